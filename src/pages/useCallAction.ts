import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { ActionModel } from '../../codegen/model/actions.ts';
import type { ConsoleDataProvider } from '../api/dataProvider.ts';
import { useLoadPart } from '../i18n/lazyPart.tsx';
import { useSession } from '../session/SessionContext.ts';
import { useFailureText } from './useFailureText.ts';
import { useNameOf } from './useNameOf.ts';
import { useText } from '../i18n/useText.ts';
import type { ActionOwner, ActionTarget } from './actionTarget.ts';

/**
 * Runs an action of a manifest and notifies about the result. The code is loaded with the first
 * press. After `reload` all data of the page is refetched.
 *
 * @returns whether it succeeded
 */
export function useCallAction(definition: ActionOwner) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const loadPart = useLoadPart();
  const failureText = useFailureText();
  const nameOf = useNameOf(definition.id);
  const { me } = useSession();

  return useCallback(
    async (action: ActionModel, target: ActionTarget): Promise<boolean> => {
      const stage = {
        definition,
        provider,
        queries,
        me,
        notify,
        text,
        nameOf,
        failureText,
      };
      try {
        const { runAction } = await loadPart(() => import('./runAction.ts'));
        return await runAction(stage, action, target);
      } catch (error) {
        // The code could not be loaded: nothing was sent.
        notify(failureText(error) ?? text('app.missing.help'), { type: 'error' });
        return false;
      }
    },
    [definition, failureText, me, loadPart, nameOf, notify, provider, queries, text],
  );
}
