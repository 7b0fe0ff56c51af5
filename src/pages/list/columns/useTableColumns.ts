import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { COLUMNS_PARAMETER, columnsInAddress } from '../listState.ts';
import { useColumnChoice, type ColumnChoiceState } from './useColumnChoice.ts';

/**
 * The columns of a saved view while the address names them, else the user's choice. Changing the
 * columns of a view stores them as the user's choice and leaves the view.
 *
 * @param addressed the state of the table is in the address of the page
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
