import type { Located } from './read/project.ts';
import type { ResourceSource } from './schema/manifest.ts';

/**
 * Completes every resource that shows the records of another (`like`) with what that one says of
 * them. One level is enough: what is like something that is itself like a third has no fields then,
 * and the rules say so. A name that leads nowhere is reported by the rules, too.
 */
export function inheritResources(
  resources: readonly Located<ResourceSource>[],
): readonly Located<ResourceSource>[] {
  const byId = new Map(resources.map(({ value }) => [value.resource, value]));
  return resources.map((located) => {
    const other = byId.get(located.value.like ?? '');
    return other ? { ...located, value: inherited(located.value, other) } : located;
  });
}

/** Fields of the same name replace the other's and keep their place. */
function inherited(own: ResourceSource, other: ResourceSource): ResourceSource {
  const {
    permission = other.resource,
    api,
    bulk,
    inRoot,
    record,
    server,
    variants,
    fields,
  } = other;
  return {
    permission,
    ...(api !== undefined && { api }),
    ...(bulk !== undefined && { bulk }),
    ...(inRoot !== undefined && { inRoot }),
    ...(record && { record }),
    ...(server && { server }),
    ...(variants && { variants }),
    ...own,
    ...(fields && { fields: { ...fields, ...own.fields } }),
  };
}
