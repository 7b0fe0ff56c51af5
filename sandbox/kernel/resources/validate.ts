import { pickBy } from 'es-toolkit';
import { serverMessages } from '../core/serverMessages.ts';
import type { ResourceId } from '#project/generated/names.ts';
import type { RowOf, ValuesOf } from '../core/tables.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { FieldErrors, RecordValues } from '../core/values.ts';
import type { Row, SqlValue } from '../store/database.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import { invalid, type ErrorBody } from '../core/errors.ts';
import type { Message } from '../core/messages.ts';
import { fieldsOfCall } from './kinds.ts';
import { problem } from './readReference.ts';
import { readFields } from './readValue.ts';
import { typeName } from './typeName.ts';
import { putDefaultOf, toStored } from './values.ts';
import { sayText } from '../core/texts.ts';
import type { SqlPart } from '../core/columns.ts';
import { allOf, equals } from '../core/sqlParts.ts';
import { hasRow } from './rows.ts';

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
  const read = readFields(
    writableFields(resource, call),
    withKnownChoices(sent, resource),
    call,
    resource,
    (field) => {
      if (partial) return { value: undefined };
      if (field.required === true) return problem({ say: serverMessages.required });
      return { value: existing && putDefaultOf(field, resource, call.now) };
    },
  );
  const { values } = read;
  const taken = checkUniqueFields(resource, values, call, existing);
  const special = resource.behaviour.validate?.(values, call, existing);
  const errors = withoutNothing({ ...special, ...taken, ...read.errors });
  if (Object.keys(errors).length > 0) return { ok: false, errors: inFieldOrder(resource, errors) };
  const isOwn = existing && existing['id'] === call.person?.id;
  const own = isOwn ? sentAboutOneself(resource, sent) : [];
  if (resource.behaviour.dropsOwnFields?.(call)) for (const name of own) delete values[name];
  else if (own.length > 0) {
    const said: Message = { say: serverMessages.notAboutOneself, with: { fields: own.join(', ') } };
    return { ok: false, errors: { non_field_errors: [said] } };
  }
  const several = withoutNothing(resource.behaviour.validateTogether?.(values, call, existing));
  if (Object.keys(several).length > 0)
    return { ok: false, errors: inFieldOrder(resource, several) };
  const together = checkUniqueInOrganization(resource, values, call, existing);
  return together ? { ok: false, errors: together } : { ok: true, values };
}

/**
 * The values of one record that passed all checks.
 *
 * @throws 400 with the errors
 */
export function validValues<R extends ResourceId>(
  resource: ServerResource<R>,
  sent: unknown,
  call: Call,
  existing: RowOf<R> | undefined,
  partial: boolean,
): ValuesOf<R> {
  const checked = validateRecord(resource, sent, call, existing, partial);
  if (!checked.ok) throw invalid(checked.errors);
  return checked.values;
}

/** The sent fields that users cannot send about themselves, changed or not (observed). */
function sentAboutOneself({ fields }: ServerResource, sent: object): readonly string[] {
  return fields.flatMap(({ name, selfReadOnly }) =>
    selfReadOnly && Object.hasOwn(sent, name) ? [name] : [],
  );
}

/** Fields that drop unknown choices only validate the known ones. */
function withKnownChoices(sent: object, { behaviour, fields }: ServerResource): object {
  const lenient = fields.filter(({ name }) => behaviour.lenientChoices?.includes(name));
  if (lenient.length === 0) return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([name, items]: [string, unknown]) => {
      const choices = lenient.find((field) => field.name === name)?.choices;
      if (!choices || !Array.isArray(items)) return [name, items];
      return [name, items.filter((item) => choices.some(({ value }) => value === item))];
    }),
  );
}

/** The fields that the caller may write. The server creates ids and ignores those in a body. */
function writableFields(resource: ServerResource, call: Call): readonly FieldModel[] {
  const hidden = resource.behaviour.hiddenFields?.(call) ?? [];
  return fieldsOfCall(resource, call).filter(
    (field) => field.type !== 'id' && !hidden.includes(field.name),
  );
}

function withoutNothing(errors: FieldErrors = {}): FieldErrors {
  return pickBy(errors, (error) => error !== undefined);
}

function inFieldOrder(resource: ServerResource, errors: FieldErrors): FieldErrors {
  const names = resource.fields.map((field) => field.name).filter((name) => name in errors);
  const rest = Object.keys(errors).filter((name) => !names.includes(name));
  return Object.fromEntries([...names, ...rest].map((name) => [name, errors[name] ?? null]));
}

/** Checks globally unique fields; runs with the other checks of a field. */
function checkUniqueFields(
  resource: ServerResource,
  values: RecordValues,
  call: Call,
  existing: Row | undefined,
): FieldErrors {
  const errors: FieldErrors = {};
  if (resource.server.organizationScoped) return errors;
  for (const field of resource.fields) {
    if (!field.unique || values[field.name] === undefined || values[field.name] === null) continue;
    if (!isTaken(resource, [field.name], values, call, existing)) continue;
    const one = sayText(call, resource.definition.one);
    const label = sayText(call, field.label);
    errors[field.name] = [{ say: serverMessages.taken, with: { one, label } }];
  }
  return errors;
}

/**
 * Checks fields that are unique within the organization or together; runs when all fields are valid. Within an
 * organization every field of the set gets the message (protocol, section 7).
 */
function checkUniqueInOrganization(
  resource: ServerResource,
  values: RecordValues,
  call: Call,
  existing: Row | undefined,
): ErrorBody | undefined {
  const { organizationScoped, unique } = resource.server;
  const singles = resource.fields.filter((field) => field.unique).map((field) => [field.name]);
  const sets = unique
    .map((set) => set.filter((name) => name !== 'org_id'))
    .filter((set) => set.length > 1);
  for (const set of organizationScoped ? [...singles, ...sets] : sets) {
    const concerned = !existing || set.some((name) => name in values);
    if (!concerned || !isTaken(resource, set, values, call, existing)) continue;
    if (organizationScoped) {
      return Object.fromEntries(set.map((name) => [name, [{ say: serverMessages.unique }]]));
    }
    return {
      non_field_errors: [{ say: serverMessages.uniqueSet, with: { fields: set.join(', ') } }],
    };
  }
  return undefined;
}

function isTaken(
  resource: ServerResource,
  names: readonly string[],
  values: RecordValues,
  call: Call,
  existing: Row | undefined,
): boolean {
  const parts: SqlPart[] = [];
  for (const name of names) {
    const column = resource.columns.get(name);
    if (!column) return false;
    const value =
      name in values
        ? toStored(column, values[name])
        : (existing?.[name] ?? defaultValue(column.field.default));
    if (value === null) return false;
    parts.push(equals(column.name, value));
  }
  if (resource.server.organizationScoped) {
    parts.push(equals('org_id', existing?.['org_id'] ?? call.organization.id));
  }
  if (existing) parts.push({ sql: 'id <> ?', parameters: [existing['id'] ?? null] });
  return hasRow(call.sandbox, resource.table, allOf(parts));
}

function defaultValue(value: unknown): SqlValue {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
