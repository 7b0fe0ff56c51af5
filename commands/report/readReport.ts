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
  const lines = createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]();
  const first: string = (await lines.next()).value ?? '';
  const head: ReportHead = JSON.parse(`${first}]}`);
  return { head, entries: entriesIn(lines) };
}

async function* entriesIn(lines: AsyncIterator<string>): AsyncGenerator<Entry> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true || value === ']}') return;
    yield JSON.parse(value.replace(/,$/, ''));
  }
}

function readSums(folder: string): string {
  try {
    return readFileSync(join(folder, SUMS), 'utf8');
  } catch {
    throw new UsageError(`${folder} is no report: it has no ${SUMS} that can be read.`);
  }
}
