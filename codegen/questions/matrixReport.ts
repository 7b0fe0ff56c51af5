import { csv, type Table } from '../report/table.ts';
import { readable, type Matrix } from './matrix.ts';
import { matrixHtml } from './matrixHtml.ts';

/** The formats of `gatehouse matrix`. */
export const MATRIX_FORMATS = {
  csv: (matrix) => csv(tableOf(matrix)),
  markdown,
  html: (matrix) => matrixHtml(readable(matrix)),
  json: (matrix) => `${JSON.stringify({ formatVersion: '2.0', ...matrix }, null, 2)}\n`,
} as const satisfies Readonly<Record<string, (matrix: Matrix) => string>>;

function tableOf(matrix: Matrix): Table {
  const { people, rows } = readable(matrix);
  return [
    ['kind', 'id', 'path', 'gate', ...people],
    ...rows.map(({ kind, id, path, gate, cells }) => [kind, id, path, gate, ...cells]),
  ];
}

function markdown(matrix: Matrix): string {
  const [head = [], ...rows] = tableOf(matrix).map((row) =>
    row.map((cell) => cell.replaceAll('|', '\\|')),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  return [line(head), `|${'---|'.repeat(head.length)}\n`, ...rows.map(line)].join('');
}
