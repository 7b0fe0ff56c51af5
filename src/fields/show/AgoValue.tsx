import type { ReactNode } from 'react';
import { formatDate, readDate } from '../../i18n/dates.ts';
import { useLanguage } from '../../i18n/LanguageContext.ts';
import { formatRelative } from '../../i18n/relativeDates.ts';
import { useNow } from '../../i18n/useNow.ts';
import { plainText } from '../values.ts';

const STEP_MS = 30_000;
const MS_PER_SECOND = 1000;
/** The year is told where it is not this one. */
const THIS_YEAR: Intl.DateTimeFormatOptions = {
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

/**
 * A moment of a log: exact to the minute, and how long ago it was; in full as its tooltip. A number is seconds
 * since 1970.
 */
export function AgoValue({ value }: { readonly value: unknown }): ReactNode {
  const { language } = useLanguage();
  const now = useNow(STEP_MS);
  const moment = readDate(typeof value === 'number' ? new Date(value * MS_PER_SECOND) : value);
  if (!moment) return plainText(value);
  const thisYear = moment.getFullYear() === new Date(now).getFullYear();
  return (
    <time dateTime={moment.toISOString()} title={formatDate(moment, 'long', language)}>
      {thisYear
        ? new Intl.DateTimeFormat(language, THIS_YEAR).format(moment)
        : formatDate(moment, 'medium', language)}{' '}
      <span style={{ color: 'var(--gh-palette-text-secondary)' }}>
        {formatRelative(moment, now + STEP_MS, language)}
      </span>
    </time>
  );
}
