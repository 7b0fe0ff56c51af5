import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useListContext } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { PushButton } from '../../theme/buttons.ts';
import { focusRows } from '../../controls/restoreFocus.ts';
import { EntryMenu, type OpenMenu } from './EntryMenu.tsx';
import { useListSelection } from './listContexts.ts';
import { useSelectionEntry } from './useSelectionEntry.ts';
import { useSelectionOffers } from './useSelectionOffers.ts';
import { useText } from '../../i18n/useText.ts';

/** The menu of what can be done with selected rows. */
export default function SelectionMenu(): ReactNode {
  const text = useText();
  const entryOf = useSelectionEntry();
  const { records } = useListSelection();
  const entries = useSelectionOffers().map((shown) => entryOf(shown, records));
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
          look="outlined"
          aria-haspopup="menu"
          onClick={(event) => setOpen({ anchor: event.currentTarget, entries })}
        >
          {selected}
          <ExpandIcon />
        </PushButton>
      )}
      <PushButton
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
