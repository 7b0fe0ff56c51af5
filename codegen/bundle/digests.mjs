import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The digests of files, one line each, as `sha256sum -c` reads them.
 *
 * @param {string} folder what the paths are relative to
 * @param {readonly string[]} files their paths
 */
export function digestsOf(folder, files) {
  const lines = files.toSorted().map((file) => {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return `${digest}  ${file}\n`;
  });
  return lines.join('');
}

/**
 * The paths of all files below a folder, relative to it, with `/`.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}
