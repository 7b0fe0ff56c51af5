import { useNotify } from 'ra-core';
import type { FileFormat } from './exportCall.ts';
import { failedFile } from './failedFile.ts';
import { FormatButtons } from './FormatButtons.tsx';
import type { ImportTask } from './importTask.ts';
import { saveFile } from './saveFile.ts';
import { useText } from '../../i18n/useText.ts';

/** Downloads the failed rows as a file that can be corrected and imported. */
export function FailedFiles({ task }: { readonly task: ImportTask }) {
  const text = useText();
  const notify = useNotify();
  const save = async (format: FileFormat) => {
    const rows = task.inState('error').flatMap((index) => task.row(index) ?? []);
    try {
      const content = await failedFile(format, task.columns, rows);
      saveFile(`${task.fileName.replace(/\.\w+$/, '')}-failed.${format}`, content);
    } catch {
      // The code that writes workbooks could not be loaded.
      notify(text('transfer.noFile'), { type: 'error' });
    }
  };
  return <FormatButtons label="transfer.failedFile" save={save} />;
}
