import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOf, type Rule } from '../rule.ts';
import { ruleOfResources } from '../ruleOfResources.ts';
import { fieldAt } from '../../derive/scope.ts';

/**
 * Makes a rule that checks one list of column names against `columns`. A name that probably was meant by a
 * misspelt column is not reported here, because the misspelt column is.
 */
function columnRule(
  name: string,
  key: 'fixed' | 'default' | 'cells',
  says: (column: string) => string,
): Rule {
  return ruleOfResources(name, ({ located, source }) => {
    const { list } = source;
    if (!list) return [];
    const misspelt = list.columns.filter((column) => fieldAt(source, column) === undefined);
    return Object.entries(list[key] ?? {})
      .map(([step, named]) => ({ column: key === 'cells' ? step : String(named), step }))
      .filter(({ column }) => !list.columns.includes(column))
      .filter(({ column }) => nearest(column, misspelt) === undefined)
      .map(({ column, step }) =>
        errorAt(placeOf(located, ['list', key, step]), {
          message: says(column),
          expected: oneOf(list.columns),
          suggestion: () => nearest(column, list.columns),
        }),
      );
  });
}

export const fixedNotInColumns = columnRule(
  'fixed-not-in-columns',
  'fixed',
  (column) => `'${column}' is fixed but not one of the columns.`,
);

export const defaultNotInColumns = columnRule(
  'default-not-in-columns',
  'default',
  (column) => `'${column}' is shown at first but not one of the columns.`,
);

export const cellNotInColumns = columnRule(
  'cell-not-in-columns',
  'cells',
  (column) => `A cell is described for '${column}', which is not one of the columns.`,
);
