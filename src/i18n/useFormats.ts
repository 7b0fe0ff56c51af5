import { useMemo } from 'react';
import { formatDate, type DateStyle } from './dates.ts';
import { useLanguage } from './LanguageContext.ts';
import { formatNumber } from './numbers.ts';

export interface Formats {
  /** A moment as the server writes it, in the language in force; empty for what is none. */
  readonly date: (value: unknown, style?: DateStyle) => string;
  readonly number: (value: number) => string;
}

/** Dates and numbers in the language in force. */
export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(
    () => ({
      date: (value, style = 'medium') => formatDate(value, style, language),
      number: (value) => formatNumber(value, language),
    }),
    [language],
  );
}
