import type { QueryClient } from '@tanstack/react-query';
import { resolveAddress, type ReferenceScope } from '../../codegen/model/references.ts';
import type { ActionModel } from '../../codegen/model/resources.ts';
import { BulkFailure } from '../api/bulkFailure.ts';
import { request } from '../api/client.ts';
import { modelAddress } from '../api/modelAddress.ts';
import type { ConsoleDataProvider } from '../api/dataProvider.ts';
import { storeSelection } from '../api/resourceCache.ts';
import { fieldAt } from '../fields/fieldAt.ts';
import type { FieldRecord } from '../fields/values.ts';
import { verify } from '../session/verify.ts';
import { actionRequest, bulkItems, refusalIn } from './actionCalls.ts';
import { changedBy } from './rowEntries.ts';
import { openTaskLog, taskOf } from './openTaskLog.ts';
import type { ActionOwner, ActionTarget } from './actionTarget.ts';
import type { FailureText } from './useFailureText.ts';
import type { SayText } from '../i18n/useText.ts';

/** With more ids an address is longer than the 8 kB that web servers accept. */
const IDS_IN_ADDRESS = 200;

export interface ActionStage {
  readonly definition: ActionOwner;
  readonly provider: ConsoleDataProvider;
  readonly queries: QueryClient;
  /** The signed-in person, for `$me`. */
  readonly me: Readonly<Record<string, unknown>>;
  readonly notify: (
    message: string,
    options: { readonly type: 'success' | 'warning' | 'error'; readonly multiLine?: true },
  ) => void;
  readonly text: SayText;
  readonly nameOf: (record: FieldRecord) => string;
  readonly failureText: FailureText;
}

/**
 * Runs an action of a manifest and notifies about the result. After `reload` all data of the page
 * is refetched.
 *
 * @returns whether it succeeded
 */
export async function runAction(
  { definition, provider, queries, me, notify, text, nameOf, failureText }: ActionStage,
  action: ActionModel,
  target: ActionTarget,
): Promise<boolean> {
  const { record, on } = target;
  const selection = changedBy(action, target.selection ?? [], me);
  const ids = selection.map((one) => String(one.id));
  const scope: ReferenceScope = {
    me,
    ...(target.selection && { selection: ids, rows: selection }),
    ...(record && { record }),
    ...(target.query && { query: target.query }),
  };
  if (target.selection && selection.length === 0) {
    notify(text('pages.action.nothingLeft'), { type: 'warning' });
    return false;
  }
  // The list opens the dialog of this action.
  if (action.call.kind === 'list') return false;
  if (action.call.kind === 'open') {
    if (ids.length > IDS_IN_ADDRESS) {
      notify(text('pages.action.tooMany', { count: IDS_IN_ADDRESS }), { type: 'warning' });
      return false;
    }
    const address = resolveAddress(action.call.address, scope);
    globalThis.open(address, '_blank', 'noopener');
    return true;
  }
  if (action.verify && (await verify()) !== 'done') return false;
  const about = record ?? (selection.length === 1 ? selection[0] : undefined);
  const name = about && definition.record ? nameOf(about) : '';
  /** Names the action and the record: the person may have pressed something else meanwhile. */
  const failed = (reason: string): string => {
    if (takesOut(action)) return text('pages.removal.outFailed', { message: reason });
    const told = { action: text(action.label), reason };
    if (reason === '') return text('pages.action.failed', told);
    return name === ''
      ? text('pages.action.failedWith', told)
      : text('pages.action.failedFor', { ...told, name });
  };
  try {
    if (action.call.kind === 'each') {
      await provider.bulkPatch(definition.id, bulkItems(action.call.each, selection, me), {
        address: action.call.address,
        quiet: true,
      });
    } else {
      const spm = action.call.kind === 'spm' ? await storeSelection(request, ids) : undefined;
      const { address, ...options } = actionRequest(action.call, definition.api, scope, spm, on);
      const answer = await request(modelAddress(address), { ...options, quiet: true });
      const refusal = refusalIn(answer, action.success);
      if (refusal !== undefined) {
        notify(failed(refusal), { type: 'error', multiLine: true });
        return false;
      }
      const task = taskOf(answer);
      if (task !== undefined) openTaskLog(task);
    }
  } catch (error) {
    const message = failureText(error, (path) => {
      const field = fieldAt(definition.fields ?? [], path);
      return field ? text(field.label) : path;
    });
    if (target.onRefused && error instanceof BulkFailure) target.onRefused(error);
    else if (message) notify(failed(message), { type: 'error', multiLine: true });
    return false;
  }
  notify(doneText(text, action, { name, on, count: selection.length }), { type: 'success' });
  if (action.then === 'reload') await queries.invalidateQueries();
  return true;
}

/** What has happened, and to which record or to how many. */
function doneText(
  text: SayText,
  { label }: ActionModel,
  about: { readonly name: string; readonly on: boolean | undefined; readonly count: number },
): string {
  const { name, on, count } = about;
  const action = text(label);
  if (count > 1) return text('pages.action.doneMany', { action, smart_count: count });
  if (name === '') return text('pages.action.done', { action });
  if (on === undefined) return text('pages.action.doneFor', { action, name });
  return text(on ? 'pages.action.switchedOn' : 'pages.action.switchedOff', { action, name });
}

/** Does it remove the selected rows from the list without deleting them? */
function takesOut(action: ActionModel): boolean {
  return action.call.kind === 'spm' && action.danger === true;
}
