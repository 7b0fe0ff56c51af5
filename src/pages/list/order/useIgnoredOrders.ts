import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useReducer } from 'react';

const NONE: readonly string[] = [];
/** By resource, the fields whose order the server ignored, as long as what it answered is kept. */
const ignoredOrders = new WeakMap<QueryClient, Map<string, readonly string[]>>();

interface IgnoredOrders {
  readonly fields: readonly string[];
  /** Notes that rows came in another order than was asked for. */
  readonly ignore: (field: string) => void;
}

/** The fields by which the server does not order a list although it is asked to. */
export function useIgnoredOrders(resource: string): IgnoredOrders {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const client = useQueryClient();
  const ignore = useCallback(
    (field: string) => {
      const byResource = ignoredOrders.get(client) ?? new Map<string, readonly string[]>();
      ignoredOrders.set(client, byResource);
      byResource.set(resource, [...(byResource.get(resource) ?? NONE), field]);
      redraw();
    },
    [client, resource],
  );
  return { fields: ignoredOrders.get(client)?.get(resource) ?? NONE, ignore };
}
