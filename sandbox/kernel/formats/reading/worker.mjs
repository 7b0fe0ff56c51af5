import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { MAXIMUM_COLUMNS, TooLarge } from './limits.mjs';

/** Rows per message; small enough that the main thread is never blocked for long. */
const LOT = 500;

/** Parses a file in a worker thread of `readTable.ts` and sends the rows in chunks. */
try {
  const rows = await read(workerData);
  const width = rows[0]?.length ?? 0;
  if (width > MAXIMUM_COLUMNS) throw new TooLarge('columns');
  for (let start = 0; start < rows.length; start += LOT) {
    // Cells to the right of the header belong to no field.
    const lot = rows.slice(start, start + LOT).map((row) => row.slice(0, width));
    parentPort.postMessage({ rows: lot });
    await once(parentPort, 'message');
  }
  parentPort.postMessage({ end: true });
} catch (error) {
  parentPort.postMessage(
    error instanceof TooLarge ? { tooLarge: error.what } : { broken: error.message },
  );
}
parentPort.close();

/** Imports only the parser that the file needs. */
async function read({ kind, bytes }) {
  if (kind === 'csv') return (await import('./readCsv.mjs')).readCsv(bytes);
  return (await import('./readXlsx.mjs')).readXlsx(bytes);
}
