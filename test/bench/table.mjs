const COLUMNS = ['what', 'peer', 'goal', 'ours'];

/**
 * @param rows `{what, peer, goal, ours, missed}`: texts, and whether the goal was missed
 * @param run speed of the machine before and after, in millions of steps per second
 */
export function printTable(rows, { before, after, runs }) {
  const widths = COLUMNS.map((name) =>
    Math.max(name.length, ...rows.map((row) => String(row[name]).length)),
  );
  const line = (cells) => cells.map((cell, at) => String(cell).padEnd(widths[at])).join('  ');
  console.log(line(COLUMNS));
  for (const row of rows) {
    console.log(`${line(COLUMNS.map((name) => row[name]))}${row.missed ? '  MISSED' : ''}`);
  }
  console.log(
    `\ncalibration: ${before.toFixed(0)} → ${after.toFixed(0)} million steps/s; median of ${runs}; ` +
      'ratios to the peer hold for one machine only',
  );
}
