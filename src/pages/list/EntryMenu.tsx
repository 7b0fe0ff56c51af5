import { ChoiceMenu } from '../../controls/menus/ChoiceMenu.tsx';
import type { RowEntry } from '../rowEntries.ts';

export interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly entries: readonly RowEntry[];
}

/** The menu of actions. All rows of a table share one; it opens at the button that was pressed. */
export function EntryMenu({
  open,
  onClose,
}: {
  readonly open: OpenMenu | undefined;
  onClose(): void;
}) {
  return (
    <ChoiceMenu
      anchor={open?.anchor ?? null}
      onClose={onClose}
      dense
      choices={open?.entries ?? []}
    />
  );
}
