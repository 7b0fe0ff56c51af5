import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { COLUMNS_PARAMETER, columnsInAddress } from '../listState.ts';
import { useColumnChoice, type ColumnChoiceState } from './useColumnChoice.ts';

/**
 * The columns in force: those of a saved view while the address names them, else what the person
 * chose for the table. Whoever changes a view's columns makes them their own and leaves the view.
 *
 * @param addressed the table's state stands in the address of the page
 */
export function useTableColumns(table: string, addressed: boolean): ColumnChoiceState {
  const [query, setQuery] = useSearchParams();
  const own = useColumnChoice(table);
  const written = addressed ? columnsInAddress(query)?.join() : undefined;
  return useMemo(() => {
    if (written === undefined) return own;
    const viewed = { shown: written.split(','), order: written.split(',') };
    const leaveView = () =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(COLUMNS_PARAMETER);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    return {
      ...own,
      ...viewed,
      exact: true,
      set: (change) => {
        own.set({ ...viewed, ...change });
        leaveView();
      },
      reset: () => {
        own.reset();
        leaveView();
      },
    };
  }, [own, setQuery, written]);
}
