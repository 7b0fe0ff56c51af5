import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { use } from 'react';
import type { ActivityModel } from '../../../../codegen/model/detailParts.ts';
import { resourcePart } from '../../../../codegen/model/text.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { TextPartsContext } from '../../../i18n/TextPartsContext.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { EVENTS_SHOWN, type LogRows } from './activityEvents.ts';

/** A log, and the query of what it says about the record. */
export interface AskedLog {
  readonly log: ActivityModel;
  readonly query: Readonly<Record<string, string>>;
}

interface Activity {
  readonly loading: boolean;
  readonly answered: readonly LogRows[];
  readonly failed: readonly ActivityModel[];
  /** Asks those again that failed. */
  retry(): void;
}

/** Asks several logs for their newest rows at once, each with its definition and texts. */
export function useActivity(logs: readonly AskedLog[]): Activity {
  const provider = useDataProvider<ConsoleDataProvider>();
  const texts = use(TextPartsContext);
  const { resources } = useRoutes();
  const results = useQueries({
    queries: logs.map(({ log, query }) => ({
      queryKey: [log.resource, 'activity', log.key, query],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<LogRows> => {
        const [loaded, , page] = await Promise.all([
          resources[log.resource]?.load?.(),
          texts.load(resourcePart(log.resource)),
          provider.getList<RaRecord>(log.resource, {
            pagination: { page: 1, perPage: EVENTS_SHOWN },
            sort: { field: log.time, order: 'DESC' },
            filter: query,
            meta: { quiet: true },
            signal,
          }),
        ]);
        if (!loaded) throw new Error(`No definition of ${log.resource} can be loaded.`);
        return { log, definition: loaded.default, rows: page.data };
      },
    })),
  });
  return {
    loading: results.some(({ isLoading }) => isLoading),
    answered: results.flatMap(({ data }) => data ?? []),
    failed: logs.flatMap(({ log }, at) => (results[at]?.isError ? [log] : [])),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
