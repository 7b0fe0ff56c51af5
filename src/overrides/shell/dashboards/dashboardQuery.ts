import type { UseQueryResult } from '@tanstack/react-query';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { loadTrend, type Range } from './figures.ts';

/** First part of the query key of every figure. */
export const DASHBOARD = 'dashboard';

/**
 * Figures of the current organization, fetched once and on Refresh.
 *
 * @param part second part of the query key
 */
export function useFigures<Figures>(
  part: string,
  load: (signal: AbortSignal) => Promise<Figures>,
): UseQueryResult<Figures> {
  const { organization } = useSession();
  return useRequest([DASHBOARD, organization.id, part], (signal) => load(signal));
}

/** The lines over the days and the shares of a range. */
export function useTrend(range: Range) {
  return useFigures(`trend ${range}`, (signal) => loadTrend(range, signal));
}
