import type { TreeEntry } from '@gatehouse-console/engine/fields/tree/treeEntry.ts';
import {
  objectOf,
  objectsOf,
  type UnknownFields,
} from '@gatehouse-console/engine/api/unknownValues.ts';

/** A tree entry and its filter of the list. */
export interface Place {
  readonly entry: TreeEntry;
  readonly where: Readonly<Record<string, string>>;
}

/**
 * Reads the tree of applications: categories, types and applications (contract: accounts, section
 * 2). The top has no filter.
 *
 * @param filter of the list, for one application: `app` or `application_id`
 */
export function readPlaces(answer: unknown, filter: string): readonly Place[] {
  const facts = objectsOf(answer).map(factsOf);
  const valueAt = (id: string) => facts.find((one) => one.id === id)?.value ?? '';
  return facts.map((one) => ({
    entry: {
      kind: one.kind === 'application' ? 'leaf' : 'node',
      key: one.id,
      parent: one.parent,
      id: one.id,
      name: one.name,
      title: one.name,
      value: one.name,
      isParent: one.isParent,
      open: one.kind === 'applications_root',
      pseudo: true,
    },
    where: whereOf(one, valueAt(one.parent), filter),
  }));
}

function factsOf(entry: UnknownFields) {
  const meta = objectOf(entry['meta']);
  return {
    id: String(entry['id']),
    parent: String(entry['pId'] ?? ''),
    name: String(entry['name']),
    isParent: entry['isParent'] === true,
    kind: String(meta['type']),
    value: String(objectOf(meta['data'])['value'] ?? ''),
  };
}

function whereOf(
  { kind, value, id }: ReturnType<typeof factsOf>,
  above: string,
  filter: string,
): Readonly<Record<string, string>> {
  switch (kind) {
    case 'category':
      return { category: value };
    case 'type':
      return { category: above, type: value };
    case 'application':
      return { [filter]: id };
    default:
      return {};
  }
}
