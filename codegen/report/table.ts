/** Rows of cells; the first row names the columns. */
export type Table = readonly (readonly string[])[];

/** East Asian wide characters are two columns wide (Unicode Standard Annex 11). */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u;

/** How many columns of a terminal a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 2 : 1;
  return width;
}

/** A table for a terminal, with aligned columns. */
export function alignedTable(rows: Table): string {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  const padded = (cell: string, at: number) =>
    cell + ' '.repeat(Math.max(0, (widths[at] ?? 0) - widthOf(cell)));
  return rows.map((row) => `${row.map(padded).join('  ').trimEnd()}\n`).join('');
}

/** A table for a spreadsheet (RFC 4180). */
export function csv(rows: Table): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** No cell is one that a spreadsheet takes for a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
