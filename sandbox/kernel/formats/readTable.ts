import { serverMessages } from '../core/serverMessages.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import { fileOverflowed, parseError, fileTooLarge, type WireError } from '../core/errors.ts';
import { fileFields } from './columns.ts';
import { cleanRows } from './rows.ts';
import { pairTitles } from './titles.ts';
import { FILE_LIMIT_BYTES, FILE_LIMIT_MIB, type Upload } from './upload.ts';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Semaphore } from 'es-toolkit/promise';
import { engineFolder } from '../../../codegen/read/engineFolder.ts';
import { MAXIMUM_COLUMNS, MAXIMUM_ROWS, MAXIMUM_UNPACKED_MIB } from './reading/limits.mjs';

/** Content types of uploaded files. The second one is the server's own and not registered. */
export const TABLE_KINDS: Readonly<Record<string, FileKind>> = {
  'text/csv': 'csv',
  'text/xlsx': 'xlsx',
};

/**
 * Parses an uploaded file to records of a resource.
 *
 * @param resource absent for addresses without a resource
 * @throws 400 `parse_error` or `file_content_overflowed` (protocol, section 6.1)
 */
export async function readTable(
  upload: Upload,
  kind: FileKind,
  resource: ServerResource | undefined,
  call: Call,
) {
  if (!resource) throw parseError({ say: serverMessages.importUnsupported });
  if (upload.size > FILE_LIMIT_BYTES) throw fileOverflowed(FILE_LIMIT_MIB);
  const [header = [], ...rows] = await parseFile(kind, upload.bytes);
  try {
    const titles = pairTitles(Array.from(header, titleText), resource, call);
    const fields = fileFields(resource, call).map((field) => [field.name, field] as const);
    return { titles, rows: cleanRows(rows, titles, new Map(fields)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw parseError({ say: serverMessages.fileBroken, with: { reason } });
  }
}

function titleText(cell: unknown): string {
  return cell === undefined || cell === null ? '' : String(cell);
}

type FileKind = 'csv' | 'xlsx';
type FileRows = readonly (readonly unknown[])[];

/** Number of files that are parsed at the same time; others wait. */
const PARALLEL = 2;
const READING_MS = 60_000;
const MEMORY_MB = 512;

const threads = new Semaphore(PARALLEL);

/**
 * Parses the rows of a file, the header first, in a worker thread, so that other calls are served meanwhile. The
 * worker is plain JavaScript, because Node runs it without a build.
 *
 * @throws WireError 400: `parse_error` with the reason, or `file_content_overflowed` for too many rows or columns,
 * or too much time or memory
 */
async function parseFile(kind: FileKind, bytes: Uint8Array): Promise<FileRows> {
  await threads.acquire();
  try {
    return await readInThread(kind, bytes);
  } finally {
    threads.release();
  }
}

/** A message of the worker: rows, the end, or an error. */
interface WorkerMessage {
  readonly rows?: FileRows;
  readonly tooLarge?: 'rows' | 'columns' | 'unpacked';
  readonly broken?: string;
}

function readInThread(kind: FileKind, bytes: Uint8Array): Promise<FileRows> {
  return new Promise((resolve, reject: (error: WireError) => void) => {
    const thread = new Worker(join(engineFolder(), 'sandbox/kernel/formats/reading/worker.mjs'), {
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
    const tooCostly = () => end(() => reject(fileTooLarge({ say: serverMessages.fileCostly })));
    const timer = setTimeout(tooCostly, READING_MS);
    thread.on('message', (said: WorkerMessage) => {
      if (said.rows) {
        for (const row of said.rows) rows.push(row);
        thread.postMessage('next');
      } else if (said.tooLarge) {
        const [say, maximum] = TOO_LARGE[said.tooLarge];
        end(() => reject(fileTooLarge({ say, with: { maximum } })));
      } else if (said.broken !== undefined) {
        const reason = said.broken;
        end(() => reject(parseError({ say: serverMessages.fileBroken, with: { reason } })));
      } else end(() => resolve(rows));
    });
    // The worker ran out of memory.
    thread.on('error', tooCostly);
  });
}

const TOO_LARGE = {
  rows: [serverMessages.fileManyRows, MAXIMUM_ROWS],
  columns: [serverMessages.fileManyColumns, MAXIMUM_COLUMNS],
  unpacked: [serverMessages.fileUnpacked, MAXIMUM_UNPACKED_MIB],
} as const;
