import { serverMessages } from '../core/serverMessages.ts';
import { readTable, TABLE_KINDS } from '../formats/readTable.ts';
import { readForm } from '../formats/readForm.ts';
import { Upload } from '../formats/upload.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import { parseError } from '../core/errors.ts';
import { ownValue } from '../wire/ownValue.ts';
import { readJson } from './readJson.ts';

/**
 * Parses a body by its content type. An unknown content type is treated as a file without a name, as on the real
 * server.
 *
 * @param content the raw body: a text, or a file when its content type says so
 * @param resource whose records the address accepts
 */
export async function readBody(
  content: unknown,
  type: string | undefined,
  resource: ServerResource | undefined,
  call: Call,
): Promise<Pick<Call, 'body' | 'titles'>> {
  const kind = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (content instanceof Upload) {
    const table = ownValue(TABLE_KINDS, kind);
    if (content.size === 0 || !table) return { body: undefined };
    const { titles, rows } = await readTable(content, table, resource, call);
    return { body: rows, titles };
  }
  if (typeof content !== 'string' || content === '') return { body: undefined };
  if (kind === 'application/json') return { body: readJson(content) };
  if (kind === 'application/x-www-form-urlencoded') {
    return { body: Object.fromEntries(new URLSearchParams(content)) };
  }
  if (kind === 'multipart/form-data' && !resource) {
    return { body: await readForm(content, type ?? '') };
  }
  throw parseError({ say: serverMessages.fileNameMissing });
}
