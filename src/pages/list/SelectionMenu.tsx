import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useListContext } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PushButton } from '../../theme/buttons.ts';
import { focusRows } from '../../controls/restoreFocus.ts';
import { EntryMenu, type OpenMenu } from './EntryMenu.tsx';
import { isAction } from '../../../codegen/model/offers.ts';
import type { OfferTarget } from '../offers/offerTarget.ts';
import type { ShownOffer } from '../offers/useOffers.ts';
import type { PressOptions } from '../offers/usePressOffer.tsx';
import type { RowEntry } from '../rowEntries.ts';
import { useListCommands, useListSelection, useResourceList } from './listContexts.ts';
import { useSelectionOffers } from './useSelectionOffers.ts';
import { useText } from '../../i18n/useText.ts';

/** The menu of what can be done with selected rows. */
export default function SelectionMenu(): ReactNode {
  const text = useText();
  const entryOf = useSelectionEntry();
  const entries = useSelectionOffers().map(entryOf);
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

/** Rows that the server refuses are listed with the reason, and stay selected. */
function useSelectionEntry(): (shown: ShownOffer) => RowEntry {
  const [address] = useSearchParams();
  const { owner } = useResourceList();
  const { press, busyRows, openTask } = useListCommands();
  const { records, drop, clear } = useListSelection();
  return ({ offer, label, closed }) => {
    const { key, danger } = offer;
    if (offer.does.kind === 'updateSelected') {
      return { key, label, closed, onPress: () => openTask({ kind: 'edit', records }) };
    }
    const target: OfferTarget = {
      selection: records,
      query: Object.fromEntries(address),
      onRefused: (failure) => {
        drop(failure.done);
        openTask({ kind: 'refused', title: label, records, failure });
      },
      ...(offer.byPage && owner && { record: owner }),
    };
    const ids = records.map(({ id }) => id);
    const options: PressOptions = {
      onDone: clear,
      ...(isAction(offer) && {
        around: (work: () => Promise<void>) => busyRows.run(ids, work),
      }),
    };
    return {
      key,
      label,
      closed,
      danger,
      onPress: () => press(offer, 'selection', target, options),
    };
  };
}
