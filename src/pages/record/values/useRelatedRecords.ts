import { useGetManyAggregate, type Identifier, type RaRecord } from 'ra-core';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { decideGate, type Gate } from '../../../../codegen/model/gates.ts';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import { isOptionValue } from '../../../fields/optionValue.ts';
import { fieldValue, type FieldRecord } from '../../../fields/values.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { useNameOf } from '../../useNameOf.ts';
import { useResourceRoutes } from '../../useResourceRoutes.ts';

interface RelatedRecord {
  readonly id: Identifier;
  readonly name: string;
  /** Its page; undefined when such records have none. */
  readonly to: string | undefined;
}

interface RelatedRecords {
  readonly count: number;
  /** The first of them; undefined where the user may not read them, and until they are fetched. */
  readonly named: readonly RelatedRecord[] | undefined;
}

/**
 * The records that a field refers to, by name. Those of a whole page of rows come in one call.
 *
 * @param most how many are named
 */
export function useRelatedRecords(
  field: FieldModel,
  record: FieldRecord,
  route: RouteRecord,
  most: number,
): RelatedRecords {
  const { to = '' } = field;
  const routes = useResourceRoutes(to, route);
  const isReadable = useIsReadable(to, route);
  const nameOf = useNameOf(to);
  const allIds = [fieldValue(field, record)].flat().filter(isOptionValue);
  const ids = allIds.slice(0, most);
  const enabled = ids.length > 0 && isReadable;
  const { data } = useGetManyAggregate<RaRecord>(
    to,
    { ids, meta: { quiet: true, query: fixedQuery(field.options?.query) } },
    { enabled },
  );
  const isComplete = enabled && data?.length === ids.length && data.every(Boolean);
  return {
    count: allIds.length,
    named: isComplete
      ? data.map((related) => ({
          id: related.id,
          name: nameOf(related),
          to: routes.to('detail', related.id),
        }))
      : undefined,
  };
}

/** May this user see records of the resource? Then their names may be asked for. */
export function useIsReadable(resource: string, route: RouteRecord): boolean {
  const { gateContext } = useSession();
  const routes = useResourceRoutes(resource, route);
  return routes.has('detail')
    ? routes.verdict('detail').open
    : decideGate(viewGate(resource), gateContext).open;
}

/**
 * Who may see records of a resource that has no page, such as nodes: whoever has the server's permission for it.
 *
 * @param resource `shop.author`
 */
function viewGate(resource: string): Gate {
  const [area, model] = resource.split('.');
  return { permissions: [`${area}.view_${model}`] };
}

/**
 * The part of a query that holds for every record: what `$record` and `$me` stand for is known in forms alone. Records that
 * are asked for by id need no more.
 */
function fixedQuery(
  query: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> | undefined {
  return (
    query && Object.fromEntries(Object.entries(query).filter(([, value]) => !value.startsWith('$')))
  );
}
