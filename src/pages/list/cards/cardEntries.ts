import { ROW_ACTIONS_IN_VIEW, type RowEntry, type SplitEntries } from '../../rowEntries.ts';

/**
 * The actions of a card: those that the manifest puts into the row are buttons, as is a single one; all others are in
 * the menu.
 */
export function cardEntries(entries: readonly RowEntry[]): SplitEntries {
  const inView = entries.filter(({ inRow, closed }) => inRow && closed === undefined);
  if (inView.length === 0 && entries.length === 1) return { inView: entries, underMenu: [] };
  const shown = inView.slice(0, ROW_ACTIONS_IN_VIEW);
  return { inView: shown, underMenu: entries.filter((entry) => !shown.includes(entry)) };
}
