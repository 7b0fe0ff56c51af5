import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../api/dataProvider.ts';
import { useLoadPart } from '../i18n/lazyPart.tsx';
import type * as RunRemoval from './runRemoval.ts';
import { useFailureText } from './useFailureText.ts';
import { useNameOf } from './useNameOf.ts';
import { useText } from '../i18n/useText.ts';
import type { Removal } from './removal.ts';
import type { RemovalOwner } from './removalOwner.ts';

/** Deletes records. The code is loaded with the first deletion. */
export function useRemoval(definition: RemovalOwner): Removal {
  const provider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const loadPart = useLoadPart();
  const failureText = useFailureText();
  const nameOf = useNameOf(definition.id);
  return useMemo(() => {
    const stage = { definition, nameOf, provider, queries, notify, text, failureText };
    const loaded = async (
      remove: (code: typeof RunRemoval) => Promise<boolean>,
    ): Promise<boolean> => {
      try {
        return await remove(await loadPart(() => import('./runRemoval.ts')));
      } catch {
        // The code could not be loaded: nothing was deleted.
        notify(text('app.missing.help'), { type: 'error' });
        return false;
      }
    };
    return {
      removeOne: (record, at) => loaded((code) => code.removeOne(stage, record, at)),
      removeMany: (...target) => loaded((code) => code.removeMany(stage, ...target)),
    };
  }, [definition, failureText, loadPart, nameOf, notify, provider, queries, text]);
}
