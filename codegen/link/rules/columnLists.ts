import type { KeyPath } from '../../read/located.ts';
import type { ListSource } from '../../schema/generated/manifest.ts';
import { nearest } from '../../schema/nearest.ts';
import { errorAt, oneOf, placeOf, type Rule } from '../rule.ts';
import { ruleOfResources } from '../ruleOfResources.ts';
import { fieldAt } from '../walk/fieldNames.ts';

/**
 * Makes a rule that checks one list of column names against `columns`. A name that probably was meant by a
 * misspelt column is not reported here, because the misspelt column is.
 */
function columnRule(
  name: string,
  says: (column: string) => string,
  named: (list: ListSource) => readonly { column: string; path: KeyPath }[],
): Rule {
  return ruleOfResources(name, ({ located, source }) => {
    const { list } = source;
    if (!list) return [];
    const misspelt = list.columns.filter((column) => fieldAt(source, column) === undefined);
    return named(list)
      .filter(({ column }) => !list.columns.includes(column))
      .filter(({ column }) => nearest(column, misspelt) === undefined)
      .map(({ column, path }) =>
        errorAt(placeOf(located, ['list', ...path]), {
          message: says(column),
          expected: oneOf(list.columns),
          suggestion: () => nearest(column, list.columns),
        }),
      );
  });
}

const entries = (names: readonly string[] | undefined, key: string) =>
  (names ?? []).map((column, index) => ({ column, path: [key, index] }));

export const fixedNotInColumns = columnRule(
  'fixed-not-in-columns',
  (column) => `'${column}' is fixed but not one of the columns.`,
  (list) => entries(list.fixed, 'fixed'),
);

export const defaultNotInColumns = columnRule(
  'default-not-in-columns',
  (column) => `'${column}' is shown at first but not one of the columns.`,
  (list) => entries(list.default, 'default'),
);

export const cellNotInColumns = columnRule(
  'cell-not-in-columns',
  (column) => `A cell is described for '${column}', which is not one of the columns.`,
  (list) => Object.keys(list.cells ?? {}).map((column) => ({ column, path: ['cells', column] })),
);
