import { decideGate, type GateContext, type SettingTest } from '../../codegen/model/gates.ts';
import type { MenuNode, ViewModel } from '../../codegen/model/routes.ts';
import type { Text } from '../../codegen/model/text.ts';

interface EntryFacts {
  readonly key: string;
  readonly title: Text;
  readonly icon?: string;
}
/** Opens a page of the console. */
export interface MenuLink extends EntryFacts {
  readonly kind: 'link';
  readonly path: string;
}
/** Opens an external address in a new tab. */
export interface MenuExternal extends EntryFacts {
  readonly kind: 'external';
  readonly address: string;
}
/** Expands and collapses its children. */
export interface MenuGroup extends EntryFacts {
  readonly kind: 'group';
  readonly path: string;
  readonly children: readonly MenuEntry[];
}
export type MenuEntry = MenuLink | MenuExternal | MenuGroup;

/**
 * The menu of a view for one user (spec 1, section 2.3), without hidden and refused entries and
 * without parents that have no visible child; a parent with one visible child is replaced by it
 * unless it has `alwaysShow`.
 */
export function visibleMenu(
  view: Pick<ViewModel, 'menu'>,
  context: GateContext,
): readonly MenuEntry[] {
  return visibleEntries(view.menu, context);
}

/** The first page of a menu, depth first: the target of a collapsed group. */
export function firstLink(entries: readonly MenuEntry[]): MenuLink | undefined {
  for (const entry of entries) {
    if (entry.kind === 'link') return entry;
    const below = entry.kind === 'group' ? firstLink(entry.children) : undefined;
    if (below) return below;
  }
  return undefined;
}

/** All pages of a menu, those of its groups included. */
export function linksOf(entries: readonly MenuEntry[]): readonly MenuLink[] {
  return entries.flatMap((entry): readonly MenuLink[] => {
    if (entry.kind === 'link') return [entry];
    return entry.kind === 'group' ? linksOf(entry.children) : [];
  });
}

function visibleEntries(nodes: readonly MenuNode[], context: GateContext): readonly MenuEntry[] {
  return nodes.flatMap((node) => visibleEntry(node, context) ?? []);
}

function visibleEntry(node: MenuNode, context: GateContext): MenuEntry | undefined {
  if (isHidden(node.hidden, context) || !decideGate(node.gate, context).open) return undefined;
  const facts: EntryFacts = {
    key: node.key,
    title: node.title,
    ...(node.icon !== undefined && { icon: node.icon }),
  };
  if (node.external !== undefined) return { ...facts, kind: 'external', address: node.external };
  if (!node.children) return { ...facts, kind: 'link', path: node.path };
  const children = visibleEntries(node.children, context);
  const [only] = children;
  if (!only) return undefined;
  if (children.length === 1 && !node.alwaysShow) return withIcon(only, node.icon);
  return { ...facts, kind: 'group', path: node.path, children };
}

/** An entry that replaces its parent gets the parent's icon if it has none. */
function withIcon(entry: MenuEntry, icon: string | undefined): MenuEntry {
  return entry.icon !== undefined || icon === undefined ? entry : { ...entry, icon };
}

/** Have all of these settings the values that hide the entry? */
export function isHidden(tests: readonly SettingTest[] | undefined, context: GateContext): boolean {
  if (!tests || tests.length === 0) return false;
  return tests.every((test) => context.settings[test.name] === test.equals);
}
