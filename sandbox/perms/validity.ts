import type { RecordValues } from '../behaviour/behaviour.ts';
import type { SqlPart } from '../resources/resource.ts';
import type { Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';

/** Seventy years; the form offers more (recorded metadata). */
export const PUT_DEFAULTS = { date_expired: 'now+25550d' } as const;

/** In force now: switched on, begun and not over. */
export function validPart(call: Call, table = ''): SqlPart {
  const of = table === '' ? '' : `${table}.`;
  return {
    sql: `${of}is_active = 1 AND ${of}date_start <= ? AND ${of}date_expired > ?`,
    parameters: [call.now, call.now],
  };
}

/** `is_valid=1` or `0`; anything else narrows nothing. */
export function validFilter(value: string, call: Call): SqlPart | undefined {
  return yesOrNo(value, validPart(call));
}

/** A filter of the words `1` and `0`: a condition, or its contrary. */
export function yesOrNo(value: string, part: SqlPart): SqlPart | undefined {
  if (['1', 'true', 'True'].includes(value)) return part;
  if (!['0', 'false', 'False'].includes(value)) return undefined;
  return { sql: `NOT (${part.sql})`, parameters: part.parameters };
}

/** Fills `is_expired` and `is_valid`, which follow from the dates. */
export function tellValidity(rows: readonly Row[], records: readonly RecordValues[], call: Call) {
  rows.forEach((row, index) => {
    const record = records[index];
    if (!record) return;
    const expired = Number(row['date_expired']) <= call.now;
    record['is_expired'] = expired;
    record['is_valid'] =
      row['is_active'] === 1 && !expired && Number(row['date_start']) <= call.now;
  });
}
