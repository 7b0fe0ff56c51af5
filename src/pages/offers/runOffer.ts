import { resolveAddress, type ReferenceScope } from '../../../codegen/model/references.ts';
import { leadsElsewhere, type Offer } from '../../../codegen/model/offers.ts';
import { BulkFailure } from '../../api/bulkFailure.ts';
import { request } from '../../api/client.ts';
import { storeSelection } from '../../api/resourceCache.ts';
import { fieldAt } from '../../fields/fieldAt.ts';
import { verify } from '../../session/verify.ts';
import { actionRequest, bulkItems, refusalIn, sendAction } from '../actionCalls.ts';
import { changedBy } from '../rowEntries.ts';
import { openTaskLog, openWindow, taskOf } from '../openTaskLog.ts';
import { undoNotice } from '../undo/undoNotice.ts';
import { forget, isRemoval, reload, type OfferStage, type Run } from './offerStage.ts';
import type { OfferTarget } from './offerTarget.ts';
import { doneText, failedText } from './outcomeText.ts';
import { pageAddress } from '../pageAddress.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { isOptionValue } from '../../fields/optionValue.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { undoableChange } from '../undo/undoableChange.ts';

/** With more ids an address is longer than the 8 kB that web servers accept. */
const IDS_IN_ADDRESS = 200;

/**
 * Runs an offer and notifies about the result, with an Undo where it has an inverse. Afterwards the data of the page
 * is fetched again.
 *
 * @param undoes it takes back an earlier action, and offers no further Undo
 * @returns whether it succeeded
 */
export async function runOffer(
  stage: OfferStage,
  offer: Offer,
  target: OfferTarget,
  undoes = false,
): Promise<boolean> {
  const { owner, me, notify, text, nameOf, failureText } = stage;
  const { record, on } = target;
  const records = changedBy(offer, target.selection ?? [], me);
  const scope: ReferenceScope = {
    me,
    ...(target.selection && { selection: records.map(({ id }) => String(id)), rows: records }),
    ...(record && { record }),
    ...(target.query && { query: target.query }),
  };
  const run = { offer, target, records, scope };
  if (target.selection && records.length === 0) {
    notify(text('pages.action.nothingLeft'), { type: 'warning' });
    return false;
  }
  if (leadsElsewhere(offer.does)) return open(stage, run);
  if (offer.verify && (await verify()) !== 'done') return false;
  const about = record ?? (records.length === 1 ? records[0] : undefined);
  const name = about && owner.record ? nameOf(about) : '';
  const facts = { name, on, count: records.length, many: owner.many };
  const fail = (reason: string) => notify(failedText(text, offer, name, reason), { type: 'error' });
  try {
    const refusal = await send(stage, run);
    if (refusal !== undefined) {
      fail(refusal);
      return false;
    }
  } catch (error) {
    const reason = failureText(error, (path) => {
      const field = fieldAt(owner.fields ?? [], path);
      return field ? text(field.label) : path;
    });
    if (target.onRefused && error instanceof BulkFailure) target.onRefused(error);
    else if (reason) fail(reason);
    // Another user may have deleted the record.
    if (isRemoval(offer)) await reload(stage, offer);
    return false;
  }
  const done = doneText(text, offer, facts);
  const undo = undoes
    ? undefined
    : undoOf(stage, run, (state) => runOffer(stage, offer, { ...target, on: state }, true));
  if (undo) notify(...undoNotice(done, undo));
  else notify(done, { type: 'success' });
  await reload(stage, offer);
  if (offer.does.kind === 'remove') forget(stage, record);
  return true;
}

/** Sends the call of an offer. @returns why the server refused it, when its answer says so */
async function send(
  { owner, provider, me }: OfferStage,
  { offer, target, records, scope }: Run,
): Promise<string | undefined> {
  const { does } = offer;
  switch (does.kind) {
    case 'remove': {
      const previousData = { ...target.record, id: String(target.record?.['id']) };
      await provider.delete(owner.id, { id: previousData.id, previousData });
      return undefined;
    }
    case 'removeSelected': {
      const ids = records.map(({ id }) => String(id));
      await provider.deleteMany(owner.id, { ids, ...(does.by && { meta: { by: does.by } }) });
      return undefined;
    }
    case 'each':
      await provider.bulkPatch(owner.id, bulkItems(does.each, records, me), {
        address: does.address,
        quiet: true,
      });
      return undefined;
    case 'call':
    case 'spm':
    case 'toggle': {
      const ids = records.map(({ id }) => String(id));
      const spm = does.kind === 'spm' ? await storeSelection(request, ids) : undefined;
      const answer = await sendAction(actionRequest(does, owner.api, scope, spm, target.on));
      const refusal = refusalIn(answer, offer.success);
      const task = refusal === undefined ? taskOf(answer) : undefined;
      if (task !== undefined) openTaskLog(task);
      return refusal;
    }
    default:
      throw new Error(`'${offer.key}' opens a form or a dialog: it sends nothing by itself.`);
  }
}

/** Opens a page of the console in its place, and an address of the server in another browser tab. */
function open({ notify, text, go, from }: OfferStage, { offer, records, scope }: Run): boolean {
  if (records.length > IDS_IN_ADDRESS) {
    notify(text('pages.action.tooMany', { count: IDS_IN_ADDRESS }), { type: 'warning' });
    return false;
  }
  const { does } = offer;
  if (does.kind === 'page') {
    const path = pageAddress(does, scope, from);
    if (does.inWindow) openWindow(path);
    else go(path);
  }
  if (does.kind === 'open') {
    globalThis.open(resolveAddress(does.address, scope), '_blank', 'noopener');
  }
  return true;
}

type Undo = () => Promise<boolean>;

/**
 * What takes back an offer that was run: a removed relation is added again, a switch goes back, changed rows get the
 * values that they had. Undefined when nothing can.
 *
 * @param again runs the offer again, with the other state of its switch
 */
function undoOf(
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
