import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useCallback } from 'react';
import type { ActionModel } from '../../codegen/model/resources.ts';
import type { ConsoleDataProvider } from '../api/dataProvider.ts';
import { useLoadPart } from '../i18n/lazyPart.tsx';
import { useSession } from '../session/SessionContext.ts';
import { useFailureText } from './useFailureText.ts';
import { useText } from '../i18n/useText.ts';
import type { ActionOwner, ActionTarget } from './actionTarget.ts';

/**
 * Runs an action of a manifest and tells how it went. What runs it, and its words, are loaded with the first press.
 *
 * @returns whether it was done; after `reload` everything on the page is read anew
 */
export function useCallAction(definition: ActionOwner) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const loadPart = useLoadPart();
  const failureText = useFailureText();
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
        failureText,
      };
      try {
        const { runAction } = await loadPart(() => import('./runAction.ts'));
        return await runAction(stage, action, target);
      } catch (error) {
        // Its code could not be loaded: nothing was sent.
        notify(failureText(error) ?? text('app.missing.help'), { type: 'error' });
        return false;
      }
    },
    [definition, failureText, me, loadPart, notify, provider, queries, text],
  );
}
