import { nearest } from '../schema/nearest.ts';
import { UsageError } from './environment.ts';

/**
 * The value of `--format`.
 *
 * @throws UsageError with a suggestion when there is no such format
 */
export function formatNamed<T extends string>(written: string, formats: readonly T[]): T {
  const format = formats.find((one) => one === written);
  if (format !== undefined) return format;
  const meant = nearest(written, formats);
  const hint = meant === undefined ? '' : ` Did you mean '${meant}'?`;
  throw new UsageError(
    `There is no format '${written}'.${hint} Choose --format ${formats.join(', ')}.`,
  );
}
