import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TextUseAt } from '../read/sources.ts';
import { cacheFile } from './cacheFile.ts';
import type { Confinement } from './confinement.ts';

/** Text keys that files name, by the hash of the file's content. */
export type KnownUses = ReadonlyMap<string, readonly TextUseAt[]>;

/** Keeps the text keys found in hand-written code between runs. */
export interface TextUseCache {
  /** @param reader module that extracts the keys; results of another version of it are ignored */
  load(reader: string): KnownUses;
  save(reader: string, uses: KnownUses): void;
}

/** Undefined for a project without `node_modules`. */
export function textUseCache(project: string, confined?: Confinement): TextUseCache | undefined {
  const file = cacheFile(project, 'gatehouse-text-uses', confined);
  const version = (reader: string): string => readFileSync(fileURLToPath(reader), 'utf8');
  return (
    file && {
      load: (reader) => new Map(JSON.parse(file.load(version(reader)) ?? '[]')),
      save: (reader, uses) => file.save(version(reader), JSON.stringify([...uses])),
    }
  );
}
