import { serverMessages } from '../core/serverMessages.ts';
import type { FieldErrors, RecordValues } from '../core/values.ts';
import type { Row, SqlValue } from '../store/database.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import type { ErrorBody } from '../core/errors.ts';
import { sayText } from '../core/texts.ts';
import type { SqlPart } from '../core/columns.ts';
import { allOf, equals } from '../core/sqlParts.ts';
import { hasRow } from './rows.ts';
import { toStored } from './values.ts';

/** Checks globally unique fields; runs with the other checks of a field. */
export function checkUniqueFields(
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
    const { model } = call.sandbox;
    const one = sayText(model, resource.definition.one, call.language);
    const label = sayText(model, field.label, call.language);
    errors[field.name] = [{ say: serverMessages.taken, with: { one, label } }];
  }
  return errors;
}

/**
 * Checks fields that are unique within the organization or together; runs when all fields are valid. Within an
 * organization every field of the set gets the message (protocol, section 7).
 */
export function checkUniqueInOrganization(
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
