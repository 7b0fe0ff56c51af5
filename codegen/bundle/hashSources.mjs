import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * One hash over the names and contents of files; a missing source counts as empty.
 *
 * @param {string} project the folder that contains the sources
 * @param {readonly string[]} sources files, and folders with everything below them
 */
export function hashSources(project, sources) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesAt(project, source))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(project, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesAt(project, source) {
  const path = join(project, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
