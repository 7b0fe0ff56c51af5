const formats = new Map<string, Intl.DateTimeFormat>();

/** A day without its year, as the reader writes it: `Nov 24`, `11月24日`. */
export function formatDay(day: Date, language: string): string {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  formats.set(language, format);
  return format.format(day);
}
