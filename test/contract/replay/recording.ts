import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_RECORDINGS } from '../../../codegen/drift/recordings.ts';
import { isMap } from '../../../codegen/model/isMap.ts';
import { engineFolder } from '../../../codegen/read/engineFolder.ts';

/** A recorded request with its answer. */
export interface Recording {
  /** File name without extension. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly as: string;
  readonly sent: unknown;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export const recordingsFolder =
  process.env['GATEHOUSE_RECORDINGS'] ?? join(engineFolder(), DEFAULT_RECORDINGS);
export const recordingsPresent = existsSync(join(recordingsFolder, 'index.tsv'));

/** The versions of the server whose answers were recorded; of later ones those that differ from the first. */
export const RECORDED_SERVERS = ['v2.23', 'v2.28'] as const;
export type RecordedServer = (typeof RECORDED_SERVERS)[number];

export function recordingsOf(server: RecordedServer): string {
  return server === 'v2.23' ? recordingsFolder : join(recordingsFolder, '..', server, 'recorded');
}

/** All recordings, sorted by name. */
export function readRecordings(folder: string): readonly Recording[] {
  return readdirSync(folder)
    .filter((name) => /^[A-Z]+__.*\.json$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const read: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const recording = recordingOf(name.replace(/\.json$/, ''), read);
      return recording ? [recording] : [];
    });
}

function recordingOf(name: string, read: unknown): Recording | undefined {
  if (!isMap(read) || !isMap(read['request'])) return undefined;
  const { method, path, query, as, body } = read['request'];
  if (typeof method !== 'string' || typeof path !== 'string') return undefined;
  return {
    name,
    method,
    path,
    query: queryOf(query),
    as: String(as),
    sent: body,
    status: Number(read['status']),
    headers: textsOf(read['headers']),
    body: read['body'],
  };
}

function queryOf(query: unknown): Readonly<Record<string, string>> {
  if (typeof query === 'string') return Object.fromEntries(new URLSearchParams(query));
  return textsOf(query);
}

function textsOf(map: unknown): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(isMap(map) ? map : {}).map(([name, value]) => [name, String(value)]),
  );
}
