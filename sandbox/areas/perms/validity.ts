import type { SqlPart } from '../../kernel/core/columns.ts';
import { table, type RowOf, type ValuesOf } from '../../kernel/core/tables.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { paired } from '../../kernel/resources/represent.ts';

/** Both have these fields. */
type PermissionId = 'perms.assetpermission' | 'perms.applicationpermission';
const PERMISSIONS = table<PermissionId>('perms.assetpermission');

/** Seventy years; the form has a longer default (recorded metadata). */
export const PUT_DEFAULTS: ValuesOf<PermissionId> = { date_expired: 'now+25550d' };

/** Condition for permissions that are active, have begun and have not expired. */
export function validPart(call: Call, table = ''): SqlPart {
  const of = table === '' ? '' : `${table}.`;
  return {
    sql: `${of}${PERMISSIONS.is_active} = 1 AND ${of}${PERMISSIONS.date_start} <= ? AND ${of}${PERMISSIONS.date_expired} > ?`,
    parameters: [call.now, call.now],
  };
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

/** Adds `is_expired` and `is_valid`, which follow from the dates. */
export function addValidity(
  rows: readonly RowOf<PermissionId>[],
  records: readonly ValuesOf<PermissionId>[],
  call: Call,
) {
  for (const [row, record] of paired(rows, records)) {
    // Outside of the whole time, also before it begins (observed).
    const outside = Number(row['date_expired']) <= call.now || Number(row['date_start']) > call.now;
    record['is_expired'] = outside;
    record['is_valid'] = row['is_active'] === 1 && !outside;
  }
}
