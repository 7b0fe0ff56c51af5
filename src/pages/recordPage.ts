import { holds } from '../../codegen/model/conditions.ts';
import type { RecordPage } from '../../codegen/model/details.ts';
import type { RouteRecord } from '../../codegen/model/routes.ts';
import type { FieldRecord } from '../fields/values.ts';
import type { RouteTable } from '../session/routeTable.ts';

/** The page that records like this one have for themselves; undefined where it opens with all others. */
export function recordPage(
  pages: readonly RecordPage[] | undefined,
  record: FieldRecord,
  { routes }: Pick<RouteTable, 'routes'>,
): RouteRecord | undefined {
  const page = pages?.find(({ when }) =>
    holds(when, { values: record, mode: 'view', self: false }),
  );
  return page && routes.find(({ name }) => name === page.route);
}
