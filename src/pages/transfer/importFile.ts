import type { TextKey } from '#project/generated/texts.ts';

/** The dialog does not send larger files (spec 1, section 5). */
export const FILE_LIMIT_BYTES = 30 * 1024 * 1024;
/** What the server takes (protocol, section 6.1; spec 2, section 3): the limit that users are told. */
export const SERVER_LIMIT_BYTES = 10 * 1024 * 1024;

/** Content types by file extension; the second is the server's own (spec 1, section 7). */
const TYPES = { csv: 'text/csv', xlsx: 'text/xlsx' } as const;
export const ACCEPTED_FILES = '.csv,.xlsx';

export interface CheckedFile {
  readonly file: File;
  readonly contentType: (typeof TYPES)[keyof typeof TYPES];
}

/** Accepts one file, .csv or .xlsx, below 30 MB (spec 1, section 5). */
export function checkFiles(files: readonly File[]): CheckedFile | { readonly problem: TextKey } {
  const [file] = files;
  if (!file || files.length > 1) return { problem: 'transfer.file.one' };
  const ending = /\.(csv|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (ending !== 'csv' && ending !== 'xlsx') return { problem: 'transfer.file.ending' };
  if (file.size >= FILE_LIMIT_BYTES) return { problem: 'transfer.file.size' };
  return { file, contentType: TYPES[ending] };
}
