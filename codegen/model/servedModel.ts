import type { ConsoleModel, ModelResource } from './console.ts';
import type { FieldModel } from './fields.ts';
import { isServed } from './gates.ts';
import type { ListModel } from './lists.ts';

/**
 * What one version of the server has of a model: its addresses, permissions and settings, and of its resources the fields and
 * choices.
 *
 * @param server absent: where the project has one, nothing is taken away
 * @returns the same model each time, so that what is planned from it is planned once
 */
export function servedModel(model: ConsoleModel, server: string | undefined): ConsoleModel {
  if (server === undefined || model.app.servers.length === 0) return model;
  const ofModel = served.get(model) ?? new Map<string, ConsoleModel>();
  served.set(model, ofModel);
  const earlierModel = ofModel.get(server);
  if (earlierModel) return earlierModel;
  const permissions = model.permissions.filter((one) => isServed(one, server));
  const missing = new Set(
    model.permissions.flatMap((one) => (isServed(one, server) ? [] : [one.name])),
  );
  const modelOfServer = {
    ...model,
    routes: model.routes.filter(({ gate }) => isServed(gate, server)),
    api: model.api.filter((address) => isServed(address, server)),
    permissions,
    settings: model.settings.filter((setting) => isServed(setting, server)),
    roles: model.roles.map((role) => ({
      ...role,
      permissions: role.permissions.filter((name) => !missing.has(name)),
    })),
    resources: new Map(
      [...model.resources]
        .filter(([, { range = {} }]) => isServed(range, server))
        .map(([id, resource]) => [id, resourceServed(resource, server)]),
    ),
  };
  ofModel.set(server, modelOfServer);
  return modelOfServer;
}

const served = new WeakMap<ConsoleModel, Map<string, ConsoleModel>>();

function resourceServed(resource: ModelResource, server: string): ModelResource {
  const { definition, served: onServer, server: facts } = resource;
  const { fields, list } = definition;
  return {
    ...resource,
    definition: { ...definition, ...(fields && { fields: fieldsServed(fields, server) }) },
    server: { ...facts, filters: filtersServed({ ...list, filters: facts.filters }, server) },
    ...(onServer && { served: fieldsServed(onServer, server) }),
  };
}

/** The filters that a version of the server has. */
export function filtersServed(
  { filters, filterRanges = {} }: Pick<ListModel, 'filters' | 'filterRanges'>,
  server: string | undefined,
): readonly string[] {
  return filters.filter((name) => isServed(filterRanges[name] ?? {}, server));
}

/** The fields that a version of the server has, with the choices that it has. */
export function fieldsServed(
  fields: readonly FieldModel[],
  server: string | undefined,
): readonly FieldModel[] {
  return fields
    .filter(({ gate = {} }) => isServed(gate, server))
    .map((field) => {
      const { choices, fields: inner } = field;
      if (!choices && !inner) return field;
      return {
        ...field,
        ...(choices && { choices: choices.filter((choice) => isServed(choice, server)) }),
        ...(inner && { fields: fieldsServed(inner, server) }),
      };
    });
}
