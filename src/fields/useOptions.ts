import { useInfiniteQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { OptionsModel } from '../../codegen/model/fields.ts';
import type { ConsoleDataProvider } from '../api/dataProvider.ts';
import { modelAddress } from '../api/modelAddress.ts';
import { isApiError } from '../api/errors.ts';
import { awaitedOption, canLookUp, optionOf, optionsQuery, unknownOption } from './options.ts';
import type { Option } from './options.ts';
import type { OptionValue } from './optionValue.ts';
import { useRequest } from '../api/useRequest.ts';

/** An option list is refetched after this time. */
const FRESH_MS = 30_000;
const NONE: readonly Option[] = [];

/** The options of a remote select: searched on the server, ten at a time. */
export function useOptions(model: OptionsModel, search: string) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const list = useInfiniteQuery({
    staleTime: FRESH_MS,
    queryKey: ['options', model.from, model.query, search],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      provider.options(
        modelAddress(model.from),
        optionsQuery(model, search, pageParam),
        signal,
        model.unsearched,
      ),
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.data.length, 0);
      return last.data.length > 0 && loaded < last.total ? loaded : undefined;
    },
  });
  return {
    options:
      list.data?.pages.flatMap((page) => page.data.map((one) => optionOf(one, model))) ?? NONE,
    loading: list.isFetching,
    /** The list call was answered 403: the select is disabled (spec 1, section 5). */
    forbidden: isApiError(list.error) && list.error.kind === 'forbidden',
    failed: list.isError,
    /** Retries after a failure. */
    retry: () => void list.refetch(),
    /** Fetches the next page, if there is one and no call is running. */
    loadMore: () => {
      if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
    },
  };
}

/**
 * The options of selected values in their order. A value without a known name is its own label.
 *
 * @param mayAsk whether this user may see the records
 */
export function useChosenOptions(
  model: OptionsModel,
  values: readonly OptionValue[],
  known: readonly Option[],
  mayAsk = true,
): readonly Option[] {
  const provider = useDataProvider<ConsoleDataProvider>();
  const missing = values.filter((value) => !known.some((option) => option.value === value));
  const chosen = useRequest(
    ['options', model.from, model.query, 'ids', missing],
    async (signal) => {
      const query = { ...model.query, ids: missing };
      const page = await provider.options(modelAddress(model.from), query, signal);
      return page.data.map((one) => optionOf(one, model));
    },
    {
      staleTime: FRESH_MS,
      enabled: mayAsk && missing.length > 0 && canLookUp(model),
    },
  );
  const all = [...known, ...(chosen.data ?? NONE)];
  return values.map(
    (value) =>
      all.find((option) => option.value === value) ??
      (chosen.isLoading ? awaitedOption(value) : unknownOption(value)),
  );
}
