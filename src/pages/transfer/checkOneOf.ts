import type { FormModel } from '../../../codegen/model/forms.ts';
import type { Text } from '../../../codegen/model/text.ts';
import { isEmpty } from '../../fields/values.ts';
import type { CheckRow } from './checkRow.ts';
import type { ImportColumn } from './importRow.ts';
import { perRow } from './perRow.ts';
import { wireRow } from './rowValues.ts';

/**
 * The checks of a row with the form's rule that one of some fields must be filled in. Only for new records: those that
 * a row changes may have them already.
 *
 * @param labelOf the label of a field
 */
export function withOneOf(
  check: CheckRow,
  rule: NonNullable<FormModel['atLeastOne']>,
  columns: readonly ImportColumn[],
  labelOf: (field: string) => string,
  say: (text: Text) => string,
): CheckRow {
  return perRow((row) => {
    const values = wireRow(row.values, columns, say);
    const [first] = rule.fields;
    const isLacking =
      first !== undefined &&
      row.recordId === undefined &&
      rule.fields.every((field) => isEmpty(values[field]));
    const problem = { key: 'transfer.check.oneOf', values: { rule: say(rule.message) } } as const;
    return isLacking
      ? [...check(row), { field: first, label: labelOf(first), problem }]
      : check(row);
  });
}
