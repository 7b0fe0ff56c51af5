import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The SHA-256 of a text or of bytes, in hexadecimal.
 *
 * @param {string | Uint8Array} content
 */
export const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/**
 * The digests of files, one line each in the order of their paths, as `sha256sum -c` reads them.
 *
 * @param {readonly (readonly [string, string | Uint8Array])[]} files paths and contents
 */
export function digestLines(files) {
  const lines = files.map(([path, content]) => [path, `${sha256(content)}  ${path}\n`]);
  return lines
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => line)
    .join('');
}

/**
 * The same of files on disk.
 *
 * @param {string} folder what the paths are relative to
 * @param {readonly string[]} files their paths
 */
export const digestsOf = (folder, files) =>
  digestLines(files.map((file) => [file, readFileSync(join(folder, file))]));

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
