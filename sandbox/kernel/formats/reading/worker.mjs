import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { MAXIMUM_COLUMNS, TooLarge } from './limits.mjs';

/** Rows in one message: the thread that serves everybody takes each in a moment. */
const LOT = 500;

/** Reads one file in a thread of its own; told by `parseFile.ts`, which takes the rows lot by lot. */
try {
  const rows = await read(workerData);
  const width = rows[0]?.length ?? 0;
  if (width > MAXIMUM_COLUMNS) throw new TooLarge('columns');
  for (let start = 0; start < rows.length; start += LOT) {
    // What stands beside the titles belongs to no field.
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

/** Only what the file needs is loaded. */
async function read({ kind, bytes }) {
  if (kind === 'csv') return (await import('./readCsv.mjs')).readCsv(bytes);
  return (await import('./readXlsx.mjs')).readXlsx(bytes);
}
