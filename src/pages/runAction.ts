import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { resolveAddress, type ReferenceScope } from '../../codegen/model/references.ts';
import type { ActionModel } from '../../codegen/model/actions.ts';
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
import { doneText } from './doneText.ts';
import { openTaskLog, taskOf } from './openTaskLog.ts';
import { undoableChange, type UndoableChange } from './undo/undoableChange.ts';
import { undoNotice } from './undo/undoNotice.ts';
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
    message: ReactNode,
    options: {
      readonly type: 'success' | 'warning' | 'error';
      readonly multiLine?: true;
      readonly autoHideDuration?: null;
    },
  ) => void;
  readonly text: SayText;
  readonly nameOf: (record: FieldRecord) => string;
  readonly failureText: FailureText;
}

/**
 * Runs an action of a manifest and notifies about the result, with an Undo where it has an inverse.
 * After `reload` all data of the page is refetched.
 *
 * @param undoes it takes back an earlier action, and offers no further Undo
 * @returns whether it succeeded
 */
export async function runAction(
  stage: ActionStage,
  action: ActionModel,
  target: ActionTarget,
  undoes = false,
): Promise<boolean> {
  const { definition, provider, queries, me, notify, text, nameOf, failureText } = stage;
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
  const done = doneText(text, action, { name, on, count: selection.length });
  const change = undoes ? undefined : undoableChange(action, on, selection);
  const undo = async (): Promise<boolean> => {
    if (change?.kind !== 'switch') return change ? restoreRows(stage, change) : false;
    return runAction(stage, action, { ...target, on: change.on }, true);
  };
  if (change) notify(...undoNotice(done, undo));
  else notify(done, { type: 'success' });
  if (action.then === 'reload') await queries.invalidateQueries();
  return true;
}

/** Gives rows the values that they had before an action. */
async function restoreRows(
  { definition, provider, queries, notify, text, failureText }: ActionStage,
  { address, items }: Extract<UndoableChange, { readonly kind: 'restore' }>,
): Promise<boolean> {
  try {
    await provider.bulkPatch(definition.id, items, { address, quiet: true });
    notify(text('undo.restored', { smart_count: items.length }), { type: 'success' });
    return true;
  } catch (error) {
    const reason = failureText(error);
    if (reason) notify(text('undo.failed', { reason }), { type: 'error', multiLine: true });
    return false;
  } finally {
    await queries.invalidateQueries();
  }
}

/** Does it remove the selected rows from the list without deleting them? */
function takesOut(action: ActionModel): boolean {
  return action.call.kind === 'spm' && action.danger === true;
}
