import { sortBy } from 'es-toolkit/array';

/** Whether `diff --breaking` fails for a change, and what the change is. */
interface ChangeClassFacts {
  readonly breaking: boolean;
  readonly about: string;
}

const breaks = (about: string): ChangeClassFacts => ({ breaking: true, about });
const keeps = (about: string): ChangeClassFacts => ({ breaking: false, about });

/** The classes of what `gatehouse diff` tells, in the order in which it tells them. */
export const CHANGE_CLASSES = {
  'expectation-unmet': breaks('An expectation that held does not hold any more.'),
  'expectation-removed': breaks('An expectation is gone: what it said need not stay true.'),
  'expectation-changed': breaks('An expectation says something else.'),
  'expectation-added': keeps('An expectation is new.'),
  'access-gained': breaks(
    'Somebody reaches a page or action that was there before and closed to them.',
  ),
  'access-lost': keeps('Somebody no longer reaches a page or action that is still there.'),
  'access-new': keeps('Somebody reaches a page or action that is new.'),
  'access-gone': keeps('Somebody reached a page or action that is gone.'),
  'gate-widened': breaks('A gate asks for less than before, so that some role could gain by it.'),
  'gate-narrowed': keeps('A gate asks for more than before.'),
  'gate-changed': breaks('A gate asks for something else than before.'),
  'licence-removed': breaks('Something no longer asks for a licence.'),
  'licence-added': keeps('Something asks for a licence now.'),
  'route-removed': breaks('A page is gone.'),
  'route-moved': breaks('A page has another address, and its old one does not redirect there.'),
  'route-redirected': keeps('A page has another address; its old one redirects there.'),
  'route-changed': keeps('A page is of another kind or shows another resource.'),
  'route-added': keeps('A page is new.'),
  'action-removed': breaks('An action, a tab or a gated field is gone.'),
  'action-added': keeps('An action, a tab or a gated field is new.'),
  'resource-removed': breaks('A resource is gone.'),
  'resource-added': keeps('A resource is new.'),
  'field-removed': breaks('A field is gone.'),
  'field-retyped': breaks('A field has another type, or points to another resource.'),
  'field-narrowed': breaks('A field takes fewer values: a choice is gone, or it became required.'),
  'field-loosened': breaks(
    'A field is guarded less: a limit, a pattern, the password rules, “only read” or “never shown” is gone.',
  ),
  'field-widened': keeps('A field takes more values: a choice is new.'),
  'field-added': keeps('A field is new.'),
  'content-changed': keeps(
    'A list, a form, a detail page or an action of a resource is other: its columns, cards, order, options.',
  ),
  'permission-removed': breaks('A permission is gone.'),
  'permission-added': keeps('A permission is new.'),
  'role-changed': keeps('A built-in role has other permissions.'),
  'text-lost': breaks(
    'A text is missing in a language that had it, and is still there in another.',
  ),
  'text-removed': keeps('A text is gone in every language.'),
  'text-changed': keeps('A text has other words.'),
  'text-added': keeps('A text is new.'),
  'manifest-changed': keeps(
    'Something else that a manifest says is other: a menu, a setting, a term.',
  ),
} as const satisfies Readonly<Record<string, ChangeClassFacts>>;

export type ChangeClass = keyof typeof CHANGE_CLASSES;

/** One difference between two versions of a project. */
export interface Change {
  readonly class: ChangeClass;
  /** What changed: a route, a field, an action, a text. */
  readonly subject: string;
  /** Before and after, or how it is. */
  readonly detail: string;
  /** Where it stands, in the new version unless it is gone. */
  readonly file?: string;
  readonly line?: number;
  /** For access: who, and in which situation. */
  readonly people?: readonly string[];
  readonly when?: string;
  /** The same people for a reader: a role stands for every account that has it. */
  readonly who?: readonly string[];
  /** For access and gates: the cause that it shares with other changes, which are told together. */
  readonly group?: string;
  /** For access: the page that is gained or lost with this on it. */
  readonly page?: string;
}

export function isBreaking(change: Change): boolean {
  return CHANGE_CLASSES[change.class].breaking;
}

const RANKS = Object.keys(CHANGE_CLASSES);

/** In the order of the classes, then by subject. */
export function sortChanges(changes: readonly Change[]): readonly Change[] {
  return sortBy(changes, [(change) => RANKS.indexOf(change.class), 'subject']);
}
