import type { SqlValue } from '../store/database.ts';
import type { RecordValues } from './values.ts';

/** The list that a column has as JSON; empty when the column is, or has something else. */
export function storedList(value: SqlValue | undefined): readonly unknown[] {
  const list: unknown = JSON.parse(String(value ?? '[]'));
  return Array.isArray(list) ? list : [];
}

/** The object that a column has as JSON; empty when the column is, or has something else. */
export function storedObject(value: SqlValue | undefined): RecordValues {
  const object: unknown = JSON.parse(String(value ?? '{}'));
  return typeof object === 'object' && object !== null ? { ...object } : {};
}

/** The texts of a list that was sent or answered; none when the value is no list. */
export function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
