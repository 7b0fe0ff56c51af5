import { useCallback } from 'react';
import type { RaRecord } from 'ra-core';
import { isUsual } from '../../../codegen/model/offers.ts';
import { useText } from '../../i18n/useText.ts';
import { useOffers, type ShownOffer } from '../offers/useOffers.ts';
import type { RowEntry } from '../rowEntries.ts';
import { inDialog, useResourceRoutes } from '../useResourceRoutes.ts';
import { useListSelection, useResourceList, type ListCommands } from './listContexts.ts';
import type { RecordDialog } from './useRecordDialog.tsx';

/**
 * The entries of a row: what can be done with its record (spec 1, section 2.7).
 *
 * @param show opens the dialog of an action whose answer is shown
 */
export function useRowEntries(
  { press, openForm, busyRows: { run: runOn } }: ListCommands,
  show: RecordDialog['show'],
): (record: RaRecord) => readonly RowEntry[] {
  const text = useText();
  const { definition, route, query, owner } = useResourceList();
  const { toggle } = useListSelection();
  const routes = useResourceRoutes(definition.id, route);
  const offersFor = useOffers(definition, route, 'row', query);
  return useCallback(
    (record) => {
      const onPress = ({ offer, dialog }: ShownOffer) => {
        if (dialog) return openForm(dialog);
        if (!isUsual(offer) && (offer.show ?? offer.does.kind === 'list')) {
          return show({ action: offer, record });
        }
        const target = offer.byPage ? { record: owner, selection: [record] } : { record };
        press(offer, 'row', target, {
          about: record,
          around: (work) => runOn([record.id], work),
          onDone: () => {
            if (offer.does.kind === 'remove') toggle(record, false);
          },
        });
      };
      const offers = offersFor(record);
      const entries = offers.map((shown): RowEntry => ({
        key: shown.offer.key,
        label: shown.label,
        closed: shown.closed,
        danger: shown.offer.danger,
        inRow: shown.offer.inRow,
        to: shown.to,
        onPress: () => onPress(shown),
      }));
      if (!inDialog(definition, routes, 'update')) return entries;
      const usual = offers.filter(({ offer }) => isUsual(offer)).length;
      return entries.toSpliced(usual, 0, {
        key: 'view',
        label: text('pages.view'),
        onPress: () => openForm({ kind: 'view', id: String(record.id) }),
      });
    },
    [definition, offersFor, openForm, owner, press, routes, runOn, show, text, toggle],
  );
}
