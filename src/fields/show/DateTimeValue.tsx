import type { FieldType } from '../../../codegen/model/fields.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { plainText } from '../values.ts';

export interface DateTimeValueProps {
  readonly value: unknown;
  readonly type: FieldType;
}

/** A moment in the reader's language and zone; in full as its tooltip. */
export function DateTimeValue({ value, type }: DateTimeValueProps) {
  const { date } = useFormats();
  if (type === 'time') return <span>{plainText(value)}</span>;
  const text = date(value, type === 'date' ? 'short' : 'medium') || plainText(value);
  return <time title={date(value, 'long') || text}>{text}</time>;
}
