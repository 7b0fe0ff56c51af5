import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { recordName } from '../../pages/titles.ts';

type Naming = Pick<ResourceDefinition, 'record'>;

/**
 * What the record on a page is called, as soon as the page itself has loaded it. Nothing is asked of
 * the server for a tab.
 *
 * @param id the record in the page's address; undefined on pages without one
 */
export function useRecordName(
  route: RouteRecord | undefined,
  id: string | undefined,
): string | undefined {
  const queryClient = useQueryClient();
  const { date } = useFormats();
  const naming = useNaming(id === undefined ? undefined : route);
  const resource = route?.resource;
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [queryClient],
  );
  const record = useSyncExternalStore(subscribe, () =>
    resource === undefined || id === undefined ? undefined : loaded(queryClient, resource, id),
  );
  return record && naming ? recordName(naming, record, date) : undefined;
}

/** The record as a detail page or a form has loaded it. */
function loaded(queryClient: QueryClient, resource: string, id: string): FieldRecord | undefined {
  const shown = queryClient.getQueryData([resource, 'getOne', { id }]);
  if (isRecord(shown)) return shown;
  for (const [key, form] of queryClient.getQueriesData({ queryKey: [resource, 'form'] })) {
    if (key[3] === id && isRecord(form) && isRecord(form['record'])) return form['record'];
  }
  return undefined;
}

/** Which fields name the record: in the definition that the page has loaded already. */
function useNaming(route: RouteRecord | undefined): Naming | undefined {
  const [found, setFound] = useState<{ route: string; naming: Naming }>();
  useEffect(() => {
    let current = true;
    route?.definition?.().then(
      ({ default: definition }) => {
        if (current && isNaming(definition)) setFound({ route: route.name, naming: definition });
      },
      // The page says why it cannot be shown; its tab keeps the title of the route.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [route]);
  return found !== undefined && found.route === route?.name ? found.naming : undefined;
}

function isNaming(value: unknown): value is Naming {
  return isRecord(value) && isRecord(value['record']);
}

function isRecord(value: unknown): value is FieldRecord {
  return typeof value === 'object' && value !== null;
}
