import { csvTable, workbookTable } from './cellTable.ts';
import type { FileFormat } from './exportCall.ts';
import type { ImportColumn, ImportRow } from './importRow.ts';
import { cellText } from './rowValues.ts';

export const FILE_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The rows as texts in a file that can be imported again. */
export async function failedFile(
  format: FileFormat,
  columns: readonly ImportColumn[],
  rows: readonly ImportRow[],
): Promise<Blob> {
  const table = format === 'csv' ? csvTable() : await workbookTable();
  table.write([
    columns.map(({ title }) => title),
    ...rows.map(({ values }) => columns.map(({ field }) => cellText(values[field]))),
  ]);
  return table.save(FILE_TYPES[format]);
}
