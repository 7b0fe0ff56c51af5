import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useResourceList } from '../list/listContexts.ts';
import { useOffers } from '../offers/useOffers.ts';
import { ImportWarning } from '../dialogs/ChangeWarning.tsx';
import { Radios } from '../../controls/Radios.tsx';
import { DropZone } from './DropZone.tsx';
import type { ImportKind } from './importRow.ts';
import { TemplateLinks } from './TemplateLinks.tsx';
import type { ImportFlow } from './useImport.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

const KINDS: readonly ImportKind[] = ['create', 'update'];
const EFFECTS = { create: 'import', update: 'importChanges' } as const;
const KIND_WORDS: Readonly<Record<ImportKind, TextKey>> = {
  create: 'transfer.kind.create',
  update: 'transfer.kind.update',
};

interface ChooseFileProps {
  readonly flow: ImportFlow;
  onClose(): void;
}

/** The first step: kind of import and file, or continuing an unfinished import. */
export function ChooseFile({ flow, onClose }: ChooseFileProps) {
  const text = useText();
  const { definition, route } = useResourceList();
  const offers = useOffers(definition, route, 'list')();
  const kinds = KINDS.filter((kind) =>
    offers.some(({ offer, closed }) => offer.does.kind === EFFECTS[kind] && closed === undefined),
  );
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
                  {text('transfer.resume')}
                </Button>
                <Button size="small" color="inherit" onClick={flow.discard}>
                  {text('transfer.discard')}
                </Button>
              </>
            }
          >
            {text('transfer.offered', { file: offered.fileName })}
          </Alert>
        )}
        <Radios
          label={text('transfer.kind.label')}
          value={kind}
          onChange={setWanted}
          choices={kinds.map((value) => ({ value, label: text(KIND_WORDS[value]) }))}
        />
        {kind === 'update' && <ImportWarning definition={definition} />}
        <TemplateLinks kind={kind} />
        <DropZone busy={busy} problem={problem} onFiles={(files) => flow.choose(files, kind)} />
        {busy && <LinearProgress aria-label={text('transfer.reading')} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('pages.cancel')}</Button>
      </DialogActions>
    </>
  );
}
