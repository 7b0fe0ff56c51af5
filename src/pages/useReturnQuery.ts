import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { RETURN_PARAMETER } from '../../codegen/model/returning.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';

const NO_QUERY: Readonly<Record<string, string>> = {};

/** Query of the forms that a list inside another record's page opens: they lead back to that page. */
export function useReturnQuery({ kind }: Pick<RouteRecord, 'kind'>) {
  const { pathname, search } = useLocation();
  return useMemo(
    () => (kind === 'detail' ? { [RETURN_PARAMETER]: pathname + search } : NO_QUERY),
    [kind, pathname, search],
  );
}
