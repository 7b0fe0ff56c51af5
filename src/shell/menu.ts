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
/** Leaves the console: opens a new tab. */
export interface MenuExternal extends EntryFacts {
  readonly kind: 'external';
  readonly address: string;
}
/** Opens and closes its children. */
export interface MenuGroup extends EntryFacts {
  readonly kind: 'group';
  readonly path: string;
  readonly children: readonly MenuEntry[];
}
export type MenuEntry = MenuLink | MenuExternal | MenuGroup;

/**
 * The menu of a view as one person sees it (spec 1, section 2.3): hidden and refused entries are
 * left out, and so are parents without a visible child; a parent with exactly one visible child
 * is shown as that child unless it says `alwaysShow`.
 */
export function visibleMenu(
  view: Pick<ViewModel, 'menu'>,
  context: GateContext,
): readonly MenuEntry[] {
  return visibleEntries(view.menu, context);
}

/** The first page a menu offers, depth first: where its group leads when it is collapsed. */
export function firstLink(entries: readonly MenuEntry[]): MenuLink | undefined {
  for (const entry of entries) {
    if (entry.kind === 'link') return entry;
    const below = entry.kind === 'group' ? firstLink(entry.children) : undefined;
    if (below) return below;
  }
  return undefined;
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

/** An entry that stands in for its parent takes over the parent's icon when it has none. */
function withIcon(entry: MenuEntry, icon: string | undefined): MenuEntry {
  return entry.icon !== undefined || icon === undefined ? entry : { ...entry, icon };
}

/** Do all of these settings have the values that hide it? */
export function isHidden(tests: readonly SettingTest[] | undefined, context: GateContext): boolean {
  if (!tests || tests.length === 0) return false;
  return tests.every((test) => context.settings[test.name] === test.equals);
}
