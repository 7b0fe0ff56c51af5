import { serverMessages } from '../core/serverMessages.ts';
import { readTable, TABLE_KINDS } from '../formats/readTable.ts';
import { Upload } from '../formats/upload.ts';
import type { ServerResource, Call } from '../core/sandbox.ts';
import { parseError } from '../core/errors.ts';
import { ownValue } from '../wire/ownValue.ts';

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

/** Maximum nesting; no record is deeper than ten levels, and thousands of levels would overflow the stack. */
const DEEPEST = 200;
const BACKSLASH = 92;
const QUOTE = 34;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Parses a JSON body.
 *
 * @throws 400 `parse_error`, also when it is nested too deeply
 */
function readJson(text: string): unknown {
  if (isTooDeep(text))
    throw parseError({ say: serverMessages.jsonTooDeep, with: { maximum: DEEPEST } });
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw parseError({ say: serverMessages.jsonBroken, with: { reason } });
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place);
    if (quoted) {
      if (code === BACKSLASH) place += 1;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/**
 * Parses a `multipart/form-data` body (RFC 7578, section 4): by name the text of a field or file, or the `data:`
 * URL of a picture. A body that is none has no fields.
 *
 * @param content the body as a binary string
 * @param type the content type with the boundary
 */
async function readForm(content: string, type: string): Promise<Readonly<Record<string, string>>> {
  const body = new Response(Buffer.from(content, 'latin1'), { headers: { 'Content-Type': type } });
  const form = await body.formData().catch(() => new FormData());
  const fields = [...form].map(async ([name, value]) => [name, await valueOf(value)] as const);
  return Object.fromEntries(await Promise.all(fields));
}

async function valueOf(value: string | File): Promise<string> {
  if (typeof value === 'string') return value;
  if (!value.type.startsWith('image/')) return value.text();
  const bytes = Buffer.from(await value.arrayBuffer());
  return `data:${value.type};base64,${bytes.toString('base64')}`;
}
