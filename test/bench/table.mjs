/** Characters that mark a missed goal. */
const MARK = ' MISSED'.length;
const COLUMNS = ['what', 'peer', 'goal', 'ours', 'madeOf'];

/**
 * @param rows those of `row`, or of the same shape
 * @param run how slow the machine was (`slowness`) during each part
 */
export function printTable(rows, { slow, runs }) {
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
  console.log(`\n${speed(slow)}; median of ${runs}`);
}

function speed(slow) {
  const known = slow.filter((times) => times !== undefined);
  if (known.length === 0) return 'how fast this machine is was not measured: GATEHOUSE_BENCH_PEERS';
  const told = known.map((times) => times.toFixed(2)).join(', ');
  return `beside the machine of the goals (“there”) this one takes ${told} times as long`;
}
