import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import DetailPage from '../../../src/pages/detail/DetailPage.tsx';
import ListPage from '../../../src/pages/list/ListPage.tsx';
import { ada, answersWith, fakeProvider, filled, listing, robots, routes, show } from './stage.tsx';

interface PageCase {
  readonly definition?: ResourceDefinition;
  readonly id?: string;
  readonly query?: string;
  /** Parts that are written by hand. */
  readonly slots?: Readonly<Record<string, unknown>>;
  readonly permissions?: readonly string[];
  readonly root?: boolean;
  readonly known?: readonly RouteRecord[];
}

/**
 * Opens the list of robots.
 *
 * @param calls what the verbs of the data provider do; by default Ada is listed, others fail
 */
export function showList(
  calls: Readonly<Record<string, unknown>> = {},
  { definition = robots, query = '', slots = {}, ...stage }: PageCase = {},
) {
  const route = filled(routes.list, slots);
  const page = <ListPage route={route} definition={definition} />;
  const provider = fakeProvider({ getList: listing([ada]), ...calls });
  return show({ at: `${route.path}${query}`, route, page, provider, ...stage });
}

/**
 * Opens the page of a robot.
 *
 * @param calls what the verbs of the data provider do; by default it is Ada, others fail
 */
export function showDetail(
  calls: Readonly<Record<string, unknown>> = {},
  { definition = robots, id = ada.id, query = '', slots = {}, ...stage }: PageCase = {},
) {
  const route = filled(routes.detail, slots);
  const page = <DetailPage route={route} definition={definition} />;
  const provider = fakeProvider({ getOne: answersWith(ada), ...calls });
  return show({ at: `/console/lab/robots/${id}${query}`, route, page, provider, ...stage });
}
