/** Characters that mark a missed goal. */
const MARK = ' MISSED'.length;
const COLUMNS = ['what', 'ours', 'peer', 'ratio', 'goal', 'madeOf'];

/**
 * @param {readonly import('./rows.mjs').Line[]} rows
 */
export function printTable(rows) {
  const widths = COLUMNS.map((name) =>
    Math.max(
      name.length,
      ...rows.map((row) => String(row[name] ?? '').length + (row.missed ? MARK : 0)),
    ),
  );
  const line = (cells) => cells.map((cell, at) => String(cell).padEnd(widths[at])).join('  ');
  console.log(line(COLUMNS));
  for (const row of rows) {
    const marked = { ...row, ours: `${row.ours}${row.missed ? ' MISSED' : ''}` };
    console.log(line(COLUMNS.map((name) => marked[name] ?? '')).trimEnd());
  }
}
