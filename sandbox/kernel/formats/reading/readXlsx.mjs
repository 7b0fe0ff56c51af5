import { read, utils } from 'xlsx';
import { MAXIMUM_ROWS, TooLarge } from './limits.mjs';
import { checkUnpackedSize } from './unpackedSize.mjs';

/**
 * The rows of the first sheet, the header first; cells are texts, numbers, booleans or dates.
 *
 * @param {Uint8Array} bytes
 * @returns {unknown[][]}
 * @throws Error with what is wrong with the file
 */
export function readXlsx(bytes) {
  checkUnpackedSize(bytes);
  // `nodim`: the size a sheet claims is often all a sheet can have; what counts is where cells are.
  const options = { type: 'buffer', dense: true, cellDates: true, sheets: 0, nodim: true };
  const book = read(bytes, options);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('the workbook has no sheet');
  const filled = (sheet['!data'] ?? []).filter((row) => row?.some((cell) => cell?.v !== undefined));
  if (filled.length > MAXIMUM_ROWS + 1) throw new TooLarge('rows');
  return utils.sheet_to_json(sheet, { header: 1, raw: true, blankrows: false });
}
