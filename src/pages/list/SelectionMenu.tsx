import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { PushButton } from '../../theme/buttons.ts';
import { focusRows } from '../../controls/restoreFocus.ts';
import { EntryMenu, type OpenMenu } from './EntryMenu.tsx';
import type { RowEntry } from '../rowEntries.ts';
import { useText } from '../../i18n/useText.ts';

export interface SelectionMenuProps {
  readonly entries: readonly RowEntry[];
}

/** The menu of actions on selected rows. */
export default function SelectionMenu({ entries }: SelectionMenuProps) {
  const text = useText();
  const { selectedIds, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  const [open, setOpen] = useState<OpenMenu>();
  const selected = text('pages.list.selected', { count });
  return (
    <>
      {entries.length === 0 ? (
        // Rows can only be selected for an export.
        <span role="status">{selected}</span>
      ) : (
        <PushButton
          type="button"
          look="outlined"
          aria-haspopup="menu"
          onClick={(event) => setOpen({ anchor: event.currentTarget, entries })}
        >
          {selected}
          <ExpandIcon />
        </PushButton>
      )}
      <PushButton
        type="button"
        onClick={() => {
          onUnselectItems();
          focusRows();
        }}
      >
        {text('pages.list.clearSelection')}
      </PushButton>
      <EntryMenu open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}
