import { serverMessages } from '../core/serverMessages.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import { fileOverflowed, parseError } from '../core/errors.ts';
import { fileFields } from './columns.ts';
import { parseFile, type FileKind } from './parseFile.ts';
import { cleanRows } from './rows.ts';
import { pairTitles } from './titles.ts';
import { FILE_LIMIT_BYTES, FILE_LIMIT_MIB, type Upload } from './upload.ts';

/** Content types of uploaded files. The second one is the server's own and not registered. */
export const TABLE_KINDS: Readonly<Record<string, FileKind>> = {
  'text/csv': 'csv',
  'text/xlsx': 'xlsx',
};

/**
 * Parses an uploaded file to records of a resource.
 *
 * @param resource absent for addresses without a resource
 * @throws 400 `parse_error` or `file_content_overflowed` (protocol, section 6.1)
 */
export async function readTable(
  upload: Upload,
  kind: FileKind,
  resource: ServerResource | undefined,
  call: Call,
) {
  if (!resource) throw parseError({ say: serverMessages.importUnsupported });
  if (upload.size > FILE_LIMIT_BYTES) throw fileOverflowed(FILE_LIMIT_MIB);
  const [header = [], ...rows] = await parseFile(kind, upload.bytes);
  try {
    const titles = pairTitles(Array.from(header, titleText), resource, call);
    const fields = fileFields(resource, call).map((field) => [field.name, field] as const);
    return { titles, rows: cleanRows(rows, titles, new Map(fields)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw parseError({ say: serverMessages.fileBroken, with: { reason } });
  }
}

function titleText(cell: unknown): string {
  return cell === undefined || cell === null ? '' : String(cell);
}
