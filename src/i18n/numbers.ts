const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number in a language: `12,345.6`. */
export function formatNumber(value: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(value);
}
