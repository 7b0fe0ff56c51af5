import type { Matrix } from './matrix.ts';
import { matrixHtml } from './matrixHtml.ts';

type Table = readonly (readonly string[])[];

/** The formats of `gatehouse matrix`. */
export const MATRIX_FORMATS = {
  csv: (matrix) =>
    tableOf(matrix)
      .map((row) => `${row.map(csvCell).join(',')}\r\n`)
      .join(''),
  markdown,
  html: matrixHtml,
  json: (matrix) => `${JSON.stringify({ formatVersion: '1.0', ...matrix }, null, 2)}\n`,
} as const satisfies Readonly<Record<string, (matrix: Matrix) => string>>;

function tableOf({ people, rows }: Matrix): Table {
  return [
    ['kind', 'id', 'path', 'gate', ...people],
    ...rows.map(({ kind, id, path, gate, cells }) => [kind, id, path, gate, ...cells]),
  ];
}

/** RFC 4180, and no cell that a spreadsheet takes for a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function markdown(matrix: Matrix): string {
  const [head = [], ...rows] = tableOf(matrix).map((row) =>
    row.map((cell) => cell.replaceAll('|', '\\|')),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [line(head), `|${'---|'.repeat(head.length)}\n`, ...rows.map(line)].join('');
}
