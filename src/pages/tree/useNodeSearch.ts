import { keepPreviousData } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';
import { modelAddress } from '../../api/modelAddress.ts';
import type { TreeModel } from '../../../codegen/model/lists.ts';
import { plainText, rawText } from '../../fields/values.ts';
import { useRequest } from '../../api/useRequest.ts';

/** Debounce of the search, as in a list (spec 1, section 9). */
export const TREE_SEARCH_DELAY_MS = 400;
/** More results are not useful: a longer search text finds fewer. */
const MOST_FOUND = 100;

/** Nodes whose name contains the text. An empty text fetches nothing. */
export function useNodeSearch({ api, fields }: Pick<TreeModel, 'api' | 'fields'>, search: string) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useRequest(
    ['treeSearch', api, search],
    async (signal) => {
      const query = { search, offset: 0, limit: MOST_FOUND };
      const page = await provider.options(modelAddress(api), query, signal);
      return page.data.map((record) => ({
        id: rawText(record.id),
        key: rawText(record[fields.key]),
        value: plainText(record[fields.name]),
        /** Its name after those of its ancestors. */
        path: plainText(record[fields.path]),
      }));
    },
    {
      enabled: search !== '',
      placeholderData: keepPreviousData,
    },
  );
}
