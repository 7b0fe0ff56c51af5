import type { ConsoleModel } from '../../../codegen/model/console.ts';
import type { Areas, ServerResource } from '../core/sandbox.ts';
import { planResource } from '../core/resource.ts';

type Planned = ReadonlyMap<string, ServerResource>;
const planned = new WeakMap<ConsoleModel, Map<Areas, Planned>>();

/** The resources of a model that have fields, with their storage and behaviour. */
export function planResources(model: ConsoleModel, areas: Areas, version?: string): Planned {
  const ofModel = planned.get(model) ?? new Map<Areas, Planned>();
  planned.set(model, ofModel);
  const known = ofModel.get(areas);
  if (known) return known;
  const resources = new Map<string, ServerResource>();
  for (const resource of model.resources.values()) {
    const { server, served = resource.definition.fields } = resource;
    const definition = { ...resource.definition, ...(served && { fields: served }) };
    // A resource that is `like` another has no records of its own.
    if (!definition.fields || definition.like !== undefined) continue;
    const area = areas.parts.find(({ behaviours }) => behaviours?.[definition.id]);
    resources.set(
      definition.id,
      planResource(definition, server, area?.behaviours?.[definition.id] ?? {}, version),
    );
  }
  ofModel.set(areas, resources);
  return resources;
}
