import type { ServedField, ResourceId } from '#project/generated/names.ts';
import type { RelationStorage } from '../core/sandbox.ts';
import { table } from '../core/tables.ts';

/** The reverse of a reference, for example the books of an author. */
export function reverseReference<R extends ResourceId>(
  resource: R,
  column: ServedField<R>,
): RelationStorage {
  return { kind: 'column', table: `${table(resource)}`, owner: column, target: 'id' };
}

/** The reverse of a many-relation, for example the users of a group. */
export function reverseRelation<R extends ResourceId>(
  resource: R,
  field: ServedField<R>,
): RelationStorage {
  return {
    kind: 'link',
    table: table(resource).link[field],
    owner: 'target_id',
    target: 'owner_id',
  };
}
