import Papa from 'papaparse';
import { decodeText } from './decodeText.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file of rows, with the mark that tells spreadsheets it is UTF-8: a part for each lot of rows. */
export function* writeCsv(lots: Iterable<readonly (readonly string[])[]>): Generator<string> {
  yield BYTE_ORDER_MARK;
  for (const rows of lots) {
    if (rows.length === 0) continue;
    yield `${Papa.unparse(
      rows.map((row) => [...row]),
      { newline: '\r\n' },
    )}\r\n`;
  }
}

/**
 * The rows of a CSV file, the header first; cells are texts.
 *
 * @throws Error with what is wrong with the file
 */
export function readCsv(bytes: Uint8Array): readonly (readonly unknown[])[] {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new Error('the file contains NUL characters');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',' });
  const open = errors.find((error) => error.code === 'MissingQuotes');
  if (open) throw new Error(`a quoted cell is never closed (row ${(open.row ?? 0) + 1})`);
  return data;
}
