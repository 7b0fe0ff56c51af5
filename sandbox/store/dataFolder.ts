import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase, type Database } from './database.ts';

const FILE = 'sandbox.sqlite';
/** What stands between a folder and the data, by the codes of the system and of the database. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^(EEXIST|ENOTDIR)/, 'it is no folder'],
  [/^(EACCES|EPERM|EROFS)|SQLITE_(READONLY|CANTOPEN|PERM)/, 'nothing can be written there'],
  [/^ENOENT/, 'no folder can be made there'],
  [/^(ENOSPC|EDQUOT)|SQLITE_FULL/, 'there is no room left'],
  [/SQLITE_(NOTADB|CORRUPT)/, `${FILE} in it is no database of the sandbox`],
  [/SQLITE_BUSY/, 'another server uses it'],
];

/** A folder that the data cannot be kept in. */
export class UnusableData extends Error {
  readonly code = 'UNUSABLE_DATA';

  constructor(folder: string, cause: unknown) {
    super(`Data cannot be kept in ${folder}: ${reasonOf(cause)}. Choose another --data.`, {
      cause,
    });
  }
}

/**
 * Opens the database of a folder, which is made where it is not there.
 *
 * @throws UnusableData with the reason
 */
export function openData(folder: string): Database {
  try {
    makeFolder(folder);
    return openDatabase(join(folder, FILE));
  } catch (error) {
    throw new UnusableData(folder, error);
  }
}

/** One after the other: asked for all at once, node never comes back from places like `/proc` (node 20). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error('ENOTDIR');
    return;
  }
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  mkdirSync(folder);
}

function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : message;
  const known = REASONS.find(([pattern]) => pattern.test(code) || pattern.test(message));
  return known?.[1] ?? message;
}
