import { withLeaves, type CheckNode } from '@gatehouse-console/engine/pages/tree/checkTree.ts';
import { placeOf, type TreeEntry } from '@gatehouse-console/engine/pages/tree/readTree.ts';

/** Why no command can run on an asset. */
export type LeftOutReason = 'protocol' | 'inactive' | 'notGranted';

export interface LeftOutHost {
  readonly id: string;
  readonly name: string;
  readonly reason: LeftOutReason;
}

/** Hosts that take commands: assets with SSH (contract: job centre, section 5). */
function takesCommands(entry: TreeEntry): boolean {
  const { protocols } = entry.data;
  return (
    entry.type === 'asset' &&
    Array.isArray(protocols) &&
    protocols.some((protocol) => String(protocol).startsWith('ssh'))
  );
}

/**
 * The tree of those hosts, without nodes that have none. Inactive ones are shown and cannot be
 * checked.
 *
 * @param inactive the note behind an inactive host
 */
export function hostNodes(entries: readonly TreeEntry[], inactive = ''): readonly CheckNode[] {
  const nodes = entries
    .filter((entry) => takesCommands(entry) || entry.type === 'node')
    .map((entry): CheckNode => {
      const isHost = entry.type === 'asset';
      const place = placeOf(entry, isHost);
      if (!isHost) return { ...place, name: withoutAmount(entry.name) };
      const { closed: excluded } = entry;
      return { ...place, also: entry.title, excluded, ...(excluded && { note: inactive }) };
    });
  return withLeaves(nodes, () => true);
}

/** Names of the hosts that can be chosen, by id. */
export function hostNames(nodes: readonly CheckNode[]): ReadonlyMap<string, string> {
  return new Map(
    nodes.flatMap(({ value, name, closed }) =>
      value === undefined || closed ? [] : [[value, name] as const],
    ),
  );
}

/** The granted assets that take no commands, each once, with the reason that the tree gives. */
export function leftOutHosts(entries: readonly TreeEntry[]): readonly LeftOutHost[] {
  const found = new Map<string, LeftOutHost>();
  for (const entry of entries) {
    const takes = takesCommands(entry);
    if (entry.type !== 'asset' || (takes && !entry.closed)) continue;
    const { id, name } = entry;
    found.set(id, { id, name, reason: takes ? 'inactive' : 'protocol' });
  }
  return [...found.values()];
}

/**
 * The wanted assets on which the command does not run.
 *
 * @param wanted ids, for example of the assets selected in a list
 * @param names of assets that are not in the tree
 */
export function leftOutOf(
  wanted: Iterable<string>,
  entries: readonly TreeEntry[],
  names: ReadonlyMap<string, string>,
): readonly LeftOutHost[] {
  const here = new Map(leftOutHosts(entries).map((host) => [host.id, host]));
  const granted = new Set(entries.filter(({ type }) => type === 'asset').map(({ id }) => id));
  return [...wanted].flatMap((id): readonly LeftOutHost[] => {
    const known = here.get(id);
    if (known) return [known];
    if (granted.has(id)) return [];
    return [{ id, name: names.get(id) ?? id, reason: 'notGranted' }];
  });
}

/** The server appends the number of all assets to the name of a node: `Hamburg (49)`. */
function withoutAmount(name: string): string {
  return name.replace(/\s*\(\d+\)$/, '');
}
