import { read, utils } from 'xlsx';
import { MAXIMUM_ROWS, TooLarge } from './limits.mjs';
import { checkUnpackedSize } from './unpackedSize.mjs';

/**
 * Parses the first sheet: rows of texts, numbers, booleans or dates, the header first.
 *
 * @param {Uint8Array} bytes
 * @returns {unknown[][]}
 * @throws Error with the reason when the file is invalid
 */
export function readXlsx(bytes) {
  checkUnpackedSize(bytes);
  // `nodim` ignores the declared size of a sheet, which is often the maximum; only real cells count.
  const options = { type: 'buffer', dense: true, cellDates: true, sheets: 0, nodim: true };
  const book = read(bytes, options);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('the workbook has no sheet');
  const filled = (sheet['!data'] ?? []).filter((row) => row?.some((cell) => cell?.v !== undefined));
  if (filled.length > MAXIMUM_ROWS + 1) throw new TooLarge('rows');
  return utils.sheet_to_json(sheet, { header: 1, raw: true, blankrows: false });
}
