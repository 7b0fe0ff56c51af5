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

/**
 * A cache file below `node_modules/.cache`; without `node_modules` there is no cache. A failure to write is
 * ignored.
 */
export function textUseCache(project: string): TextUseCache | undefined {
  if (!existsSync(join(project, 'node_modules'))) return undefined;
  const folder = join(project, 'node_modules', '.cache');
  const file = join(folder, 'gatehouse-text-uses');
  return {
    load: (reader) => new Map(readUses(file, reader)),
    save(reader, uses) {
      const kept = JSON.stringify([...uses]);
      // Written to a temporary file and moved, so that another command never reads half of it.
      const draft = `${file}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, `${sealOf(reader, kept)}\n${kept}`);
        renameSync(draft, file);
      } catch {
        rmSync(draft, { force: true });
      }
    },
  };
}

/** The first line tells whether this reader has written all the rest as it stands there. */
function readUses(
  file: string,
  reader: string,
): readonly (readonly [string, readonly TextUseAt[]])[] {
  if (!existsSync(file)) return [];
  const [seal, kept = ''] = readFileSync(file, 'utf8').split('\n');
  return seal === sealOf(reader, kept) ? JSON.parse(kept) : [];
}

/** @param reader its source is its version */
function sealOf(reader: string, kept: string): string {
  return hash('sha256', `${readFileSync(fileURLToPath(reader), 'utf8')}\n${kept}`);
}
