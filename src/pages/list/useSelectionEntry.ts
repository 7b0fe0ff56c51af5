import type { RaRecord } from 'ra-core';
import { useSearchParams } from 'react-router';
import { isAction } from '../../../codegen/model/offers.ts';
import type { OfferTarget } from '../offers/offerTarget.ts';
import type { ShownOffer } from '../offers/useOffers.ts';
import type { PressOptions } from '../offers/usePressOffer.tsx';
import type { RowEntry } from '../rowEntries.ts';
import { useListCommands, useListSelection, useResourceList } from './listContexts.ts';

/** What is done to selected rows. Those that the server refuses are listed with the reason, and stay selected. */
export function useSelectionEntry(): (
  shown: ShownOffer,
  records: readonly RaRecord[],
  how?: Pick<PressOptions, 'always'>,
) => RowEntry {
  const [address] = useSearchParams();
  const { owner } = useResourceList();
  const { press, busyRows, openTask } = useListCommands();
  const { drop, clear } = useListSelection();
  return ({ offer, label, closed }, records, how) => {
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
      ...how,
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
