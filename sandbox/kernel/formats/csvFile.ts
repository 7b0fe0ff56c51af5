import Papa from 'papaparse';

const BYTE_ORDER_MARK = '\uFEFF';

/** Writes a CSV file with a byte order mark, in chunks of rows. */
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
