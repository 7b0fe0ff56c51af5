import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import type { MenuNode, RouteFacts, RouteKind, ViewModel } from '../../../codegen/model/routes.ts';
import type { Text } from '../../../codegen/model/text.ts';
import type { ResourceId } from '#project/generated/names.ts';
import type { FieldRecord } from '../../fields/values.ts';
import type { Session } from '../../session/types.ts';
import { isHidden } from '../menu.ts';

/** What choosing an entry does. */
type EntryTarget =
  | { readonly kind: 'page' | 'view'; readonly path: string }
  | { readonly kind: 'organization'; readonly organization: string }
  | { readonly kind: 'command'; readonly command: string }
  | RecordTarget;

/** A record: the address it opens at. */
interface RecordTarget {
  readonly kind: 'record';
  readonly path: string;
  readonly resource: ResourceId;
  readonly record: FieldRecord;
  /** Only the id of the record is known. */
  readonly partial?: true;
}

export interface PaletteEntry {
  /** Stable: recent entries are stored by it. */
  readonly id: string;
  readonly title: string;
  /** View and menu groups, or the kind of entry. */
  readonly context: string;
  /** Additional text to search in: the address of the page. */
  readonly also: string;
  readonly errand: EntryTarget;
}

/** A record whose actions are shown. */
export interface RecordSubject {
  readonly title: string;
  readonly target: RecordTarget;
}

export interface PaletteCommand {
  readonly id: string;
  readonly title: string;
  /** Other words for it. */
  readonly also?: string;
}

export interface EntrySources {
  readonly routes: readonly RouteFacts[];
  /** All views and areas of the console. */
  readonly views: readonly ViewModel[];
  readonly session: Pick<
    Session,
    'views' | 'gateContext' | 'organizations' | 'organization' | 'licenceValid'
  >;
  /** The current route. */
  readonly here: RouteFacts | undefined;
  readonly commands: readonly PaletteCommand[];
  readonly say: (text: Text) => string;
  /** Names of the kinds of entries. */
  readonly kinds: Readonly<Record<'view' | 'organization' | 'command', string>>;
}

/** Pages that need no record. */
const PAGES: ReadonlySet<RouteKind> = new Set(['list', 'create', 'single', 'custom', 'tabs']);
const APART = ' › ';

/** All entries for this user, in the order of the console. */
export function paletteEntries(sources: EntrySources): readonly PaletteEntry[] {
  return [
    ...pageEntries(sources),
    ...viewEntries(sources),
    ...organizationEntries(sources),
    ...sources.commands.map((command) => ({
      id: `command:${command.id}`,
      title: command.title,
      context: sources.kinds.command,
      also: command.also ?? '',
      errand: { kind: 'command' as const, command: command.id },
    })),
  ];
}

/** Views of this user, and areas whose gate is open (spec 1, sections 2.2 and 6). */
function openViews({ views, session }: EntrySources): readonly ViewModel[] {
  const areas = views.filter(
    ({ area, gate }) => area && decideGate(gate, session.gateContext).open,
  );
  return [...session.views, ...areas];
}

function pageEntries(sources: EntrySources): readonly PaletteEntry[] {
  const open = new Map(openViews(sources).map((view) => [view.name, view]));
  const outside = new Set(sources.views.map(({ name }) => name));
  return sources.routes.flatMap((route) => {
    const view = open.get(route.view);
    if (!view && outside.has(route.view)) return [];
    if (!isOffered(route, sources.session.gateContext)) return [];
    return {
      id: `page:${route.name}`,
      title: sources.say(route.title),
      context: view ? contextOf(route, view, sources.say) : '',
      also: route.path,
      errand: { kind: 'page', path: route.path },
    };
  });
}

function isOffered(route: RouteFacts, context: GateContext): boolean {
  if (!PAGES.has(route.kind) || /[:*]/.test(route.path)) return false;
  // A page that is never in the menu (a create page) is included; one hidden by a setting is not.
  if (route.hidden && route.hidden !== true && isHidden(route.hidden, context)) return false;
  return decideGate(route.gate, context).open;
}

/** View and menu groups; a page without an entry has those of its parent entry. */
function contextOf(route: RouteFacts, view: ViewModel, say: (text: Text) => string): string {
  const trail = trailTo(view.menu, route.activeMenu).filter((node) => node.route !== route.name);
  return [view.title, ...trail.map(({ title }) => title)].map(say).join(APART);
}

function trailTo(nodes: readonly MenuNode[], path: string): readonly MenuNode[] {
  for (const node of nodes) {
    if (!node.children) {
      if (node.path === path) return [node];
      continue;
    }
    const below = trailTo(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

function viewEntries(sources: EntrySources): readonly PaletteEntry[] {
  return openViews(sources).map((view) => ({
    id: `view:${view.name}`,
    title: sources.say(view.title),
    context: sources.kinds.view,
    also: view.path,
    errand: { kind: 'view', path: view.path },
  }));
}

/** Where the organization selector is shown (spec 1, section 2.4) with more than one organization. */
function organizationEntries({ session, here, kinds }: EntrySources): readonly PaletteEntry[] {
  const { organizations, organization, licenceValid } = session;
  if (!licenceValid || here?.showOrganization === false || organizations.length < 2) return [];
  return organizations
    .filter(({ id }) => id !== organization.id)
    .map(({ id, name }) => ({
      id: `organization:${id}`,
      title: name,
      context: kinds.organization,
      also: '',
      errand: { kind: 'organization', organization: id },
    }));
}
