import { useDataProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { keysAbove } from '../../fields/nodes/treeEntry.ts';
import type { ChosenEntry } from './useTreeChoice.ts';
import { useRequest } from '../../api/useRequest.ts';

const NOWHERE: readonly string[] = [];

/**
 * Keys of the ancestors of the node that the address names at first: after a reload or by a link
 * the tree expands to it. Empty for a deleted node.
 */
export function useFirstPlace(api: string, chosen: ChosenEntry | undefined): readonly string[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const [first] = useState(chosen);
  const place = useRequest(
    ['place', api, first?.id],
    async () => {
      const { data } = await provider.getOne(api, { id: first?.id ?? '' });
      return typeof data.key === 'string' ? data.key : '';
    },
    {
      enabled: first?.kind === 'node',
      staleTime: Infinity,
    },
  );
  return useMemo(() => (place.data ? keysAbove(place.data) : NOWHERE), [place.data]);
}
