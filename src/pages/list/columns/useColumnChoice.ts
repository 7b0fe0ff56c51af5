import { useMemo } from 'react';
import { usePreference } from '../../../session/preference.ts';
import { readChoice, type ColumnChoice } from './columnChoice.ts';
import { objectOf } from '../../../api/unknownValues.ts';

/** Name given by spec 1, section 9. */
export const COLUMNS_KEY = 'tableConfig';

export interface ColumnChoiceState extends ColumnChoice {
  /** Changes the given parts and keeps the others. */
  set(choice: ColumnChoice): void;
  /** Back to the defaults. */
  reset(): void;
}

/** The columns this user chose for a table, stored in this browser. */
export function useColumnChoice(table: string): ColumnChoiceState {
  const [kept, keep] = usePreference(COLUMNS_KEY);
  return useMemo(() => {
    const tables = objectOf(kept);
    const choice = readChoice(tables[table]);
    return {
      ...choice,
      set: (change) => keep({ ...tables, [table]: { ...choice, ...change } }),
      reset: () => keep({ ...tables, [table]: undefined }),
    };
  }, [kept, keep, table]);
}
