/** What the system says of a file, by its error code (POSIX, errno.h). */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission for it',
  EPERM: 'you have no permission for it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file is larger than the system allows',
  ENOTDIR: 'a folder is needed, and a file is there',
  EISDIR: 'a file is needed, and a folder is there',
  EEXIST: 'something else is there',
  ENAMETOOLONG: 'its name is longer than the system allows',
  ELOOP: 'its links run in a circle',
};

/**
 * A sentence about a file that cannot be read or written; undefined for any other error.
 *
 * @param cause an error of Node's file system, which has `code` and `path`
 */
export function explainFileFault(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  const reason = REASONS[String(cause.code)];
  if (reason === undefined) return undefined;
  const path = 'path' in cause ? String(cause.path) : 'A file';
  return `${path} cannot be used: ${reason}.`;
}
