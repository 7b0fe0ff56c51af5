/** Characters that mark a missed goal. */
const MARK = ' MISSED'.length;
const COLUMNS = ['what', 'peer', 'goal', 'ours', 'madeOf'];

/**
 * @param rows those of `row`, or of the same shape
 * @param run speed of the machine before and after, in millions of steps per second
 */
export function printTable(rows, { before, after, runs }) {
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
  console.log(
    `\ncalibration: ${before.toFixed(0)} → ${after.toFixed(0)} million steps/s; median of ${runs}; ` +
      'ratios to the peer hold for one machine only',
  );
}
