import { displayValue, fieldValue, isEmpty, plainText } from '../values.ts';
import type { ListValueProps } from './ListValue.tsx';
import { NumberValue } from './NumberValue.tsx';
import { TextValue } from './TextValue.tsx';

/** The names of related records that the server sends; for ids alone their number. */
export function ReferenceValue({ field, record }: ListValueProps) {
  const value = fieldValue(field, record);
  const display = displayValue(field, record);
  if (display !== undefined) return <TextValue value={display} />;
  if (isEmpty(value)) return null;
  return isListOfIds(value) ? (
    <NumberValue value={value} />
  ) : (
    <TextValue value={plainText(value)} />
  );
}

function isListOfIds(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((item) => typeof item !== 'object');
}
