import { keepPreviousData } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { RecordOf } from '../../api/recordOf.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import { plainText, rawText } from '../../fields/values.ts';
import { useRequest } from '../../api/useRequest.ts';

/** Typing rests this long before the server is asked, as in the search of a list (spec 1, section 9). */
export const TREE_SEARCH_DELAY_MS = 400;
/** As many as fit without scrolling for long; more words find fewer. */
const MOST_FOUND = 100;

export interface FoundNode {
  readonly id: string;
  readonly key: string;
  readonly value: string;
  /** Its name with those of the nodes above it. */
  readonly path: string;
}

/** Nodes whose name holds the words, wherever they lie; none are asked for without words. */
export function useNodeSearch(api: string, search: string) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useRequest(
    ['treeSearch', api, search],
    async (signal): Promise<readonly FoundNode[]> => {
      const query = { search, offset: 0, limit: MOST_FOUND };
      const page = await provider.options(modelAddress(api), query, signal);
      return page.data.map((record: RecordOf<'assets.node'>) => ({
        id: rawText(record.id),
        key: rawText(record.key),
        value: plainText(record.value),
        path: plainText(record.full_value),
      }));
    },
    {
      enabled: search !== '',
      placeholderData: keepPreviousData,
    },
  );
}
