import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { loadMetadata, request } from '../../api/client.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { useFailureText } from '../useFailureText.ts';
import { FILE_FORMATS, fetchTemplate, type FileFormat } from './exportCall.ts';
import type { ImportKind } from './importRow.ts';
import { listedRows } from './listedRows.ts';
import { providerLookup } from './names/providerLookup.ts';
import { saveFile } from './saveFile.ts';
import type { TransferProps } from './transferProps.ts';
import { useText } from '../../i18n/useText.ts';

/** Template files for the chosen kind of import (spec 1, section 2.10). */
export function TemplateLinks({ kind, ...props }: TransferProps & { readonly kind: ImportKind }) {
  const text = useText();
  const failureText = useFailureText();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [busy, setBusy] = useState<FileFormat>();
  const [failure, setFailure] = useState<string>();
  const { definition } = props;
  const listed = listedRows(props);
  const fetch = async (format: FileFormat) => {
    setBusy(format);
    setFailure(undefined);
    try {
      const template = kind === 'create' ? 'import' : 'update';
      const file = await fetchTemplate(request, listed, template, format);
      saveFile(file.name, await withNames(file.content, format));
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(undefined);
    }
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
  const hasNames = definition.fields?.some(
    ({ type, options }) => options && (type === 'reference' || type === 'references'),
  );
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
        {FILE_FORMATS.map((format) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            loading={busy === format}
            onClick={() => void fetch(format)}
          >
            {text('transfer.template.download', { format: text(`transfer.formats.${format}`) })}
          </Button>
        ))}
      </Box>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
    </div>
  );
}
