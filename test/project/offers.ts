import type { Gate } from '../../codegen/model/gates.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';

/** What a resource offers, by the name that react-admin's access control has for it. */
export function offers({
  list,
  detail,
  actions = [],
}: ResourceDefinition): ReadonlyMap<string, Gate> {
  const gates: readonly (readonly [string, Gate | undefined])[] = [
    ['create', list?.create?.gate],
    ['edit', (list?.update ?? detail?.update)?.gate],
    ['delete', (list?.remove ?? detail?.remove)?.gate],
    ['clone', list?.clone?.gate],
    ['export', list?.export?.gate],
    ['import', (list?.import?.create ?? list?.import?.update)?.gate],
    ...actions.map(({ key, gate }) => [key, gate] as const),
  ];
  return new Map(gates.flatMap(([action, gate]) => (gate ? [[action, gate]] : [])));
}
