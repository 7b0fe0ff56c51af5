import { decideGate, type GateContext } from '../../../codegen/model/gates.ts';
import type { RouteName } from '../../../generated/names.ts';
import { shell } from '../../../generated/shell.ts';
import type { SayText } from '../../i18n/useText.ts';
import type { Organization } from '../../session/types.ts';

/** The view whose selector leads to the organizations' pages too (spec 1, section 2.4). */
const CONSOLE_VIEW = 'console';

export interface ActionEntry {
  readonly kind: 'action';
  /** `create` or `list`. */
  readonly id: string;
  readonly title: string;
  readonly icon: string | undefined;
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
  /** Who is here, as gates ask. */
  readonly context: GateContext;
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
  const { view, context, organizations, current, openAddress, text } = sources;
  const manages =
    view === CONSOLE_VIEW && shell.organizations.some(({ gate }) => decideGate(gate, context).open);
  const actions = (manages ? shell.organizations : []).map(({ key, route, icon }): ActionEntry => ({
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
