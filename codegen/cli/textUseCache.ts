import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextUseAt } from '../read/sources.ts';

/** Text keys that files name, by the hash of the file's content. */
export type KnownUses = ReadonlyMap<string, readonly TextUseAt[]>;

/** Keeps the text keys found in hand-written code between runs. */
export interface TextUseCache {
  /** @param reader module that extracts the keys; results of another version of it are ignored */
  load(reader: string): KnownUses;
  save(reader: string, uses: KnownUses): void;
}

interface CacheFile {
  readonly reader: string;
  readonly uses: readonly (readonly [string, readonly TextUseAt[]])[];
}

/**
 * A cache file below `node_modules/.cache`; without `node_modules` there is no cache. A failure to write is
 * ignored.
 */
export function textUseCache(project: string): TextUseCache | undefined {
  if (!existsSync(join(project, 'node_modules'))) return undefined;
  const folder = join(project, 'node_modules', '.cache');
  const file = join(folder, 'gatehouse-text-uses.json');
  return {
    load(reader) {
      const kept = readCacheFile(file);
      return new Map(kept?.reader === hashOf(reader) ? kept.uses : []);
    },
    save(reader, uses) {
      const kept: CacheFile = { reader: hashOf(reader), uses: [...uses] };
      // Written to a temporary file and moved, so that another command never reads half of it.
      const draft = `${file}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, JSON.stringify(kept));
        renameSync(draft, file);
      } catch {
        rmSync(draft, { force: true });
      }
    },
  };
}

/** The hash of the reader's source is its version. */
function hashOf(reader: string): string {
  return hash('sha256', readFileSync(fileURLToPath(reader), 'utf8'));
}

function readCacheFile(file: string): CacheFile | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isCacheFile(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isCacheFile(value: unknown): value is CacheFile {
  return (
    isObject(value) &&
    typeof value['reader'] === 'string' &&
    Array.isArray(value['uses']) &&
    value['uses'].every(
      (entry: unknown) =>
        Array.isArray(entry) &&
        typeof entry[0] === 'string' &&
        Array.isArray(entry[1]) &&
        entry[1].every(isUse),
    )
  );
}

function isUse(value: unknown): value is TextUseAt {
  if (!isObject(value)) return false;
  const { range, parts, isKey, kind } = value;
  return (
    isObject(range) &&
    isPosition(range['start']) &&
    isPosition(range['end']) &&
    Array.isArray(parts) &&
    parts.every((part: unknown) => typeof part === 'string') &&
    typeof isKey === 'boolean' &&
    (kind === undefined || typeof kind === 'string')
  );
}

function isPosition(value: unknown): boolean {
  return (
    isObject(value) && typeof value['line'] === 'number' && typeof value['column'] === 'number'
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
