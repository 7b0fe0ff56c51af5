import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useMedia } from '../../theme/useMedia.ts';
import { useId, useEffect } from 'react';
import { useResourceList } from '../list/listContexts.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { UnknownColumns } from './columns/UnknownColumns.tsx';
import { ImportRows } from './ImportRows.tsx';
import { useImport } from './useImport.ts';
import { useNameInSentence } from '../../i18n/useNameInSentence.ts';
import { useText } from '../../i18n/useText.ts';

/** Below this width the dialog is full screen. */
const NARROW = '(max-width: 599px)';

interface ImportDialogProps {
  readonly open: boolean;
  onClose(): void;
}

/** Imports records: choose a file, check its rows, upload them (spec 1, section 2.10). */
export default function ImportDialog({ open, onClose }: ImportDialogProps) {
  const id = useId();
  const text = useText();
  const inSentence = useNameInSentence();
  const narrow = useMedia(NARROW);
  const { definition } = useResourceList();
  const flow = useImport(open);
  useHeldDrops(open);
  const { underWay } = flow;
  const close = () => {
    underWay?.runner.stop();
    // An earlier problem is not shown again.
    flow.leaveFile();
    onClose();
  };
  const finish = () => {
    flow.discard();
    flow.leaveFile();
    onClose();
  };
  return (
    <Dialog
      open={open}
      // A click beside the dialog must not stop an import.
      onClose={(_, reason) => (reason === 'backdropClick' && underWay ? undefined : close())}
      aria-labelledby={id}
      maxWidth={underWay ? 'xl' : 'sm'}
      fullWidth
      fullScreen={narrow}
    >
      <DialogTitle id={id}>
        {text('transfer.importOf', { many: inSentence(definition.many) })}
      </DialogTitle>
      {underWay ? (
        <ImportRows
          {...underWay}
          asks={definition.form?.asks}
          onClose={close}
          onFinish={finish}
          onOther={flow.discard}
        />
      ) : flow.unclear ? (
        <UnknownColumns
          {...flow.unclear}
          busy={flow.busy}
          problem={flow.problem}
          onChosen={flow.chooseColumns}
          onOther={flow.leaveFile}
        />
      ) : (
        <ChooseFile flow={flow} onClose={close} />
      )}
    </Dialog>
  );
}

/** While the dialog is open, a file dropped beside its field is not opened by the browser. */
function useHeldDrops(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('drop', hold);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('drop', hold);
    };
  }, [open]);
}
