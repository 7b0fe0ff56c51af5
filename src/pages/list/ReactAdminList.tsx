import {
  ListContext,
  ListFilterContext,
  ListPaginationContext,
  ListSortContext,
  ResourceContextProvider,
  type ListControllerResult,
} from 'ra-core';
import type { ReactNode } from 'react';

interface ReactAdminListProps {
  readonly value: ListControllerResult;
  readonly children: ReactNode;
}

/**
 * react-admin's contexts of a list: resource, list, filters, order and pages. `ListContextProvider`
 * picks parts of the value for each, which costs the first load one kilobyte and saves no rendering here.
 */
export function ReactAdminList({ value, children }: ReactAdminListProps): ReactNode {
  return (
    <ResourceContextProvider value={value.resource}>
      <ListContext value={value}>
        <ListFilterContext value={value}>
          <ListSortContext value={value}>
            <ListPaginationContext value={value}>{children}</ListPaginationContext>
          </ListSortContext>
        </ListFilterContext>
      </ListContext>
    </ResourceContextProvider>
  );
}
