import type { FileFormat } from './exportCall.ts';
import { failedFile } from './failedFile.ts';
import { FormatButtons } from './FormatButtons.tsx';
import { useCall } from '../useCall.ts';
import type { ImportTask } from './importTask.ts';
import { saveFile } from './saveFile.ts';
import { useText } from '../../i18n/useText.ts';

/** Downloads the failed rows as a file that can be corrected and imported. */
export function FailedFiles({ task }: { readonly task: ImportTask }) {
  const text = useText();
  const { run } = useCall();
  const save = async (format: FileFormat) => {
    const rows = task.inState('error').flatMap((index) => task.row(index) ?? []);
    const name = `${task.fileName.replace(/\.\w+$/, '')}-failed.${format}`;
    await run(async () => saveFile(name, await failedFile(format, task.columns, rows)), {
      // The code that writes workbooks could not be loaded.
      failed: () => text('transfer.noFile'),
    });
  };
  return <FormatButtons label="transfer.failedFile" save={save} />;
}
