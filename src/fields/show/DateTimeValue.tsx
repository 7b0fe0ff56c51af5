import type { FieldType } from '../../../codegen/model/fields.ts';
import { isNever } from '../../i18n/dates.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useText } from '../../i18n/useText.ts';
import { plainText } from '../values.ts';

export interface DateTimeValueProps {
  readonly value: unknown;
  readonly type: FieldType;
}

const MS_PER_SECOND = 1000;

/**
 * A time in the reader's language and time zone, or "Never" for one far in the future; in full as its tooltip. A number is seconds since
 * 1970. The server's own text (`timestamp_display`) is not used: it combines digits of the server's
 * zone with the offset of the reader's (observed).
 */
export function DateTimeValue({ value, type }: DateTimeValueProps) {
  const { date } = useFormats();
  const text = useText();
  if (type === 'time') return <span>{plainText(value)}</span>;
  const moment = typeof value === 'number' ? new Date(value * MS_PER_SECOND) : value;
  const shown = date(moment, type === 'date' ? 'short' : 'medium') || plainText(value);
  return (
    <time title={date(moment, 'long') || shown}>
      {isNever(moment) ? text('pages.value.never') : shown}
    </time>
  );
}
