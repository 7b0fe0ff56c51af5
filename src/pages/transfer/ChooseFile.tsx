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
import type { ImportFlow } from './useImport.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../../i18n/useText.ts';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { loadMetadata, request } from '../../api/client.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { isReference } from '../../fields/values.ts';
import { useCall } from '../useCall.ts';
import { fetchTemplate, type FileFormat } from './exportCall.ts';
import { FormatButtons } from './FormatButtons.tsx';
import type { TemplateFields } from './names/templateNames.ts';
import { providerLookup } from './names/providerLookup.ts';
import { useListedRows } from './useListedRows.ts';
import { saveFile } from './saveFile.ts';

const KINDS: readonly ImportKind[] = ['create', 'update'];
const EFFECTS = { create: 'import', update: 'importChanges' } as const;
const KIND_WORDS: Readonly<Record<ImportKind, TextKey>> = {
  create: 'transfer.kind.create',
  update: 'transfer.kind.update',
};

/** The first step: kind of import and file, or continuing an unfinished import. */
export function ChooseFile({ flow, onClose }: { readonly flow: ImportFlow; onClose(): void }) {
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

/** Template files for the chosen kind of import (spec 1, section 2.10). */
function TemplateLinks({ kind }: { readonly kind: ImportKind }) {
  const text = useText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [failure, setFailure] = useState<string>();
  const { run } = useCall(setFailure);
  const { definition } = useResourceList();
  const listed = useListedRows();
  const save = (format: FileFormat) => {
    setFailure(undefined);
    return run(async () => {
      const template = kind === 'create' ? 'import' : 'update';
      const file = await fetchTemplate(request, listed, template, format);
      const finished = await (kind === 'create' ? withExample : withNames)(file.content, format);
      saveFile(file.name, finished);
    });
  };
  const loadFields = async (): Promise<TemplateFields> => {
    const metadata = await loadMetadata(definition.api, { list: true });
    return { fields: definition.fields ?? [], metadata: metadata?.actions.POST };
  };
  const withExample = async (content: Blob, format: FileFormat): Promise<Blob> => {
    const [{ exampleTemplate }, fields] = await Promise.all([
      import('./names/exampleTemplate.ts'),
      loadFields(),
    ]);
    return exampleTemplate(content, format, fields);
  };
  /** Without the names, which may be closed or unreachable, the template is the server's. */
  const withNames = async (content: Blob, format: FileFormat): Promise<Blob> => {
    try {
      const [{ templateWithNames }, fields] = await Promise.all([
        import('./names/templateNames.ts'),
        loadFields(),
      ]);
      return await templateWithNames(content, format, fields, providerLookup(provider));
    } catch {
      return content;
    }
  };
  const hasNames = definition.fields?.some((field) => field.options && isReference(field));
  const help =
    kind === 'create'
      ? text('transfer.template.create')
      : listed.selected.length > 0
        ? text('transfer.template.selected', { count: listed.selected.length })
        : text('transfer.template.update');
  return (
    <div>
      <div>{help}</div>
      {hasNames && <div>{text('transfer.template.names')}</div>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 2 }}>
        <FormatButtons
          label="transfer.template.download"
          size="small"
          variant="outlined"
          save={save}
        />
      </Box>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
    </div>
  );
}
