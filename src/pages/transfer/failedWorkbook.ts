import type { ImportColumn, ImportRow } from './importRow.ts';
import { cellText } from './rowValues.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Any name: the server reads the first sheet (protocol, section 6.1). */
const SHEET = 'Sheet1';

/** The rows as a workbook of texts that can be imported again. The library is loaded on demand. */
export async function workbookOf(
  columns: readonly ImportColumn[],
  rows: readonly ImportRow[],
): Promise<Blob> {
  const { utils, writeXLSX } = await import('xlsx');
  const sheet = utils.aoa_to_sheet([
    columns.map(({ title }) => title),
    ...rows.map(({ values }) => columns.map(({ field }) => cellText(values[field]))),
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, SHEET);
  const content: ArrayBuffer = writeXLSX(book, { type: 'array', compression: true });
  return new Blob([content], { type: TYPE });
}
