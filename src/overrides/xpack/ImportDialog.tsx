import { useId, useState, type ReactNode } from 'react';
import { DialogFrame } from '../../controls/DialogFrame.tsx';
import { FileButton } from '../../controls/FileButton.tsx';
import { useCall } from '../../pages/useCall.ts';
import { importLicence } from './licenceFacts.ts';
import { useText } from '../../i18n/useText.ts';

interface ImportDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Imports a licence file and shows the server's answer; a valid licence reloads the console. */
export function ImportDialog({ open, onClose }: ImportDialogProps): ReactNode {
  const text = useText();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useCall((message) => setProblem(message ?? text('licencePage.failed')));

  const send = async () => {
    if (!file) {
      setProblem(text('licencePage.noFile'));
      return;
    }
    setProblem(undefined);
    await run(async () => {
      const { taken, message } = await importLicence(file);
      // Menus, gates and the footer depend on the licence.
      if (taken) globalThis.location.reload();
      else setProblem(message || text('licencePage.failed'));
    });
  };

  return (
    <DialogFrame
      open={open}
      title={text('licencePage.import')}
      maxWidth="xs"
      busy={busy}
      problem={problem}
      problemId={id}
      action={{ label: text('licencePage.import'), run: () => void send() }}
      onClose={onClose}
    >
      <FileButton
        label={text('licencePage.file')}
        fileName={file?.name}
        describedBy={problem === undefined ? undefined : id}
        invalid={problem !== undefined}
        onFiles={([next]) => {
          setFile(next);
          setProblem(undefined);
        }}
      />
    </DialogFrame>
  );
}
