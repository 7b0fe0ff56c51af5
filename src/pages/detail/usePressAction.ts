import type { Offer } from '../../../codegen/model/offers.ts';
import { restoreFocus } from '../../controls/restoreFocus.ts';
import type { ShownOffer } from '../offers/useOffers.ts';
import { useRunning } from '../useRunning.ts';
import { useAskWantedAction } from '../wantedAction.ts';
import { useRecordDetail } from './detailContext.ts';

/** Runs actions of the page's record, and the one among them that was wanted elsewhere. */
export function usePressAction(offers: readonly ShownOffer[]) {
  const { record, press: pressOffer, leave } = useRecordDetail();
  const busy = useRunning();
  /** @param always also where the user has turned the question off */
  const press = (offer: Offer, on?: boolean, always?: boolean) =>
    pressOffer(
      offer,
      'record',
      { record, on },
      {
        always,
        around: async (work) => {
          const from = document.activeElement;
          await busy.run([offer.key], work);
          restoreFocus(from);
        },
        onDone: () => {
          if (offer.then === 'back') leave();
        },
      },
    );
  const usable = offers.filter(({ closed }) => closed === undefined);
  useAskWantedAction(
    usable.map(({ offer }) => offer),
    (offer) => {
      const { does } = offer;
      // A renewal shows what it will do before it does it.
      const asks = does.kind !== 'renew';
      press(offer, does.kind === 'toggle' ? record[does.field] !== true : undefined, asks);
    },
  );
  return { busy, press };
}
