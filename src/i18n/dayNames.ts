import { memoize } from 'es-toolkit/function';

const formatOf = memoize(
  (language: string) => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' }),
);

/** A day without its year, as the reader writes it: `Nov 24`, `11月24日`. */
export function formatDay(day: Date, language: string): string {
  return formatOf(language).format(day);
}
