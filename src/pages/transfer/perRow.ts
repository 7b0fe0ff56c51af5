import type { ImportRow } from './importRow.ts';

/**
 * What is computed of a row, once: a row that changes is replaced by another object.
 *
 * @param version of what else it is computed of
 */
export function perRow<T>(
  compute: (row: ImportRow) => T,
  version: () => number = () => 0,
): (row: ImportRow) => T {
  const computed = new WeakMap<ImportRow, { readonly version: number; readonly value: T }>();
  return (row) => {
    const before = computed.get(row);
    if (before?.version === version()) return before.value;
    const value = compute(row);
    computed.set(row, { version: version(), value });
    return value;
  };
}
