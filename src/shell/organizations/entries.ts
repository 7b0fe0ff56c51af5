import type { Permission, RouteName } from '../../../generated/names.ts';
import type { SayText } from '../../i18n/useText.ts';
import type { Organization } from '../../session/types.ts';
import type { TextKey } from '../../../generated/texts.ts';

/** The view whose selector leads to the organizations' pages too (spec 1, section 2.4). */
const CONSOLE_VIEW = 'console';
interface OwnAction {
  readonly id: 'create' | 'list';
  readonly route: RouteName;
  readonly permission: Permission;
  readonly word: TextKey;
}

/** Routes the selector leads to, by their names, each with the permission of its own (spec 1, sections 2.1 and 6). */
const ACTIONS: readonly OwnAction[] = [
  {
    id: 'create',
    route: 'OrganizationCreate',
    permission: 'orgs.add_organization',
    word: 'organizations.create',
  },
  {
    id: 'list',
    route: 'OrganizationList',
    permission: 'orgs.view_organization',
    word: 'organizations.list',
  },
];

export type ActionId = (typeof ACTIONS)[number]['id'];

export interface ActionEntry {
  readonly kind: 'action';
  readonly id: ActionId;
  readonly title: string;
  /** Where it leads; nowhere while the person may not go there. */
  readonly to: string | undefined;
}
export interface OrganizationEntry {
  readonly kind: 'organization';
  readonly id: string;
  readonly title: string;
  readonly isRoot: boolean;
  readonly current: boolean;
}
export type SelectorEntry = ActionEntry | OrganizationEntry;

export interface SelectorSources {
  /** Name of the view on show. */
  readonly view: string;
  readonly permissions: ReadonlySet<string>;
  readonly organizations: readonly Organization[];
  /** Id of the one in force. */
  readonly current: string;
  /** Address of a route of this console; undefined when it is closed to the person, or missing. */
  readonly openAddress: (route: RouteName) => string | undefined;
  readonly text: SayText;
}

/**
 * What the selector offers (spec 1, section 2.4): in the console view, to those who may add or view
 * organizations, their pages, each behind its own permission; then the organizations of the view.
 */
export function selectorEntries(sources: SelectorSources): readonly SelectorEntry[] {
  const { view, permissions, organizations, current, openAddress, text } = sources;
  const manages =
    view === CONSOLE_VIEW && ACTIONS.some(({ permission }) => permissions.has(permission));
  const actions = (manages ? ACTIONS : []).map(({ id, route, word }): ActionEntry => ({
    kind: 'action',
    id,
    title: text(word),
    to: openAddress(route),
  }));
  return [
    ...actions,
    ...organizations.map(({ id, name, is_root }): OrganizationEntry => ({
      kind: 'organization',
      id,
      title: name,
      isRoot: is_root,
      current: id === current,
    })),
  ];
}

/** Entries that hold what was typed: width and case of letters do not count. */
export function filterEntries(
  entries: readonly SelectorEntry[],
  typed: string,
): readonly SelectorEntry[] {
  const wanted = fold(typed);
  return wanted === '' ? entries : entries.filter(({ title }) => fold(title).includes(wanted));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().trim();
}

/** Where the keyboard begins: at the organization in force, else at the first one, else at the top. */
export function startIndex(entries: readonly SelectorEntry[]): number {
  const current = entries.findIndex((entry) => entry.kind === 'organization' && entry.current);
  if (current >= 0) return current;
  return Math.max(
    0,
    entries.findIndex(({ kind }) => kind === 'organization'),
  );
}
