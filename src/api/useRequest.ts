import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';

/**
 * What the server answers to a call that is no list or record of a resource: those have react-admin's
 * own hooks. It is asked once, and not again by itself.
 *
 * @param key names the answer: whoever gives the same key shares it
 * @param ask makes the call; the signal ends it when nobody waits for it any more
 */
export function useRequest<T>(
  key: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<T>,
  options: Omit<UseQueryOptions<T>, 'queryKey' | 'queryFn'> = {},
): UseQueryResult<T> {
  return useQuery({ ...options, queryKey: key, queryFn: ({ signal }) => ask(signal) });
}
