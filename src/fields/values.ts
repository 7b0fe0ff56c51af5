import { apiFacts } from '#project/generated/api.ts';
import { valueAt } from '../../codegen/model/conditions.ts';
import { isComposed, type FieldModel } from '../../codegen/model/fields.ts';
import { visibleText } from '../i18n/visibleText.ts';
import { spaced } from './composedName.ts';

/** A record as it came from the server. */
export type FieldRecord = Readonly<Record<string, unknown>>;

/** The value of a field in a record; a dotted name reads a nested value. */
export function fieldValue(field: Pick<FieldModel, 'name'>, record: FieldRecord): unknown {
  return record[field.name] ?? valueAt(record, field.name);
}

/**
 * The readable value of a field: the one that the server sends beside it (`groups_display`), or its own where that is
 * a composed name.
 */
export function displayValue(field: FieldModel, record: FieldRecord): string | undefined {
  const own = field.format === 'two-names' ? field.name : undefined;
  const name = field.display ?? own;
  const value = name === undefined ? undefined : valueAt(record, name);
  return isEmpty(value) ? undefined : namesOf(field, value).join(', ');
}

/** The entries of a list as texts; composed names with their spaces. */
export function namesOf(field: FieldModel, value: unknown): readonly string[] {
  return [value].flat().map((one) => (isComposed(field) ? spaced : String)(plainText(one)));
}

/** Does a field name one or several related records? */
export function isReference({ type }: Pick<FieldModel, 'type'>): boolean {
  return type === 'reference' || type === 'references';
}

/** Absent, null, an empty text or an empty list. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** A value as one line of text: lists are joined, objects shown by their name. */
export function plainText(value: unknown): string {
  return visibleText(rawText(value));
}

/** The same unchanged, for sending it back to the server. */
export function rawText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(rawText).join(', ');
  if (typeof value !== 'object') return String(value);
  const record: FieldRecord = { ...value };
  const name = apiFacts.names.related.map((key) => record[key]).find((item) => !isEmpty(item));
  return name === undefined ? JSON.stringify(value) : rawText(name);
}

/** The entries of a list, or of a text with commas. */
export function entriesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return isEmpty(value) ? [] : [value];
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
