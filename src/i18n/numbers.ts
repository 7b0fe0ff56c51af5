import { memoize } from 'es-toolkit/function';

const formatOf = memoize((language: string) => new Intl.NumberFormat(language));

/** Formats a number in a language: `12,345.6`. */
export function formatNumber(value: number, language: string): string {
  return formatOf(language).format(value);
}
