import type { FieldType } from '../../../codegen/model/fields.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { plainText } from '../values.ts';

export interface DateTimeValueProps {
  readonly value: unknown;
  readonly type: FieldType;
}

const MS_PER_SECOND = 1000;

/**
 * A moment in the reader's language and zone; in full as its tooltip. A number counts seconds since
 * 1970. What the server words beside it (`timestamp_display`) is not shown: digits of its own zone
 * under the offset of the reader's (observed).
 */
export function DateTimeValue({ value, type }: DateTimeValueProps) {
  const { date } = useFormats();
  if (type === 'time') return <span>{plainText(value)}</span>;
  const moment = typeof value === 'number' ? new Date(value * MS_PER_SECOND) : value;
  const text = date(moment, type === 'date' ? 'short' : 'medium') || plainText(value);
  return <time title={date(moment, 'long') || text}>{text}</time>;
}
