import type { Offer } from '../../../codegen/model/offers.ts';
import { request } from '../../api/client.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { isOptionValue } from '../../fields/options.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { undoableChange } from '../undo/undoableChange.ts';
import { reload, type OfferStage, type Run } from './offerStage.ts';

type Undo = () => Promise<boolean>;

/**
 * What takes back an offer that was run: a removed relation is added again, a switch goes back, changed rows get the
 * values that they had. Undefined when nothing can.
 *
 * @param again runs the offer again, with the other state of its switch
 */
export function undoOf(
  stage: OfferStage,
  { offer, target, records }: Run,
  again: (on: boolean) => Promise<boolean>,
): Undo | undefined {
  const { provider, owner, text } = stage;
  if (offer.does.kind === 'remove') return putBack(stage, offer, target.record);
  const change = undoableChange(offer, target.on, records);
  if (change?.kind !== 'restore') return change && (() => again(change.on));
  const { address, items } = change;
  return () =>
    restore(
      stage,
      offer,
      () => provider.bulkPatch(owner.id, items, { address, quiet: true }),
      text('undo.restored', { smart_count: items.length }),
    );
}

function putBack(
  stage: OfferStage,
  offer: Offer,
  record: FieldRecord | undefined,
): Undo | undefined {
  const { owner, nameOf, text } = stage;
  const way = offer.does.kind === 'remove' ? offer.does.putBack : undefined;
  const related = way && record?.[way.field];
  if (!way || !record || !isOptionValue(related)) return undefined;
  const body = [{ ...way.where, [way.field]: related }];
  return () =>
    restore(
      stage,
      offer,
      () => request(modelAddress(owner.api), { method: 'POST', body, quiet: true }),
      text('relations.putBack', { name: nameOf(record) }),
    );
}

async function restore(
  stage: OfferStage,
  offer: Offer,
  call: () => Promise<unknown>,
  done: string,
): Promise<boolean> {
  const { notify, text, failureText } = stage;
  try {
    await call();
    notify(done, { type: 'success' });
    return true;
  } catch (error) {
    const reason = failureText(error);
    if (reason) notify(text('undo.failed', { reason }), { type: 'error' });
    return false;
  } finally {
    await reload(stage, offer);
  }
}
