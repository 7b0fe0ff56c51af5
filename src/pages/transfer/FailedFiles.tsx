import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { FILE_FORMATS, type FileFormat } from './exportCall.ts';
import { csvOf } from './failedFile.ts';
import { workbookOf } from './failedWorkbook.ts';
import type { ImportTask } from './importTask.ts';
import { saveFile } from './saveFile.ts';
import { useText } from '../../i18n/useText.ts';

/** Downloads the failed rows as a file that can be corrected and imported. */
export function FailedFiles({ task }: { readonly task: ImportTask }) {
  const text = useText();
  const notify = useNotify();
  const [busy, setBusy] = useState<FileFormat>();
  const save = async (format: FileFormat) => {
    const rows = task.inState('error').flatMap((index) => task.row(index) ?? []);
    setBusy(format);
    try {
      const content =
        format === 'csv'
          ? new Blob([csvOf(task.columns, rows)], { type: 'text/csv' })
          : await workbookOf(task.columns, rows);
      saveFile(`${task.fileName.replace(/\.\w+$/, '')}-failed.${format}`, content);
    } catch {
      // The code that writes workbooks could not be loaded.
      notify(text('transfer.noFile'), { type: 'error' });
    } finally {
      setBusy(undefined);
    }
  };
  return FILE_FORMATS.map((format) => (
    <Button key={format} loading={busy === format} onClick={() => void save(format)}>
      {text('transfer.failedFile', { format: text(`transfer.formats.${format}`) })}
    </Button>
  ));
}
