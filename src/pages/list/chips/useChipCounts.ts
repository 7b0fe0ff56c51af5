import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList, useListContext, type RaRecord } from 'ra-core';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useResourceList } from '../listContexts.ts';
import { rowsQuery } from '../rowsQuery.ts';
import { CHIP } from '../../../../codegen/model/lists.ts';
import { chipFilter, chipRecords } from '../chipFilter.ts';

/** A list with so many records is read to count those that the server cannot; of a longer one a chip counts when it is set. */
const COUNTED_AT_MOST = 500;

interface ChipCounts {
  /** By chip; without those that are not counted. */
  readonly counts: ReadonlyMap<string, number>;
  /** The list is longer than what was read of it for the chip that is set. */
  readonly cut: { readonly read: number; readonly total: number } | undefined;
}

const NO_COUNTS: ChipCounts['counts'] = new Map();

/** How many records each chip of the list has, beside the other filters. */
export function useChipCounts(): ChipCounts {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { me } = useSession();
  const { definition, list, state, rowsQuery: where, rowsAddress } = useResourceList();
  const { chips = [] } = list;
  const { [CHIP]: set, ...filters } = state.filters;
  const { total: listed, isFetching } = useListContext();
  // Without a chip the list says how long it is.
  const known = set === undefined && !isFetching ? listed : undefined;
  const unset = rowsQuery({ ...state, filters }, where, chips, rowsAddress);
  const isRead = chipFilter(chips, set)?.when !== undefined;
  // The call that the list makes, too.
  const whole = useGetList<RaRecord>(definition.id, rowsQuery(state, where, chips, rowsAddress), {
    enabled: isRead,
  });
  const { data: counts = NO_COUNTS } = useQuery({
    queryKey: [definition.id, 'chips', unset.filter, rowsAddress],
    enabled: set !== undefined || known !== undefined,
    queryFn: async ({ signal }): Promise<ChipCounts['counts']> => {
      const page = async (perPage: number, added?: Readonly<Record<string, string>>) => {
        const pagination = { page: 1, perPage };
        const filter = { ...unset.filter, ...added };
        return provider.getList<RaRecord>(definition.id, { ...unset, pagination, filter, signal });
      };
      const named = chips.flatMap((chip) => ('field' in chip ? [] : [chip]));
      const served = await Promise.all(
        named.map(({ when, where: own }) => (when ? undefined : page(1, own))),
      );
      const total = known ?? (await page(1)).total ?? 0;
      const isShort = total <= COUNTED_AT_MOST && named.some(({ when }) => when);
      const records = isShort ? (await page(COUNTED_AT_MOST)).data : undefined;
      return new Map(
        named.flatMap((chip, index) => {
          const count = chip.when
            ? records && chipRecords(records, chip, me.id).length
            : served[index]?.total;
          return count === undefined ? [] : [[chip.key, count]];
        }),
      );
    },
  });
  const { data: read = [], total = 0 } = whole;
  return {
    counts,
    cut: isRead && read.length < total ? { read: read.length, total } : undefined,
  };
}
