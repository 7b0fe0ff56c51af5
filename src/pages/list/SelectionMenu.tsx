import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { PushButton } from '../../theme/buttons.ts';
import { focusRows } from '../../controls/restoreFocus.ts';
import { EntryMenu, type OpenMenu } from './EntryMenu.tsx';
import type { ListModel } from '../../../codegen/model/lists.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { SelectionOffer } from './selectionOffers.ts';
import { useSelectionEntries, type SelectionHandlers } from './useSelectionEntries.ts';
import type { Selection } from './useSelection.ts';
import { useText } from '../../i18n/useText.ts';

export interface SelectionMenuProps {
  readonly definition: ResourceDefinition;
  readonly list: ListModel | undefined;
  readonly offers: readonly SelectionOffer[];
  readonly selection: Selection;
  readonly handlers: SelectionHandlers;
}

/** The menu of actions on selected rows. */
export default function SelectionMenu(props: SelectionMenuProps) {
  const { definition, list, offers, selection, handlers } = props;
  const text = useText();
  const entries = useSelectionEntries(definition, list, offers, selection, handlers);
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
