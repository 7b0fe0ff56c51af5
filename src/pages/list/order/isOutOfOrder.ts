import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { decimalText } from '../../../../codegen/model/decimals.ts';
import { fieldValue, type FieldRecord } from '../../../fields/values.ts';
import { readDate } from '../../../i18n/dates.ts';

/** An order is ignored when at least one of so many neighbours is on the wrong side: one record may just have changed. */
const JUDGED_PER_WRONG = 5;
const LETTERS = /^[a-z]+/;

/**
 * Are rows clearly not in the order that was asked for? Only numbers, dates, yes and no, and the letters that texts
 * begin with are compared: databases differ in how they order everything else. Rows without a value may be anywhere.
 */
export function isOutOfOrder(
  field: FieldModel,
  rows: readonly FieldRecord[],
  descending: boolean,
): boolean {
  const keys = rows.flatMap((row) => orderKey(field, fieldValue(field, row)) ?? []);
  const pairs = keys.slice(1).flatMap((key, index) => compared(keys[index], key) ?? []);
  const judged = pairs.filter((difference) => difference !== 0);
  const wrong = judged.filter((difference) => difference > 0 !== descending);
  return wrong.length > 0 && wrong.length * JUDGED_PER_WRONG >= judged.length;
}

/** What of a value is compared; undefined when it says nothing. */
function orderKey({ type }: FieldModel, value: unknown): number | string | undefined {
  switch (type) {
    case 'integer':
    case 'float':
    case 'decimal': {
      const text = decimalText(value);
      return text === undefined ? undefined : Number(text);
    }
    case 'datetime':
    case 'date':
      return readDate(value)?.getTime();
    case 'boolean':
      return typeof value === 'boolean' ? Number(value) : undefined;
    case 'string':
    case 'text':
    case 'email':
    case 'slug':
      return typeof value === 'string' ? LETTERS.exec(value.toLowerCase())?.[0] : undefined;
    default:
      return undefined;
  }
}

/** Above 0 when the first is larger; 0 when that cannot be said: `app` stands for `app-1`, `apple` and `APP`. */
function compared(first: number | string | undefined, next: number | string): number | undefined {
  if (typeof first === 'number' && typeof next === 'number') return first - next;
  if (typeof first !== 'string' || typeof next !== 'string') return undefined;
  if (first.startsWith(next) || next.startsWith(first)) return 0;
  return first > next ? 1 : -1;
}
