import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { request } from '../../api/client.ts';
import { useFailureText } from '../useFailureText.ts';
import { FILE_FORMATS, fetchTemplate, type FileFormat } from './exportCall.ts';
import type { ImportKind } from './importRow.ts';
import { listedRows } from './listedRows.ts';
import { saveFile } from './saveFile.ts';
import type { TransferProps } from './transferProps.ts';
import { useText } from '../../i18n/useText.ts';

/** Template files for the chosen kind of import (spec 1, section 2.10). */
export function TemplateLinks({ kind, ...props }: TransferProps & { readonly kind: ImportKind }) {
  const text = useText();
  const failureText = useFailureText();
  const [busy, setBusy] = useState<FileFormat>();
  const [failure, setFailure] = useState<string>();
  const listed = listedRows(props);
  const fetch = async (format: FileFormat) => {
    setBusy(format);
    setFailure(undefined);
    try {
      const template = kind === 'create' ? 'import' : 'update';
      const file = await fetchTemplate(request, listed, template, format);
      saveFile(file.name, file.content);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(undefined);
    }
  };
  const help =
    kind === 'create'
      ? text('transfer.template.create')
      : listed.selected.length > 0
        ? text('transfer.template.selected', { count: listed.selected.length })
        : text('transfer.template.update');
  return (
    <div>
      <div>{help}</div>
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
