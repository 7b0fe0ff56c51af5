import { useCallback, useReducer } from 'react';

const NONE: readonly string[] = [];
/** By resource, the fields whose order the server ignored since the console was loaded. */
const ignoredOrders = new Map<string, readonly string[]>();

interface IgnoredOrders {
  readonly fields: readonly string[];
  /** Notes that rows came in another order than was asked for. */
  readonly ignore: (field: string) => void;
}

/** The fields by which the server does not order a list although it is asked to. */
export function useIgnoredOrders(resource: string): IgnoredOrders {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const ignore = useCallback(
    (field: string) => {
      ignoredOrders.set(resource, [...(ignoredOrders.get(resource) ?? NONE), field]);
      redraw();
    },
    [resource],
  );
  return { fields: ignoredOrders.get(resource) ?? NONE, ignore };
}
