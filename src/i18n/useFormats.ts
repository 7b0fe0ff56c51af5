import { useMemo } from 'react';
import { formatDate, type DateStyle } from './dates.ts';
import { useLanguage } from './LanguageContext.ts';
import { formatNumber } from './numbers.ts';

export interface Formats {
  /** Formats a server time in the current language; empty for anything else. */
  readonly date: (value: unknown, style?: DateStyle) => string;
  readonly number: (value: number) => string;
  /** Several things in a sentence: `a, b, and c`. */
  readonly list: (names: readonly string[]) => string;
}

/** Formats of dates and numbers in the current language. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      date: (value, style = 'medium') => formatDate(value, style, language),
      number: (value) => formatNumber(value, language),
      list: (names) => new Intl.ListFormat(language).format(names),
    }),
    [language],
  );
}
