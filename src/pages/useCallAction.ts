import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { holds } from '../../codegen/model/conditions.ts';
import { resolveAddress, type ReferenceScope } from '../../codegen/model/references.ts';
import type { ActionModel, ResourceDefinition } from '../../codegen/model/resources.ts';
import { BulkFailure } from '../api/bulkFailure.ts';
import { request } from '../api/client.ts';
import type { ConsoleDataProvider } from '../api/dataProvider.ts';
import { storeSelection } from '../api/resourceCache.ts';
import type { FieldRecord } from '../fields/values.ts';
import { useText } from '../i18n/useText.ts';
import { useWords } from '../i18n/useWords.ts';
import { useSession } from '../session/SessionContext.ts';
import { verify } from '../session/verify.ts';
import { actionRequest, bulkItems, refusalIn } from './actionCalls.ts';
import { openTaskLog, taskOf } from './openTaskLog.ts';
import { useFailureText } from './useFailureText.ts';

export interface ActionTarget {
  /** The record of a row or a page. */
  readonly record?: FieldRecord;
  /** The records of a selection. */
  readonly selection?: readonly FieldRecord[];
  /** Query of the page's address. */
  readonly query?: Readonly<Record<string, string>>;
  /** Of a switch: what it shall become. */
  readonly on?: boolean;
  /** Of a selection: tells which of its records the server refused. */
  readonly onRefused?: (failure: BulkFailure) => void;
}

/**
 * Runs an action of a manifest and tells how it went.
 *
 * @returns whether it was done; after `reload` everything on the page is read anew
 */
export function useCallAction(definition: Pick<ResourceDefinition, 'id' | 'api'>) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const words = useWords();
  const failureText = useFailureText();
  const { me } = useSession();

  return useCallback(
    async (action: ActionModel, target: ActionTarget): Promise<boolean> => {
      const { record, on } = target;
      const selection = (target.selection ?? []).filter(
        (one) =>
          !action.skip ||
          !holds(action.skip, { values: one, mode: 'view', self: one.id === me.id }),
      );
      const ids = selection.map((one) => String(one.id));
      const scope: ReferenceScope = {
        me,
        selection: ids,
        ...(record && { record }),
        ...(target.query && { query: target.query }),
      };
      if (target.selection && selection.length === 0) {
        notify(words('pages.action.nothingLeft'), { type: 'warning' });
        return false;
      }
      if (action.call.kind === 'open') {
        const address = resolveAddress(action.call.address, scope);
        globalThis.open(address, '_blank', 'noopener');
        return true;
      }
      if (action.verify && (await verify()) !== 'done') return false;
      try {
        if (action.call.kind === 'each') {
          await provider.bulkPatch(definition.id, bulkItems(action.call.each, selection, me), {
            address: action.call.address,
            quiet: true,
          });
        } else {
          const spm = action.call.kind === 'spm' ? await storeSelection(request, ids) : undefined;
          const { address, ...options } = actionRequest(
            action.call,
            definition.api,
            scope,
            spm,
            on,
          );
          const answer = await request(address, { ...options, quiet: true });
          const refusal = refusalIn(answer, action.success);
          if (refusal !== undefined) {
            notify(refusal || words('pages.action.failed', { action: text(action.label) }), {
              type: 'error',
              multiLine: true,
            });
            return false;
          }
          const task = taskOf(answer);
          if (task !== undefined) openTaskLog(task);
        }
      } catch (error) {
        const message = failureText(error);
        if (target.onRefused && error instanceof BulkFailure) target.onRefused(error);
        else if (message) {
          const failed = takesOut(action) ? words('pages.removal.outFailed', { message }) : message;
          notify(failed, { type: 'error', multiLine: true });
        }
        return false;
      }
      notify(words('pages.action.done', { action: text(action.label) }), { type: 'success' });
      if (action.then === 'reload') await queries.invalidateQueries();
      return true;
    },
    [definition, failureText, me, notify, provider, queries, text, words],
  );
}

/** Does it take the rows of a stored selection out of where they are, short of deleting them? */
function takesOut(action: ActionModel): boolean {
  return action.call.kind === 'spm' && action.danger === true;
}
