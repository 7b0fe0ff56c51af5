import { utils, write } from 'xlsx';

const SHEET_NAME = 'Sheet1';

/** A workbook with one sheet; all cells are texts. */
export function writeXlsx(lots: Iterable<readonly (readonly string[])[]>): Buffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(
    [...lots].flatMap((rows) => rows.map((row) => [...row])),
    { dense: true },
  );
  utils.book_append_sheet(book, sheet, SHEET_NAME);
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  if (!Buffer.isBuffer(bytes)) throw new Error('The workbook could not be written.');
  return bytes;
}
