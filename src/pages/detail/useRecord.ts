import { useGetOne, type RaRecord } from 'ra-core';
import { isApiError } from '../../api/errors.ts';

export type RecordState =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: unknown; retry(): void }
  | { readonly state: 'shown'; readonly record: RaRecord };

/** Fetches one record, without retries or refetch on focus (spec 1, sections 7 and 8). */
export function useRecord(resource: string, id: string): RecordState {
  const one = useGetOne<RaRecord>(resource, { id });
  if (one.error && isApiError(one.error) && one.error.kind === 'not-found') {
    return { state: 'missing' };
  }
  if (one.data) return { state: 'shown', record: one.data };
  if (one.error && !one.isFetching) {
    return { state: 'failed', error: one.error, retry: () => void one.refetch() };
  }
  return { state: 'loading' };
}
