import type { ConsoleDataProvider } from '../../../../api/dataProvider.ts';
import type { Routes } from '../../../../session/RoutesContext.ts';
import type { RouteQuery } from '../../../../session/routeTable.ts';

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
