import { useShowController, type RaRecord, type ShowControllerResult } from 'ra-core';
import { isApiError } from '../api/errors.ts';

export type RecordState =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly error: unknown; refetch(): unknown }
  | { readonly state: 'shown'; readonly record: RaRecord; readonly show: ShowControllerResult };

/** Fetches one record, without retries or refetch on focus (spec 1, sections 7 and 8). */
export function useRecord(resource: string, id: string): RecordState {
  const show = useShowController<RaRecord>({
    resource,
    id,
    // The gate of the route has let the user in, and the page itself says what went wrong.
    disableAuthentication: true,
    queryOptions: { onError: () => undefined },
  });
  const { record, error, isFetching, refetch } = show;
  if (error && isApiError(error) && error.kind === 'not-found') return { state: 'missing' };
  if (record) return { state: 'shown', record, show };
  if (error && !isFetching) return { state: 'failed', error, refetch };
  return { state: 'loading' };
}
