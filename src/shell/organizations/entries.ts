import { fold } from '../palette/fuzzy.ts';
import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import type { RouteName } from '#project/generated/names.ts';
import { shell } from '#project/generated/shell.ts';
import type { SayText } from '../../i18n/useText.ts';
import type { Organization } from '../../session/types.ts';

interface ActionEntry {
  readonly kind: 'action';
  /** `create` or `list`. */
  readonly id: string;
  readonly title: string;
  readonly icon: string | undefined;
  /** Path of the page; undefined while the user may not open it. */
  readonly to: string | undefined;
}
interface OrganizationEntry {
  readonly kind: 'organization';
  readonly id: string;
  readonly title: string;
  readonly isRoot: boolean;
  readonly current: boolean;
}
export type SelectorEntry = ActionEntry | OrganizationEntry;

export interface SelectorSources {
  /** Name of the current view. */
  readonly view: string;
  readonly context: GateContext;
  readonly organizations: readonly Organization[];
  /** Id of the current organization. */
  readonly current: string;
  /** Address of a route; undefined when it is closed to the user or unknown. */
  readonly openAddress: (route: RouteName) => string | undefined;
  readonly text: SayText;
}

/**
 * The entries of the selector (spec 1, section 2.4): the organization pages of this view,
 * each by its own permission; then the organizations of the view.
 */
export function selectorEntries(sources: SelectorSources): readonly SelectorEntry[] {
  const { view, context, organizations, current, openAddress, text } = sources;
  const pages = shell.organizations.filter(({ views }) => views?.includes(view) ?? true);
  const manages = pages.some(({ gate }) => decideGate(gate, context).open);
  const actions = (manages ? pages : []).map(({ key, route, icon }): ActionEntry => ({
    kind: 'action',
    id: key,
    title: text(`organizations.${key}`),
    icon,
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

/** Entries that contain the typed text, ignoring case and full width. */
export function filterEntries(
  entries: readonly SelectorEntry[],
  typed: string,
): readonly SelectorEntry[] {
  const wanted = fold(typed).trim();
  return wanted === '' ? entries : entries.filter(({ title }) => fold(title).includes(wanted));
}

/** The first option of the keyboard: the current organization, else the first one. */
export function startIndex(entries: readonly SelectorEntry[]): number {
  const current = entries.findIndex((entry) => entry.kind === 'organization' && entry.current);
  if (current >= 0) return current;
  return Math.max(
    0,
    entries.findIndex(({ kind }) => kind === 'organization'),
  );
}
