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
  /** Not everything could be read: there are at least so many. */
  readonly atLeast?: boolean;
  /** Further conditions of the list that the row opens. */
  readonly query?: RouteQuery;
}
