import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

/** What a command may reach when somebody else than the owner of the machine writes its arguments. */
export interface Confinement {
  /** The folder outside of which nothing is read, also not by links. */
  readonly folder: string;
  /** Whether files may be changed. */
  readonly write: boolean;
}

/** Whether a path is a folder or below it, once all links are followed. */
export function isWithin(folder: string, path: string): boolean {
  const home = realPath(folder);
  const real = realPath(path);
  return real === home || real.startsWith(home.endsWith(sep) ? home : home + sep);
}

/** Where a file or folder is or would be, without links. */
export function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const above = dirname(path);
  return above === path ? path : join(realPath(above), basename(path));
}
