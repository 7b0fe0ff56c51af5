import { apiFacts } from '#project/generated/api.ts';
import type { Offer } from '../../../codegen/model/offers.ts';
import type { Text } from '../../../codegen/model/text.ts';
import type { SayText } from '../../i18n/useText.ts';
import { labelOf } from './labels.ts';

interface DoneFacts {
  /** The changed record; empty when there is none or several. */
  readonly name: string;
  /** The new state of a switch. */
  readonly on: boolean | undefined;
  /** Number of selected records. */
  readonly count: number;
  /** What the records are called. */
  readonly many?: Text | undefined;
}

/** What an offer has done, and to which record or to how many. */
export function doneText(text: SayText, offer: Offer, facts: DoneFacts): string {
  const { does, done } = offer;
  const { name, on, count, many } = facts;
  if (does.kind === 'remove') return text('pages.removal.done', { name });
  if (does.kind === 'removeSelected') {
    return text('pages.removal.bulkDone', { many: many ? text(many) : '', count });
  }
  const active =
    does.kind === 'toggle' && does.field === apiFacts.names.active
      ? on
      : does.kind === 'each'
        ? does.each[apiFacts.names.active ?? '']
        : undefined;
  const named = { name, smart_count: Math.max(1, count) };
  if (done !== undefined) return text(done, named);
  const isNamed = name !== '';
  if (active === true) {
    return text(isNamed ? 'pages.action.activated' : 'pages.action.activatedMany', named);
  }
  if (active === false) {
    return text(isNamed ? 'pages.action.deactivated' : 'pages.action.deactivatedMany', named);
  }
  const action = text(labelOf(offer));
  if (count > 1) return text('pages.action.doneMany', { action, smart_count: count });
  if (name === '') return text('pages.action.done', { action });
  if (on === undefined) return text('pages.action.doneFor', { action, name });
  return text(on ? 'pages.action.switchedOn' : 'pages.action.switchedOff', { action, name });
}

/**
 * Why an offer failed. It names the offer and the record: the user may have pressed something else meanwhile.
 *
 * @param reason empty when the server gave none
 */
export function failedText(text: SayText, offer: Offer, name: string, reason: string): string {
  const { does, danger, on } = offer;
  if (does.kind === 'remove') {
    return on.includes('record')
      ? text('pages.removal.failed', { reason })
      : text('pages.removal.rowFailed', { name, reason });
  }
  if (does.kind === 'removeSelected') return text('pages.removal.bulkFailed', { reason });
  // It takes rows out of the list without deleting them.
  if (does.kind === 'spm' && danger) return text('pages.removal.outFailed', { message: reason });
  const told = { action: text(labelOf(offer)), reason };
  if (reason === '') return text('pages.action.failed', told);
  return name === ''
    ? text('pages.action.failedWith', told)
    : text('pages.action.failedFor', { ...told, name });
}
