import { isWritable } from '../../../codegen/model/forms.ts';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import type { Text } from '../../../codegen/model/text.ts';
import { pickWidget } from '../../fields/pick.ts';
import { problemOf, type Problem } from '../../fields/problem.ts';
import { isEmpty } from '../../fields/values.ts';
import type { ImportColumn, ImportRow } from './importRow.ts';
import { perRow } from './perRow.ts';
import { wireValue } from './rowValues.ts';

/** A column with a value that the server would refuse. */
export interface CellProblem {
  readonly field: string;
  readonly label: string;
  readonly problem: Problem;
}

/** Problems of a row by its field models; cached for each row object. */
export type CheckRow = (row: ImportRow) => readonly CellProblem[];

/** @param say translates labels of choices */
export function createCheckRow(
  columns: readonly ImportColumn[],
  say: (text: Text) => string,
): CheckRow {
  return perRow((row) =>
    columns.flatMap((column) => {
      // A secret lost over a reload has its own message.
      const problem = row.lost?.includes(column.field)
        ? undefined
        : cellProblem(row.values[column.field], column, say);
      return problem ? [{ field: column.field, label: column.label, problem }] : [];
    }),
  );
}

/**
 * The problem of a cell: required, too long, no choice, no number, no address (spec 1, section 5).
 * Only the server can check uniqueness and references.
 */
export function cellProblem(
  value: unknown,
  { model }: ImportColumn,
  say: (text: Text) => string,
): Problem | undefined {
  if (!model || !isWritable(model)) return undefined;
  const sent = typed(wireValue(value, model, say), model);
  return problemOf(model, sent, model.required === true) ?? choiceProblem(sent, model);
}

/** Cells are texts: one that reads as a number becomes a number. */
function typed(value: unknown, model: FieldModel): unknown {
  if (typeof value !== 'string' || pickWidget(model) !== 'number') return value;
  // A decimal is sent as a text.
  if (model.type === 'decimal') return value;
  const number = Number(value);
  return value.trim() === '' || Number.isNaN(number) ? value : number;
}

function choiceProblem(value: unknown, { choices, item }: FieldModel): Problem | undefined {
  const offered = choices ?? item?.choices;
  if (!offered || offered.length === 0 || isEmpty(value)) return undefined;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  const wrong = entries.filter(
    (entry) =>
      typeof entry !== 'object' && !offered.some((known) => String(known.value) === String(entry)),
  );
  return wrong.length === 0
    ? undefined
    : { key: 'transfer.check.choice', values: { values: wrong.join(', ') } };
}
