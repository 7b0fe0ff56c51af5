import { pick } from 'es-toolkit/object';
import { valueIn, type Located } from '../read/located.ts';
import { memoize } from '../read/memoize.ts';
import type { ListSource, ResourceSource } from '../schema/generated/manifest.ts';

/**
 * Gives every resource that is `like` another the facts of that one: fields, names and cells, but nothing that
 * users may do. Only one level is resolved; rules report longer chains, circles and unknown resources.
 */
export function inheritResources(
  resources: readonly Located<ResourceSource>[],
): readonly Located<ResourceSource>[] {
  const byId = new Map(resources.map((located) => [located.value.resource, located]));
  return resources.map((located) => {
    const other = byId.get(located.value.like ?? '');
    return other && other !== located ? heir(located)(other) : located;
  });
}

/** A resource with what it takes over from another one; the same object as long as both are. */
const heir = memoize((located: Located<ResourceSource>) =>
  memoize((other: Located<ResourceSource>): Located<ResourceSource> => ({
    ...located,
    value: inherited(located.value, other.value),
    takenFrom: (path) => {
      if (valueIn(located.value, path) !== undefined) return located.takenFrom?.(path);
      return valueIn(other.value, path) === undefined
        ? undefined
        : (other.takenFrom?.(path) ?? other);
    },
  })),
);

/** Own fields replace inherited ones of the same name and keep their position. */
function inherited(own: ResourceSource, other: ResourceSource): ResourceSource {
  const { permission = other.resource, fields } = other;
  return {
    permission,
    ...pick(other, ['api', 'bulk', 'inRoot', 'record', 'server', 'variants']),
    ...own,
    ...(fields && { fields: { ...fields, ...own.fields } }),
    ...(own.list && { list: withLooksOf(own.list, other.list) }),
  };
}

/** A list inherits the cells and fixed columns of the other list. Its columns and actions are its own. */
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

/**
 * Whether the cell asks an API address for its values. Such an address belongs to the other resource's records and
 * is not inherited.
 */
function asksAnAddress(cell: CellSource): boolean {
  return typeof cell !== 'string' && cell.names !== undefined;
}
