import { serverMessages } from '../core/serverMessages.ts';
import { decimalProblem, decimalText } from '../../../codegen/model/decimals.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { parseDateTime } from '../wire/dates.ts';
import type { ErrorBody } from '../core/errors.ts';
import type { FieldErrors, RecordValues } from '../core/values.ts';
import type { Message } from '../core/messages.ts';
import { problem, readReference, type ReadValue } from './readReference.ts';
import { typeName } from './typeName.ts';
import { decryptSecret } from '../wire/secrets.ts';

type ItemModel = Omit<FieldModel, 'name' | 'label'>;

const SLUG = /^[\p{L}\p{N}_-]+$/u;
const URL_START = /^(https?|ftps?):\/\/[^\s/$.?#][^\s]*$/i;
/** Range of a 32-bit integer column. */
export const SMALLEST_INTEGER = -2_147_483_648;
export const LARGEST_INTEGER = 2_147_483_647;
const NEVER_NULL: ReadonlySet<string> = new Set(['boolean', 'choices', 'references', 'list']);
const MAY_START: ReadonlySet<string> = new Set(['choice', 'integer']);
const TRUE_WORDS = new Set<unknown>([true, 1, '1', 'true', 'True', 'TRUE', 't', 'T', 'yes', 'on']);
const FALSE_WORDS = new Set<unknown>([
  false,
  0,
  '0',
  'false',
  'False',
  'FALSE',
  'f',
  'F',
  'no',
  'off',
]);

/** Validates the value that was sent for a field. */
function readValue(
  field: ItemModel,
  sent: unknown,
  call: Call,
  resource: ServerResource,
): ReadValue {
  if (sent === null || sent === undefined) {
    return takesNull(field) ? { value: null } : problem({ say: serverMessages.nullNotAllowed });
  }
  switch (field.type) {
    case 'integer':
      return readInteger(field, sent);
    case 'float':
      return readNumber(field, sent);
    case 'decimal':
      return readDecimal(field, sent);
    case 'boolean':
      return readBoolean(sent);
    case 'choice':
      return readChoice(field, sent);
    case 'choices':
      return readMany(field, sent, (item) => readChoice(field, item));
    case 'datetime':
      return readDateTime(field, sent, call);
    case 'reference':
      return sent === '' ? readEmpty(field) : readReference(field, sent, call);
    // Errors of a many-relation are one flat list of messages.
    case 'references':
      return readMany(field, sent, (item) => readReference(field, item, call));
    case 'list':
      return readList(field, sent, call, resource);
    case 'object':
      return field.fields ? readObject(field.fields, sent, call, resource) : readFree(sent);
    case 'json':
      return { value: sent };
    default:
      return readText(field, sent);
  }
}

/** Whether null is allowed; not for booleans, lists, and choices or numbers with a default. */
function takesNull({ type, required, default: start }: ItemModel): boolean {
  if (required === true || NEVER_NULL.has(type)) return false;
  return !(MAY_START.has(type) && start !== undefined && start !== null);
}

function readEmpty(field: ItemModel): ReadValue {
  return field.required === true
    ? problem({ say: serverMessages.nullNotAllowed })
    : { value: null };
}

function readText(field: ItemModel, sent: unknown): ReadValue {
  if (typeof sent !== 'string' && typeof sent !== 'number')
    return problem({ say: serverMessages.notAString });
  const text = field.type === 'secret' || field.writeOnly ? String(sent) : String(sent).trim();
  if (text === '')
    return field.required === true ? problem({ say: serverMessages.blank }) : { value: '' };
  const problems = textProblems(field, text);
  return problems.length > 0 ? { error: problems } : { value: text };
}

function textProblems(field: ItemModel, text: string): readonly Message[] {
  const problems: Message[] = [];
  const length = [...text].length;
  if (field.type === 'email' && !isEmail(text)) problems.push({ say: serverMessages.notAnEmail });
  if (field.type === 'url' && !URL_START.test(text)) problems.push({ say: serverMessages.notAUrl });
  if (field.type === 'slug' && !SLUG.test(text)) problems.push({ say: serverMessages.notASlug });
  if (field.maxLength !== undefined && length > field.maxLength) {
    problems.push({ say: serverMessages.tooLong, with: { maximum: field.maxLength } });
  }
  if (field.minLength !== undefined && length < field.minLength) {
    problems.push({ say: serverMessages.tooShort, with: { minimum: field.minLength } });
  }
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`, 'u').test(text)) {
    problems.push({ say: serverMessages.wrongPattern });
  }
  return problems;
}

function readInteger(field: ItemModel, sent: unknown): ReadValue {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent).trim() : '';
  if (text === '' && sent === '' && field.required !== true) return { value: null };
  if (!/^[+-]?\d+(\.0*)?$/.test(text)) return problem({ say: serverMessages.notAnInteger });
  return readRange(field, Math.trunc(Number(text)), SMALLEST_INTEGER, LARGEST_INTEGER);
}

function readNumber(field: ItemModel, sent: unknown): ReadValue {
  const value = typeof sent === 'boolean' || sent === '' ? Number.NaN : Number(sent);
  if (!Number.isFinite(value)) return problem({ say: serverMessages.notANumber });
  return readRange(field, value, -Number.MAX_VALUE, Number.MAX_VALUE);
}

function readDecimal(field: ItemModel, sent: unknown): ReadValue {
  if (sent === '') return readEmpty(field);
  const found = decimalProblem(sent, field);
  if (!found) return { value: decimalText(sent) };
  const { kind, limit } = found;
  switch (kind) {
    case 'number':
      return problem({ say: serverMessages.notANumber });
    case 'decimals':
      return problem({ say: serverMessages.tooManyDecimals, with: { maximum: limit } });
    case 'whole':
      return problem({ say: serverMessages.tooManyWholeDigits, with: { maximum: limit } });
    case 'min':
      return problem({ say: serverMessages.tooSmall, with: { minimum: limit } });
    case 'max':
      return problem({ say: serverMessages.tooLarge, with: { maximum: limit } });
  }
}

function readRange(field: ItemModel, value: number, smallest: number, largest: number): ReadValue {
  const minimum = field.min ?? smallest;
  const maximum = field.max ?? largest;
  if (value < minimum) return problem({ say: serverMessages.tooSmall, with: { minimum } });
  if (value > maximum) return problem({ say: serverMessages.tooLarge, with: { maximum } });
  return { value };
}

function readBoolean(sent: unknown): ReadValue {
  if (TRUE_WORDS.has(sent)) return { value: true };
  if (FALSE_WORDS.has(sent)) return { value: false };
  return problem({ say: serverMessages.notABoolean });
}

function readChoice(field: ItemModel, sent: unknown): ReadValue {
  const text = String(sent);
  if (text === '' && field.required !== true) return { value: '' };
  const choice = field.choices?.find((candidate) => String(candidate.value) === text);
  return choice
    ? { value: choice.value }
    : problem({ say: serverMessages.notAChoice, with: { value: text } });
}

function readDateTime(field: ItemModel, sent: unknown, call: Call): ReadValue {
  if (sent === '') return readEmpty(field);
  const time = typeof sent === 'string' ? parseDateTime(sent.trim(), call.timeZone) : undefined;
  return time === undefined ? problem({ say: serverMessages.notADate }) : { value: time };
}

function readMany(field: ItemModel, sent: unknown, read: (item: unknown) => ReadValue): ReadValue {
  if (!Array.isArray(sent))
    return problem({ say: serverMessages.notAList, with: { type: typeName(sent) } });
  const values: unknown[] = [];
  for (const item of sent) {
    const one = read(item);
    if ('error' in one) return one;
    values.push(one.value);
  }
  return sizeProblem(field, values.length) ?? { value: values };
}

/** Errors of list items are answered by index: `{"0": ["…"]}`. */
function readList(
  field: ItemModel,
  sent: unknown,
  call: Call,
  resource: ServerResource,
): ReadValue {
  if (!Array.isArray(sent))
    return problem({ say: serverMessages.notAList, with: { type: typeName(sent) } });
  const wrongSize = sizeProblem(field, sent.length);
  if (wrongSize) return wrongSize;
  const values: unknown[] = [];
  const errors: Record<string, ErrorBody> = {};
  sent.forEach((item: unknown, index) => {
    const one = field.item ? readValue(field.item, item, call, resource) : { value: item };
    if ('error' in one) errors[String(index)] = one.error;
    else values.push(one.value);
  });
  return Object.keys(errors).length > 0 ? { error: errors } : { value: values };
}

function sizeProblem(field: ItemModel, size: number): ReadValue | undefined {
  if (field.type !== 'list') return undefined;
  if (field.minLength !== undefined && size < field.minLength) {
    return problem({ say: serverMessages.tooFewItems, with: { minimum: field.minLength } });
  }
  if (field.maxLength !== undefined && size > field.maxLength) {
    return problem({ say: serverMessages.tooManyItems, with: { maximum: field.maxLength } });
  }
  return undefined;
}

function readFree(sent: unknown): ReadValue {
  return typeof sent === 'object' && !Array.isArray(sent)
    ? { value: sent }
    : problem({ say: serverMessages.notAnObject, with: { type: typeName(sent) } });
}

function readObject(
  fields: readonly FieldModel[],
  sent: unknown,
  call: Call,
  resource: ServerResource,
): ReadValue {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    const wrong: Message = { say: serverMessages.notAnObject, with: { type: typeName(sent) } };
    return { error: { non_field_errors: [wrong] } };
  }
  const { values, errors } = readFields(
    fields,
    sent,
    call,
    resource,
    ({ required, default: start }) =>
      required === true ? problem({ say: serverMessages.required }) : { value: start },
  );
  return Object.keys(errors).length > 0 ? { error: errors } : { value: values };
}

/**
 * Reads what was sent for fields that are not read-only.
 *
 * @param absent the value of a field that was not sent; `undefined` leaves it out
 */
export function readFields(
  fields: readonly FieldModel[],
  sent: object,
  call: Call,
  resource: ServerResource,
  absent: (field: FieldModel) => ReadValue,
): { readonly values: RecordValues; readonly errors: FieldErrors } {
  const given = new Map<string, unknown>(Object.entries(sent));
  const values: RecordValues = {};
  const errors: FieldErrors = {};
  for (const field of fields) {
    if (field.readOnly) continue;
    const { name } = field;
    const read = given.has(name)
      ? readValue(field, decrypted(field, given.get(name), call), call, resource)
      : absent(field);
    if ('error' in read) errors[name] = read.error;
    else if (read.value !== undefined) values[name] = read.value;
  }
  return { values, errors };
}

/** The value sent for a field, decrypted if it is a secret. */
function decrypted(field: FieldModel, value: unknown, call: Call): unknown {
  const { secret: names } = call.sandbox.model.apiFacts.names;
  const secret = field.encrypted || (field.writeOnly && names.includes(field.name));
  return secret && typeof value === 'string' ? decryptSecret(value, call.privateKey) : value;
}

const ATOM = "[-!#$%&'*+/=?^_`{}|~0-9A-Z]+";
const LOCAL_PART = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|"[^"\\\\]*")$`, 'i');
const LABEL = '[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?';
/** The last label has at least two characters, none of which is a dot, and does not end with a hyphen. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+[A-Z0-9-]{2,63}(?<!-)$`, 'i');

/**
 * Whether a text is an email address for the real server: RFC 5322's atoms, `@`, and a domain whose last label has
 * at least two characters. `a@b.c` is refused (observed).
 */
function isEmail(text: string): boolean {
  const place = text.lastIndexOf('@');
  const domain = text.slice(place + 1);
  return place > 0 && LOCAL_PART.test(text.slice(0, place)) && isDomain(domain);
}

function isDomain(domain: string): boolean {
  if (domain.toLowerCase() === 'localhost' || DOMAIN.test(domain)) return true;
  return /^\[[0-9A-F:.]+\]$/i.test(domain);
}
