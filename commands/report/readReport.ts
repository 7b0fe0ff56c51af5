import { UsageError } from '@gatehouse-console/engine/cli/environment.ts';
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Entry, ReportHead } from './entry.ts';
import { JSON_FILE, SUMS } from './writeReport.ts';

/**
 * Opens a report that was written earlier.
 *
 * @throws UsageError when it is none, or is not what was written
 */
export async function openReport(folder: string) {
  const file = join(folder, JSON_FILE);
  const sums = readSums(folder);
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part);
  if (!sums.includes(`${hash.digest('hex')}  ${JSON_FILE}\n`)) {
    throw new UsageError(`${file} has changed since it was written: ${SUMS} has another hash.`);
  }
  return { head: await headIn(file), entries: () => entriesIn(file) };
}

/** The first line is the head; each line after it is a row, but for the last one. */
const linesOf = (file: string) => createInterface({ input: createReadStream(file) });

async function headIn(file: string): Promise<ReportHead> {
  for await (const line of linesOf(file)) return JSON.parse(`${line}]}`);
  throw new UsageError(`${file} is empty.`);
}

async function* entriesIn(file: string): AsyncGenerator<Entry> {
  let isHead = true;
  for await (const line of linesOf(file)) {
    if (line === ']}') return;
    if (!isHead) yield JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line);
    isHead = false;
  }
}

function readSums(folder: string): string {
  try {
    return readFileSync(join(folder, SUMS), 'utf8');
  } catch {
    throw new UsageError(`${folder} is no report: it has no ${SUMS} that can be read.`);
  }
}
