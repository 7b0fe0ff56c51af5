import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { SqlValue } from '../store/database.ts';
import { DAY_MS, formatDateTime, formatRfc3339 } from '../wire/dates.ts';
import type { Call, ServerResource } from '../core/sandbox.ts';
import type { Column } from '../core/columns.ts';

/** Converts a validated value to its stored form. */
export function toStored(column: Column, value: unknown): SqlValue {
  if (value === null || value === undefined) return null;
  if (column.kind === 'boolean') return value ? 1 : 0;
  if (column.kind === 'json') return JSON.stringify(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' ? value : String(value);
}

/** Converts a stored value to its form in answers. */
export function fromStored(column: Column, value: SqlValue | undefined, call: Call): unknown {
  if (value === null || value === undefined) {
    return column.kind === 'json' ? emptyJson(column) : null;
  }
  if (column.kind === 'boolean') return value !== 0;
  if (column.kind === 'datetime') {
    const { rfc3339Dates } = call.sandbox.model.apiFacts;
    return rfc3339Dates
      ? formatRfc3339(Number(value))
      : formatDateTime(Number(value), call.timeZone);
  }
  if (column.kind === 'json') return JSON.parse(String(value));
  if (column.field.type === 'decimal') return decimalAnswer(Number(value), column.field);
  return value;
}

/** As Django REST framework sends it: a text with all its decimal places. */
function decimalAnswer(value: number, { decimals }: FieldModel): string {
  return decimals === undefined ? String(value) : value.toFixed(decimals);
}

function emptyJson(column: Column): unknown {
  if (column.field.type === 'list' || column.field.type === 'choices') return [];
  return column.field.type === 'object' ? {} : null;
}

const NOW_PLUS = /^now(?:\+(\d+)d)?$/;

/** The default of a field on create. References (`$query.node`) are defaults of forms only. */
export function defaultOf(column: Column, now: number): unknown {
  const { field, kind } = column;
  if (field.default === undefined) return kind === 'boolean' && !field.readOnly ? false : null;
  return momentOf(field, field.default, now) ?? null;
}

/**
 * The value that PUT gives to an absent field: its default in the server's metadata (recorded metadata; observed
 * on the server).
 *
 * @returns undefined when the field stays unchanged
 */
export function putDefaultOf(field: FieldModel, { behaviour }: ServerResource, now: number) {
  const special = behaviour.putDefaults;
  const own = special && field.name in special ? special[field.name] : field.default;
  return momentOf(field, own, now);
}

/** `now` and `now+7d` as timestamps; undefined for references. */
export function momentOf({ type }: FieldModel, value: unknown, now: number): unknown {
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return undefined;
  const relative = NOW_PLUS.exec(value);
  return relative && type === 'datetime' ? now + Number(relative[1] ?? 0) * DAY_MS : value;
}
