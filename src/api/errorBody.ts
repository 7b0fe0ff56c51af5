import { apiFacts } from '#project/generated/api.ts';
import type { ApiFacts } from '../../codegen/model/server.ts';
import type { FieldErrors, RowError } from './errors.ts';
import { isObject } from './unknownValues.ts';

/** The content of an error body in any of the server's shapes. */
export interface ErrorBody {
  readonly text?: string;
  readonly code?: string;
  readonly fields?: FieldErrors;
  readonly rows?: readonly RowError[];
}

type ErrorFacts = ApiFacts['errors'];

/** Messages about the whole record. */
const WHOLE_RECORD = 'non_field_errors';
const SEPARATOR = ';';
/** Longer plain text is a page or a stack trace and not shown. */
const LONGEST_PLAIN_TEXT = 500;

/**
 * Reads an error body: an object with a message, a map of fields (nested, with indexes as keys,
 * with plain strings), a list of rows with `{}` for good ones, a list of messages, a JSON string,
 * plain text. HTML pages and empty bodies have no message.
 */
export function readErrorBody(
  body: unknown,
  { errors }: Pick<ApiFacts, 'errors'> = apiFacts,
): ErrorBody {
  if (typeof body === 'string') return plainText(body);
  if (Array.isArray(body)) return readList(body, errors);
  if (isObject(body)) return readObject(body, errors);
  return {};
}

function plainText(body: string): ErrorBody {
  const text = body.trim();
  return text === '' || text.startsWith('<') || text.length > LONGEST_PLAIN_TEXT ? {} : { text };
}

function readList(body: readonly unknown[], errors: ErrorFacts): ErrorBody {
  if (!body.some((item) => !isScalar(item))) {
    return withText(joinMessages(body));
  }
  const rows = body.flatMap((item, index) => {
    const { text, fields = {} } = readErrorBody(item, { errors });
    const good = text === undefined && Object.keys(fields).length === 0;
    return good ? [] : [{ index, fields, ...(text !== undefined && { text }) }];
  });
  return { rows };
}

function readObject(
  body: Readonly<Record<string, unknown>>,
  { text, byName }: ErrorFacts,
): ErrorBody {
  const said = text.find((key) => typeof body[key] === 'string' && body[key] !== '');
  const code = typeof body.code === 'string' ? body.code : undefined;
  if (said !== undefined) {
    // Properties beside a message (code, backends) describe it and are no fields.
    return { text: String(body[said]), ...(code !== undefined && { code }) };
  }
  if (!byName) return {};
  const fields = flatten(body);
  const whole = fields[WHOLE_RECORD];
  delete fields[WHOLE_RECORD];
  return { ...withText(whole), ...(Object.keys(fields).length > 0 && { fields }) };
}

/** `{attrs: {host: ['a', 'b']}, protocols: {0: ['c']}}` → `{'attrs.host': 'a;b', 'protocols.0': 'c'}` */
function flatten(value: unknown, path = ''): Record<string, string> {
  if (isObject(value) || (Array.isArray(value) && value.some((item) => !isScalar(item)))) {
    const parts = Object.entries(value).map(([key, item]) =>
      flatten(item, path === '' ? key : `${path}.${key}`),
    );
    return Object.assign({}, ...parts) as Record<string, string>;
  }
  const text = Array.isArray(value) ? joinMessages(value) : joinMessages([value]);
  return text === undefined ? {} : { [path]: text };
}

function joinMessages(items: readonly unknown[]): string | undefined {
  const said = items.filter((item) => isScalar(item) && item !== null && item !== '');
  return said.length > 0 ? said.join(SEPARATOR) : undefined;
}

function withText(text: string | undefined): ErrorBody {
  return text === undefined ? {} : { text };
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}
