import { serverMessages } from '../core/serverMessages.ts';
import type { ResourceId } from '../../../generated/names.ts';
import type { RowOf, ValuesOf } from '../core/tables.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { FieldErrors, RecordValues } from '../core/values.ts';
import type { Row } from '../store/database.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import type { ErrorBody } from '../core/errors.ts';
import type { Message } from '../core/messages.ts';
import { decrypted } from './decrypted.ts';
import { fieldsOfCall } from './kinds.ts';
import { readValue } from './readValue.ts';
import { typeName } from './typeName.ts';
import { checkUniqueFields, checkUniqueInOrganization } from './unique.ts';
import { putDefaultOf } from './values.ts';

type Checked<R extends ResourceId = ResourceId> =
  | { readonly ok: true; readonly values: ValuesOf<R> }
  | { readonly ok: false; readonly errors: ErrorBody };

/**
 * Validates the values of one record like the real server's serializers: each field first, then rules about
 * several fields.
 *
 * @param sent the body, or one item of a bulk body
 * @param existing the record to change; absent on create
 * @param partial validates only the sent fields (PATCH); otherwise absent fields get their default
 */
export function validateRecord<R extends ResourceId>(
  resource: ServerResource<R>,
  sent: unknown,
  call: Call,
  existing: RowOf<R> | undefined,
  partial: boolean,
): Checked<R>;
export function validateRecord(
  resource: ServerResource,
  sent: unknown,
  call: Call,
  existing: Row | undefined,
  partial: boolean,
): Checked {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    const wrong: Message = { say: serverMessages.notAnObject, with: { type: typeName(sent) } };
    return { ok: false, errors: { non_field_errors: [wrong] } };
  }
  const given = new Map<string, unknown>(Object.entries(sent));
  const values: RecordValues = {};
  const errors: FieldErrors = {};
  for (const field of writableFields(resource, call)) {
    if (!given.has(field.name)) {
      if (partial) continue;
      if (field.required === true) errors[field.name] = [{ say: serverMessages.required }];
      else if (existing) {
        const start = putDefaultOf(field, resource, call.now);
        if (start !== undefined) values[field.name] = start;
      }
      continue;
    }
    const value = knownChoices(field, given.get(field.name), resource);
    const read = readValue(field, decrypted(field, value, call), call, resource);
    if ('error' in read) errors[field.name] = read.error;
    else values[field.name] = read.value;
  }
  Object.assign(errors, missingFrom(errors, checkUniqueFields(resource, values, call, existing)));
  const special = resource.behaviour.validate?.(values, call, existing) ?? {};
  Object.assign(errors, missingFrom(errors, special));
  if (Object.keys(errors).length > 0) return { ok: false, errors: inFieldOrder(resource, errors) };
  const isOwn = existing && existing['id'] === call.person?.id;
  const own = isOwn ? sentAboutOneself(resource, given) : [];
  if (own.length > 0) {
    const said: Message = { say: serverMessages.notAboutOneself, with: { fields: own.join(', ') } };
    return { ok: false, errors: { non_field_errors: [said] } };
  }
  const several = resource.behaviour.validateTogether?.(values, call, existing) ?? {};
  if (Object.keys(several).length > 0)
    return { ok: false, errors: inFieldOrder(resource, several) };
  const together = checkUniqueInOrganization(resource, values, call, existing);
  return together ? { ok: false, errors: together } : { ok: true, values };
}

/** The sent fields that people cannot send about themselves, changed or not (observed). */
function sentAboutOneself(
  { fields }: ServerResource,
  sent: ReadonlyMap<string, unknown>,
): readonly string[] {
  return fields.flatMap(({ name, selfReadOnly }) => (selfReadOnly && sent.has(name) ? [name] : []));
}

/** Fields that drop unknown choices only validate the known ones. */
function knownChoices(field: FieldModel, sent: unknown, { behaviour }: ServerResource): unknown {
  if (!behaviour.lenientChoices?.includes(field.name) || !Array.isArray(sent)) return sent;
  return sent.filter((item) => field.choices?.some((choice) => choice.value === item));
}

/** The fields that the caller may write. The server creates ids and ignores those in a body. */
function writableFields(resource: ServerResource, call: Call): readonly FieldModel[] {
  const hidden = resource.behaviour.hiddenFields?.(call) ?? [];
  return fieldsOfCall(resource, call).filter(
    (field) => !field.readOnly && field.type !== 'id' && !hidden.includes(field.name),
  );
}

function missingFrom(errors: FieldErrors, more: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(more).filter(([name]) => !(name in errors)));
}

function inFieldOrder(resource: ServerResource, errors: FieldErrors): FieldErrors {
  const names = resource.fields.map((field) => field.name).filter((name) => name in errors);
  const rest = Object.keys(errors).filter((name) => !names.includes(name));
  return Object.fromEntries([...names, ...rest].map((name) => [name, errors[name] ?? null]));
}
