import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { loadMetadata, request } from '../../api/client.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { isReference } from '../../fields/values.ts';
import { useResourceList } from '../list/listContexts.ts';
import { useCall } from '../useCall.ts';
import { fetchTemplate, type FileFormat } from './exportCall.ts';
import { FormatButtons } from './FormatButtons.tsx';
import type { ImportKind } from './importRow.ts';
import { providerLookup } from './names/providerLookup.ts';
import { useListedRows } from './useListedRows.ts';
import { saveFile } from './saveFile.ts';
import { useText } from '../../i18n/useText.ts';

/** Template files for the chosen kind of import (spec 1, section 2.10). */
export function TemplateLinks({ kind }: { readonly kind: ImportKind }) {
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
      saveFile(file.name, await withNames(file.content, format));
    });
  };
  /** Without the names, which may be closed or unreachable, the template is the server's. */
  const withNames = async (content: Blob, format: FileFormat): Promise<Blob> => {
    try {
      const [{ templateWithNames }, metadata] = await Promise.all([
        import('./names/templateNames.ts'),
        loadMetadata(definition.api, { list: true }),
      ]);
      const known = { fields: definition.fields ?? [], metadata: metadata?.actions.POST };
      return await templateWithNames(content, format, known, providerLookup(provider));
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
