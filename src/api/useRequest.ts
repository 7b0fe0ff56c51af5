import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

/**
 * Fetches something that is no list or record of a resource (those have react-admin's hooks), once.
 *
 * @param key query key; components with the same key share the answer
 * @param ask makes the call; the signal aborts it when no component needs it
 */
export function useRequest<T>(
  key: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<T>,
  options: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> = {},
): UseQueryResult<T> {
  return useQuery({ ...options, queryKey: key, queryFn: ({ signal }) => ask(signal) });
}
