import Papa from 'papaparse';

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
