import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { table, type RowOf, type ValuesOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { condition } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

/** Both have these fields. */
type PermissionId = 'perms.assetpermission' | 'perms.applicationpermission';
const PERMISSIONS = table<PermissionId>('perms.assetpermission');

/** Seventy years; the form has a longer default (recorded metadata). */
export const PUT_DEFAULTS: ValuesOf<PermissionId> = { date_expired: 'now+25550d' };

/** Condition for permissions that are active, have begun and have not expired. */
export function validPart(call: Call, table = ''): SqlPart {
  const of = table === '' ? '' : `${table}.`;
  return condition(
    `${of}${PERMISSIONS.is_active} = 1 AND ${of}${PERMISSIONS.date_start} <= ? AND ${of}${PERMISSIONS.date_expired} > ?`,
    call.now,
    call.now,
  );
}

/** Filters by `is_valid=1` or `0`; other values filter nothing. */
export function validFilter(value: string, call: Call): SqlPart | undefined {
  return yesOrNo(value, validPart(call));
}

/** A filter with the values `1` and `0`: the condition or its negation. */
export function yesOrNo(value: string, part: SqlPart): SqlPart | undefined {
  if (['1', 'true', 'True'].includes(value)) return part;
  if (!['0', 'false', 'False'].includes(value)) return undefined;
  return { sql: `NOT (${part.sql})`, parameters: part.parameters };
}

/** Outside of the whole time, also before it begins (observed). */
function isOutside(row: RowOf<PermissionId>, { now }: Call): boolean {
  return Number(row['date_expired']) <= now || Number(row['date_start']) > now;
}

/** The computed fields that follow from the dates. */
export const VALIDITY = {
  is_expired: (_rows: unknown, call: Call) => (row: RowOf<PermissionId>) => isOutside(row, call),
  is_valid: (_rows: unknown, call: Call) => (row: RowOf<PermissionId>) =>
    row['is_active'] === 1 && !isOutside(row, call),
};
