import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin, type Confinement } from './confinement.ts';

/** What a command found, for the next one. */
interface CacheFile {
  /**
   * What was saved last.
   *
   * @param of all that it depends on; undefined when it was saved for something else, or is damaged
   */
  load(of: string): string | undefined;
  /** A failure to write is ignored. */
  save(of: string, text: string): void;
}

/** A file below `node_modules/.cache`; without `node_modules` there is none, nor behind a link out of a confinement. */
export function cacheFile(
  project: string,
  name: string,
  confined?: Confinement,
): CacheFile | undefined {
  if (!existsSync(join(project, 'node_modules'))) return undefined;
  const folder = join(project, 'node_modules', '.cache');
  const file = join(folder, name);
  if (confined && !isWithin(confined.folder, file)) return undefined;
  return {
    load(of) {
      try {
        const [seal, text = ''] = readFileSync(file, 'utf8').split('\n');
        return seal === sealOf(of, text) ? text : undefined;
      } catch {
        // It is not there, or cannot be read: the command finds it again.
        return undefined;
      }
    },
    save(of, text) {
      // Written to a temporary file and moved, so that another command never reads half of it.
      const draft = `${file}.${process.pid}`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, `${sealOf(of, text)}\n${text}`);
        renameSync(draft, file);
      } catch {
        rmSync(draft, { force: true });
      }
    },
  };
}

function sealOf(of: string, text: string): string {
  return hash('sha256', `${of}\n${text}`);
}
