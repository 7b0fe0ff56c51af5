import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useNameOf } from '../../pages/useNameOf.ts';
import { isObject } from '../../api/unknownValues.ts';

/**
 * Name of a page's record, as soon as the page has loaded it; makes no calls.
 *
 * @param id the record in the address; undefined on pages without one
 */
export function useRecordName(
  route: RouteRecord | undefined,
  id: string | undefined,
): string | undefined {
  const queryClient = useQueryClient();
  const resource = id === undefined ? undefined : route?.resource;
  const nameOf = useNameOf(resource ?? '');
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queryClient],
  );
  const record = useSyncExternalStore(subscribe, () =>
    resource === undefined || id === undefined ? undefined : loaded(queryClient, resource, id),
  );
  return record && nameOf(record);
}

/** The record as loaded by a detail page or a form. */
function loaded(queryClient: QueryClient, resource: string, id: string): FieldRecord | undefined {
  const shown = queryClient.getQueryData([resource, 'getOne', { id }]);
  if (isObject(shown)) return shown;
  for (const [key, form] of queryClient.getQueriesData({ queryKey: [resource, 'form'] })) {
    if (key[3] === id && isObject(form) && isObject(form['record'])) return form['record'];
  }
  return undefined;
}
