import type { ConsoleModel } from '../../codegen/model/console.ts';
import type { Gate } from '../../codegen/model/gates.ts';
import {
  actionsOf,
  offersOf,
  offerThat,
  type Action,
  type Offer,
} from '../../codegen/model/offers.ts';
import type { ResourceDefinition } from '../../codegen/model/resources.ts';

/** What a resource offers, by the name that react-admin's access control has for it. */
export function offers(definition: ResourceDefinition): ReadonlyMap<string, Gate> {
  const all = offersOf(definition);
  const named: readonly (readonly [string, Offer | undefined])[] = [
    ['create', offerThat(all, 'create')],
    ['edit', offerThat(all, 'update')],
    ['delete', offerThat(all, 'remove')],
    ['clone', offerThat(all, 'clone')],
    ['export', offerThat(all, 'export')],
    ['import', offerThat(all, 'import') ?? offerThat(all, 'importChanges')],
    ...actionsOf(definition).map((action) => [action.key, action] as const),
  ];
  return new Map(named.flatMap(([name, offer]) => (offer ? [[name, offer.gate]] : [])));
}

/** What the resource offers, by key. */
export function offersIn(model: ConsoleModel, resource: string): ReadonlyMap<string, Offer> {
  const definition = model.resources.get(resource)?.definition;
  const all = definition ? offersOf(definition) : [];
  return new Map(all.map((offer) => [offer.key, offer]));
}

export function actionIn(model: ConsoleModel, resource: string, key: string): Action | undefined {
  const definition = model.resources.get(resource)?.definition;
  return definition && actionsOf(definition).find((action) => action.key === key);
}
