import { read, utils, write } from 'xlsx';

const SHEET_NAME = 'Sheet1';
/** A workbook is a zip archive. Source: APPNOTE.TXT, section 4.3.7. */
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];

/** A workbook of one sheet; all cells are texts. */
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

/**
 * The rows of the first sheet, the header first; cells are texts, numbers, booleans or dates.
 *
 * @throws Error with what is wrong with the file
 */
export function readXlsx(bytes: Uint8Array): readonly (readonly unknown[])[] {
  // The library would take anything for a text file.
  if (!ZIP_START.every((byte, index) => bytes[index] === byte)) {
    throw new Error('the file is not a zip file');
  }
  // `nodim`: the size a sheet claims is often all a sheet can have; what counts is where cells are.
  const options = { type: 'buffer', dense: true, cellDates: true, sheets: 0, nodim: true } as const;
  const book = read(bytes, options);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('the workbook has no sheet');
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: false });
}
