import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { decideGate } from '../../../codegen/model/gates.ts';
import { usePartWords, type LaterWord } from '../../i18n/usePartWords.ts';
import { useSession } from '../../session/SessionContext.ts';
import { GraveNote } from '../dialogs/GraveText.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { DropZone } from './DropZone.tsx';
import type { ImportKind } from './importRow.ts';
import { TemplateLinks } from './TemplateLinks.tsx';
import type { TransferProps } from './TransferTools.tsx';
import type { ImportFlow } from './useImport.ts';

const KINDS: readonly ImportKind[] = ['create', 'update'];
const KIND_WORDS: Readonly<Record<ImportKind, LaterWord>> = {
  create: 'transfer.kind.create',
  update: 'transfer.kind.update',
};

export interface ChooseFileProps extends TransferProps {
  readonly flow: ImportFlow;
  onClose(): void;
}

/** The first step: what for, from which file; and the way back to an import that was not finished. */
export function ChooseFile({ flow, onClose, ...props }: ChooseFileProps) {
  const words = usePartWords('later');
  const { gateContext } = useSession();
  const kinds = KINDS.filter((kind) => {
    const gate = props.list.import?.[kind]?.gate;
    return gate !== undefined && decideGate(gate, gateContext).open;
  });
  const [wanted, setWanted] = useState<ImportKind>('create');
  const kind = kinds.includes(wanted) ? wanted : (kinds[0] ?? 'create');
  const { offered, busy, problem } = flow;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        {offered && (
          <Alert
            severity="info"
            sx={{ flexWrap: 'wrap' }}
            action={
              <>
                <Button size="small" color="inherit" onClick={flow.resume}>
                  {words('transfer.resume')}
                </Button>
                <Button size="small" color="inherit" onClick={flow.discard}>
                  {words('transfer.discard')}
                </Button>
              </>
            }
          >
            {words('transfer.offered', { file: offered.fileName })}
          </Alert>
        )}
        <ChoiceGroup
          label={words('transfer.kind.label')}
          value={kind}
          onChange={setWanted}
          choices={kinds.map((value) => ({ value, label: words(KIND_WORDS[value]) }))}
        />
        {kind === 'update' && <GraveNote definition={props.definition} />}
        <TemplateLinks {...props} kind={kind} />
        <DropZone busy={busy} problem={problem} onFiles={(files) => flow.choose(files, kind)} />
        {busy && <LinearProgress aria-label={words('transfer.reading')} />}
      </DialogContent>
      <DialogActions sx={{ padding: '0 24px 20px' }}>
        <Button onClick={onClose}>{words('pages.cancel')}</Button>
      </DialogActions>
    </>
  );
}
