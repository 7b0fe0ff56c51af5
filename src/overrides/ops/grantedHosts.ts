import type { CheckNode } from '../../pages/tree/checkTree.ts';
import { placeOf, type TreeEntry } from '../../pages/tree/readTree.ts';

/** Hosts that take commands: assets with SSH (contract: job centre, section 5). */
export function takesCommands(entry: TreeEntry): boolean {
  const { protocols } = entry.data;
  return (
    entry.type === 'asset' &&
    Array.isArray(protocols) &&
    protocols.some((protocol) => String(protocol).startsWith('ssh'))
  );
}

/** The tree of those hosts, without nodes that have none. */
export function hostNodes(entries: readonly TreeEntry[]): readonly CheckNode[] {
  const parents = new Map(
    entries.filter(({ type }) => type === 'node').map(({ id, parent }) => [id, parent]),
  );
  const kept = new Set<string>();
  for (const entry of entries.filter(takesCommands)) {
    let above: string | undefined = entry.parent;
    while (above !== undefined && above !== '' && !kept.has(above)) {
      kept.add(above);
      above = parents.get(above);
    }
  }
  return entries
    .filter((entry) => takesCommands(entry) || (entry.type === 'node' && kept.has(entry.id)))
    .map((entry) => placeOf(entry, entry.type === 'asset'));
}
