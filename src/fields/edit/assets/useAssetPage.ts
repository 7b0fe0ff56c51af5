import { keepPreviousData } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { OptionsModel } from '../../../../codegen/model/fields.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import { useRequest } from '../../../api/useRequest.ts';

/** Rows of a table in a dialog (spec 1, section 9). */
export const ASSETS_PER_PAGE = 10;

interface AssetQuestion {
  /** Id of a node; undefined for all. */
  readonly node: string | undefined;
  readonly search: string;
  /** From 0. */
  readonly page: number;
}

/** One page of the assets below a node. */
export function useAssetPage(options: OptionsModel, { node, search, page }: AssetQuestion) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useRequest(
    ['assets', options.from, options.query, node, search, page],
    (signal) =>
      provider.options(
        modelAddress(options.from),
        {
          fields_size: 'mini',
          ...options.query,
          ...(node !== undefined && { node_id: node }),
          ...(search !== '' && { search }),
          offset: page * ASSETS_PER_PAGE,
          limit: ASSETS_PER_PAGE,
        },
        signal,
      ),
    {
      placeholderData: keepPreviousData,
    },
  );
}
