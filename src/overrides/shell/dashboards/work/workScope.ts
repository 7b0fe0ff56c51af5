import type { ConsoleDataProvider } from '@gatehouse-console/engine/api/dataProvider.ts';
import type { Routes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import type { RouteQuery } from '@gatehouse-console/engine/session/routeTable.ts';

/** With what a row counts. */
export interface WorkScope {
  readonly provider: Pick<ConsoleDataProvider, 'getList'>;
  readonly routes: Pick<Routes, 'verdict'>;
  /** Id of the user. */
  readonly me: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** What a row counted. */
export interface WorkCount {
  readonly count: number;
  /** Why there may be more; absent when everything was counted. */
  readonly incomplete?: Incomplete | undefined;
  /** Further conditions of the list that the row opens. */
  readonly query?: RouteQuery;
}

/** Storages that did not answer, or a limit of records that are read. */
type Incomplete =
  | { readonly reason: 'noAnswer'; readonly names: string }
  | { readonly reason: 'firstOnly'; readonly read: number; readonly total: number };
