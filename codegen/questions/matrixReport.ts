import { csv, type Table } from '../report/table.ts';
import type { Matrix } from './matrix.ts';

/** The formats of `gatehouse matrix`. */
export const MATRIX_FORMATS = {
  csv: (matrix) => csv(tableOf(matrix)),
  markdown,
  html,
  json: (matrix) => `${JSON.stringify({ formatVersion: '1.0', ...matrix }, null, 2)}\n`,
} as const satisfies Readonly<Record<string, (matrix: Matrix) => string>>;

function tableOf({ people, rows }: Matrix): Table {
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

/** One page that needs nothing else: it can be sent to whoever reviews access. */
function html(matrix: Matrix): string {
  const [head = [], ...rows] = tableOf(matrix);
  const cells = (row: readonly string[]) =>
    row
      .map((cell, at) =>
        at === 1
          ? `<th scope="row">${htmlText(cell)}</th>`
          : `<td${at > 3 ? ` class="${cell === 'no' ? 'no' : 'yes'}"` : ''}>${htmlText(cell)}</td>`,
      )
      .join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Who reaches what</title>
<style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 24px; color-scheme: light dark; }
table { border-collapse: collapse; }
th, td { border: 1px solid #8885; padding: 4px 8px; text-align: left; vertical-align: top; }
thead th { position: sticky; top: 0; background: Canvas; }
tbody th { font-weight: 600; }
.no { opacity: 0.6; }
.yes { font-weight: 600; }
</style>
</head>
<body>
<h1>Who reaches what</h1>
<table>
<thead><tr>${head.map((cell) => `<th scope="col">${htmlText(cell)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}
</tbody>
</table>
</body>
</html>
`;
}

const HTML: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function htmlText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => HTML[sign] ?? sign);
}
