import type { FieldModel } from './fields.ts';

/** Digits with at most one point; no exponent, as servers write and read decimals. */
const DECIMAL = /^[+-]?(?=\.?\d)(\d*)(?:\.(\d*))?$/;

type Limits = Pick<FieldModel, 'digits' | 'decimals' | 'min' | 'max'>;

/** What is wrong with a decimal number; `whole` and `decimals` are digits before and behind the point. */
type DecimalProblem =
  | { readonly kind: 'number'; readonly limit?: undefined }
  | { readonly kind: 'whole' | 'decimals' | 'min' | 'max'; readonly limit: number };

/** The text of a decimal number without blanks around it; undefined when it is none. */
export function decimalText(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  return DECIMAL.test(text) ? text : undefined;
}

/**
 * Compares a decimal number with its limits: digits by its text, so that none is lost, the range by its value. Digits
 * are counted as Django's `DecimalField` does: without zeros in front, and those reserved behind the point count.
 */
export function decimalProblem(value: unknown, limits: Limits): DecimalProblem | undefined {
  const text = decimalText(value);
  if (text === undefined) return { kind: 'number' };
  const [, whole = '', fraction = ''] = DECIMAL.exec(text) ?? [];
  const { digits = Infinity, decimals = Infinity, min = -Infinity, max = Infinity } = limits;
  if (fraction.length > decimals) return { kind: 'decimals', limit: decimals };
  const wholeDigits = digits - (limits.decimals ?? fraction.length);
  if (whole.replace(/^0+/, '').length > wholeDigits) return { kind: 'whole', limit: wholeDigits };
  if (Number(text) < min) return { kind: 'min', limit: min };
  return Number(text) > max ? { kind: 'max', limit: max } : undefined;
}
