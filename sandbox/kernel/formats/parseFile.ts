import { serverWords } from '../core/words.ts';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { findProject } from '../core/findProject.ts';
import { fileTooLarge, parseError, type WireError } from '../core/errors.ts';
import { MAXIMUM_COLUMNS, MAXIMUM_ROWS, MAXIMUM_UNPACKED_MIB } from './reading/limits.mjs';

export type FileKind = 'csv' | 'xlsx';
export type FileRows = readonly (readonly unknown[])[];

/** Files read at the same time; the next ones wait. */
const PARALLEL = 2;
const READING_MS = 60_000;
const MEMORY_MB = 512;

let reading = 0;
const waiting: (() => void)[] = [];

/**
 * The rows of a file, the header first, read in a thread of its own, so that others are served
 * meanwhile. Node runs it as it is, without a build: the thread's code is plain JavaScript.
 *
 * @throws WireError 400: `parse_error` with the reason, or `file_content_overflowed` for more rows,
 *   columns, bytes, time or memory than a file may have
 */
export async function parseFile(kind: FileKind, bytes: Uint8Array): Promise<FileRows> {
  if (reading >= PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
  try {
    return await readInThread(kind, bytes);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

/** What the thread says: some rows, the end of them, or what is wrong. */
interface Said {
  readonly rows?: FileRows;
  readonly tooLarge?: 'rows' | 'columns' | 'unpacked';
  readonly broken?: string;
}

function readInThread(kind: FileKind, bytes: Uint8Array): Promise<FileRows> {
  return new Promise((resolve, reject: (error: WireError) => void) => {
    const thread = new Worker(join(findProject(), 'sandbox/kernel/formats/reading/worker.mjs'), {
      workerData: { kind, bytes },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const rows: (readonly unknown[])[] = [];
    const end = (action: () => void) => {
      clearTimeout(timer);
      void thread.terminate();
      action();
    };
    const tooCostly = () => end(() => reject(fileTooLarge({ say: serverWords.fileCostly })));
    const timer = setTimeout(tooCostly, READING_MS);
    thread.on('message', (said: Said) => {
      if (said.rows) {
        for (const row of said.rows) rows.push(row);
        thread.postMessage('next');
      } else if (said.tooLarge) {
        const [say, maximum] = TOO_LARGE[said.tooLarge];
        end(() => reject(fileTooLarge({ say, with: { maximum } })));
      } else if (said.broken !== undefined) {
        const reason = said.broken;
        end(() => reject(parseError({ say: serverWords.fileBroken, with: { reason } })));
      } else end(() => resolve(rows));
    });
    // It ran out of memory.
    thread.on('error', tooCostly);
  });
}

const TOO_LARGE = {
  rows: [serverWords.fileManyRows, MAXIMUM_ROWS],
  columns: [serverWords.fileManyColumns, MAXIMUM_COLUMNS],
  unpacked: [serverWords.fileUnpacked, MAXIMUM_UNPACKED_MIB],
} as const;
