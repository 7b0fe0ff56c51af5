import { useCallback, useState, type ReactNode } from 'react';
import {
  isAction,
  type Action,
  type Offer,
  type OfferPlace,
} from '../../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { actionSlot } from '../../../codegen/model/slots.ts';
import { openedPart } from '../../controls/openedPart.tsx';
import type { FieldRecord } from '../../fields/values.ts';
import { useSession } from '../../session/SessionContext.ts';
import { PendingDialog } from '../dialogs/PendingDialog.tsx';
import { changedBy } from '../rowEntries.ts';
import type { SlotLoader } from '../slots/slotComponent.ts';
import type { ActionSlotProps } from '../slots/slots.ts';
import { usePending, type PendingState } from '../usePending.ts';
import { useResourceRoutes } from '../useResourceRoutes.ts';
import type { OfferTarget } from './offerTarget.ts';
import { labelOf } from './labels.ts';
import { useRunOffer } from './useRunOffer.ts';

const ActionDialog = openedPart(() => import('../slots/ActionDialog.tsx'));

interface OpenedAction {
  readonly load: SlotLoader | undefined;
  readonly action: Action;
  readonly records: readonly FieldRecord[];
}

export interface PressOptions {
  /** Asks even where the manifest does not. */
  readonly always?: boolean | undefined;
  /** The record that the question is about, when the call is one of another record. */
  readonly about?: FieldRecord | undefined;
  /** Runs the work, and shows meanwhile that something is busy. */
  around?(work: () => Promise<void>): Promise<void>;
  /** Called when it has succeeded. */
  onDone?(): void;
}

export type PressOffer = (
  offer: Offer,
  place: OfferPlace,
  target: OfferTarget,
  options?: PressOptions,
) => void;

interface PressedOffers {
  /** Asks where the offer asks, then runs it, or opens its hand-written dialog. */
  readonly press: PressOffer;
  readonly ask: PendingState['ask'];
  /** The open dialogs, to be rendered in the page. */
  readonly dialogs: ReactNode;
}

/**
 * The one way in which a page uses the offers of a resource.
 *
 * @param slots of the page; undefined for a list inside another page
 * @param onClosed receives the ids of processed records when a hand-written dialog closes
 */
export function usePressOffer(
  definition: ResourceDefinition,
  route: RouteRecord,
  slots: RouteRecord['slots'],
  onClosed?: (done: readonly RecordId[]) => void,
): PressedOffers {
  const routes = useResourceRoutes(definition.id, route);
  const { me } = useSession();
  const send = useRunOffer(definition);
  const pending = usePending(definition);
  const [opened, setOpened] = useState<OpenedAction>();
  const { ask } = pending;

  const run = useCallback(
    async (offer: Offer, target: OfferTarget): Promise<boolean> => {
      const load = isAction(offer) ? slots?.[actionSlot(offer.key)] : undefined;
      const hasDialog = load ?? offer.does.kind === 'renew';
      if (!hasDialog || !isAction(offer)) return send(offer, target);
      const records = target.selection ?? (target.record ? [target.record] : []);
      setOpened({ load, action: offer, records: changedBy(offer, records, me) });
      return false;
    },
    [me, send, slots],
  );

  const press = useCallback<PressOffer>(
    (
      offer,
      place,
      target,
      { always = false, about = target.record, around = runNow, onDone } = {},
    ) => {
      const records = changedBy(offer, target.selection ?? (about ? [about] : []), me);
      ask({
        asked: {
          ...offer,
          label: labelOf(offer),
          resource: definition,
          place,
          record: about,
          count: records.length,
          on: target.on,
        },
        everywhere:
          offer.does.kind === 'remove' &&
          place === 'row' &&
          route.kind === 'detail' &&
          routes.has('detail'),
        goes: offer.danger || target.on === false,
        // Without a row to change there is nothing to ask: the call says so.
        quiet: !(offer.confirm || always) || (place !== 'list' && records.length === 0),
        ...(place !== 'list' && { records }),
        ...(isAction(offer) && { action: offer }),
        run: () =>
          around(async () => {
            if (await run(offer, target)) onDone?.();
          }),
      });
    },
    [ask, definition, me, route, routes, run],
  );

  return {
    press,
    ask,
    dialogs: (
      <>
        <PendingDialog {...pending} />
        {opened && (
          <ActionDialog
            {...opened}
            route={route}
            definition={definition}
            onClose={(done) => {
              setOpened(undefined);
              onClosed?.(done ?? []);
            }}
          />
        )}
      </>
    ),
  };
}

type RecordId = NonNullable<Parameters<ActionSlotProps['onClose']>[0]>[number];

function runNow(work: () => Promise<void>): Promise<void> {
  return work();
}
