import { isApiError } from '../../api/errors.ts';
import type { ImportColumn } from './importRow.ts';

/** Separates the messages of columns. */
export const SEPARATOR = '; ';

/**
 * The server's messages about a row, each after the label of its column (spec 1, section 8).
 *
 * @param whole message of a failure that names no field
 */
export function rowErrorText(
  error: unknown,
  columns: readonly ImportColumn[],
  whole: (error: unknown) => string,
): string {
  if (!isApiError(error)) return whole(error);
  const fields = Object.entries(error.fields ?? {}).map(
    ([path, message]) => `${labelOf(path, columns)}: ${message}`,
  );
  const own = error.text ?? (fields.length === 0 ? whole(error) : undefined);
  return [...(own === undefined ? [] : [own]), ...fields].join(SEPARATOR);
}

/** `protocols.0` belongs to the column `protocols`. */
function labelOf(path: string, columns: readonly ImportColumn[]): string {
  const name = path.split('.')[0] ?? path;
  return columns.find(({ field }) => field === name)?.label ?? path;
}
