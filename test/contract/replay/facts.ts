import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap } from '../../../codegen/model/isMap.ts';
import { engineFolder } from '../../../codegen/read/engineFolder.ts';
import type { Row } from './distil.ts';
import type { RecordedServer } from './recording.ts';

/** The distilled facts of a server: one file per app of the API, one row per line. */
export const factsOf = (server: RecordedServer): string =>
  join(engineFolder(), 'test/contract/replay/facts', server);

/** The rows of each app. */
export function readFacts(server: RecordedServer): ReadonlyMap<string, readonly Row[]> {
  const folder = factsOf(server);
  return new Map(
    readdirSync(folder)
      .toSorted()
      .map((name) => [
        name.replace(/\.jsonl$/, ''),
        readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean).map(rowOf),
      ]),
  );
}

function rowOf(line: string): Row {
  const read: unknown = JSON.parse(line);
  if (!isRow(read)) throw new Error(`This is no row of facts: ${line.slice(0, 80)}`);
  return read;
}

function isRow(value: unknown): value is Row {
  return isMap(value) && typeof value['key'] === 'string' && typeof value['path'] === 'string';
}

/** The file content for each app. */
export function factFiles(rows: readonly Row[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const row of rows) {
    const app = /^\/api\/v1\/([^/]+)/.exec(row.path)?.[1] ?? 'api';
    files.set(app, `${files.get(app) ?? ''}${JSON.stringify(row)}\n`);
  }
  return files;
}
