import type { ActionModel } from '../../codegen/model/actions.ts';
import type { Field } from '../../generated/names.ts';
import type { SayText } from '../i18n/useText.ts';

/** The field whose change has a word of its own: activated, deactivated. */
const ACTIVE = 'is_active' satisfies Field;

export interface DoneFacts {
  /** The changed record; empty when there is none or several. */
  readonly name: string;
  /** The new state of a switch. */
  readonly on: boolean | undefined;
  /** Number of selected records. */
  readonly count: number;
}

/** What an action has done, and to which record or to how many. */
export function doneText(
  text: SayText,
  { call, label, done }: Pick<ActionModel, 'call' | 'label' | 'done'>,
  facts: DoneFacts,
): string {
  const { name, on, count } = facts;
  const active =
    call.kind === 'toggle' && call.field === ACTIVE
      ? on
      : call.kind === 'each'
        ? call.each[ACTIVE]
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
  const action = text(label);
  if (count > 1) return text('pages.action.doneMany', { action, smart_count: count });
  if (name === '') return text('pages.action.done', { action });
  if (on === undefined) return text('pages.action.doneFor', { action, name });
  return text(on ? 'pages.action.switchedOn' : 'pages.action.switchedOff', { action, name });
}
