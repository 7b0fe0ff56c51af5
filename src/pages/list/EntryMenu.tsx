import { ChoiceMenu } from '../../theme/menus/ChoiceMenu.tsx';
import type { RowEntry } from '../rowEntries.ts';

export interface OpenMenu {
  readonly anchor: HTMLElement;
  readonly entries: readonly RowEntry[];
}

/** A menu of actions; one serves all rows, opened where it was asked for. */
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
      choices={(open?.entries ?? []).map(({ href, ...entry }) => ({ ...entry, to: href }))}
    />
  );
}
