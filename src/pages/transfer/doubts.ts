import { holds } from '../../../codegen/model/conditions.ts';
import type { FormModel } from '../../../codegen/model/forms.ts';
import type { Text } from '../../../codegen/model/text.ts';
import type { ImportRow } from './importRow.ts';

/** Rows whose values are doubtful for the same reason. */
export interface Doubt {
  readonly reason: Text;
  /** Their indexes. */
  readonly rows: readonly number[];
}

/**
 * What the form would ask about before it saves these rows as new records, such as a permission for nobody.
 *
 * @param valuesOf the values that are sent for a row
 */
export function doubtsOf(
  asks: NonNullable<FormModel['asks']>,
  rows: readonly ImportRow[],
  valuesOf: (row: ImportRow) => Readonly<Record<string, unknown>>,
): readonly Doubt[] {
  return asks
    .map(({ when, text }) => ({
      reason: text,
      rows: rows
        .filter((row) => holds(when, { values: valuesOf(row), mode: 'create', self: false }))
        .map(({ index }) => index),
    }))
    .filter((doubt) => doubt.rows.length > 0);
}
