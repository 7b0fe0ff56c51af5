/**
 * Formats the text of a decimal number in a language: `1234.50` becomes `1,234.50`. Every digit is kept, also those that
 * no number of JavaScript holds.
 *
 * @param text digits with at most one point, and a sign perhaps
 */
export function formatDecimal(text: string, language: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  const parts = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).formatToParts(0);
  const point = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  const grouped = new Intl.NumberFormat(language).format(BigInt(whole || '0'));
  return `${sign === '-' ? '-' : ''}${grouped}${fraction && point}${fraction}`;
}
