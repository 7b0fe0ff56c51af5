import type { ConsoleModel } from '../codegen/model/console.ts';
import { behaviourOf } from './behaviours.ts';
import { planResource, type ServerResource } from './kernel/core/resource.ts';

const planned = new WeakMap<ConsoleModel, ReadonlyMap<string, ServerResource>>();

/** Every resource that the manifests declare with fields, planned once for a model. */
export function planResources(model: ConsoleModel): ReadonlyMap<string, ServerResource> {
  const known = planned.get(model);
  if (known) return known;
  const resources = new Map<string, ServerResource>();
  for (const { definition, server } of model.resources.values()) {
    // One that shows another's records has none of its own.
    if (!definition.fields || definition.like !== undefined) continue;
    resources.set(definition.id, planResource(definition, server, behaviourOf(definition.id)));
  }
  planned.set(model, resources);
  return resources;
}
