import { formatNumber } from './numbers.ts';

const SYMBOLS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
/** Steps of 1,024, as servers and their limits count, with the symbols that users know. */
const STEP = 1024;

/**
 * A size in its largest unit, to one decimal: `10 MB`, `1.4 GB`.
 *
 * @param bytes not negative
 */
export function formatSize(bytes: number, language: string): string {
  const at = SYMBOLS.findLastIndex((_, step) => bytes >= STEP ** step);
  const step = Math.max(0, at);
  const value = Math.round((bytes / STEP ** step) * 10) / 10;
  return `${formatNumber(value, language)} ${SYMBOLS[step] ?? 'B'}`;
}
