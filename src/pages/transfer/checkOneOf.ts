import type { FormModel } from '../../../codegen/model/forms.ts';
import type { Text } from '../../../codegen/model/text.ts';
import { isEmpty } from '../../fields/values.ts';
import type { CellProblem, CheckRow } from './checkRow.ts';
import type { ImportColumn, ImportRow } from './importRow.ts';
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
  const known = new WeakMap<ImportRow, readonly CellProblem[]>();
  return (row) => {
    const before = known.get(row);
    if (before) return before;
    const values = wireRow(row.values, columns, say);
    const [first] = rule.fields;
    const isLacking =
      first !== undefined &&
      row.recordId === undefined &&
      rule.fields.every((field) => isEmpty(values[field]));
    const problem = { key: 'transfer.check.oneOf', values: { rule: say(rule.message) } } as const;
    const problems = isLacking
      ? [...check(row), { field: first, label: labelOf(first), problem }]
      : check(row);
    known.set(row, problems);
    return problems;
  };
}
