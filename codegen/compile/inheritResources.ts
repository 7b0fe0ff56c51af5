import type { Located } from '../read/located.ts';
import type { ListSource, ResourceSource } from '../schema/manifest.ts';

/**
 * Completes every resource that shows the records of another (`like`) with what that one says of
 * them: what the records are and how they look, never what one may do with them. One level is
 * enough; the rules report a longer chain, a circle and a name that leads nowhere.
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
    ...(own.list && { list: withLooksOf(own.list, other.list) }),
  };
}

/**
 * A list shows its columns as the other list does: the same cells, the same fixed. Its columns and
 * everything that can be done there are its own: nothing is offered because another list offers it.
 */
function withLooksOf(own: ListSource, other: ListSource | undefined): ListSource {
  const columns = new Set(own.columns);
  const fixed = own.fixed ?? other?.fixed?.filter((column) => columns.has(column));
  const taken = Object.entries(other?.cells ?? {}).filter(
    ([column, cell]) => columns.has(column) && !asksAnAddress(cell),
  );
  const cells = { ...Object.fromEntries(taken), ...own.cells };
  return {
    ...own,
    ...(fixed && fixed.length > 0 && { fixed }),
    ...(Object.keys(cells).length > 0 && { cells }),
  };
}

type CellSource = NonNullable<ListSource['cells']>[string];

/** The address belongs to the page of the other: it may be about somebody else's records. */
function asksAnAddress(cell: CellSource): boolean {
  return typeof cell !== 'string' && cell.names !== undefined;
}
