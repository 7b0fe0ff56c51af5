import { createContext, type ReactNode } from 'react';
import type { TabModel } from '../../../../codegen/model/details.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import type { FieldRecord } from '../../../fields/values.ts';

export interface NestedListProps {
  readonly list: NonNullable<TabModel['list']>;
  readonly record: FieldRecord;
  readonly route: RouteRecord;
  /** In a dialog the state is not kept in the address. */
  readonly paging?: 'page' | 'dialog';
  /** Filters set at the start, until the user changes them. */
  readonly startFilters?: Readonly<Record<string, string>> | undefined;
}

/**
 * Draws the list in a dialog that a row opens. The frame provides it: a dialog of a list that imported lists would
 * import itself.
 */
export const NestedListContext = createContext<(props: NestedListProps) => ReactNode>(() => null);
