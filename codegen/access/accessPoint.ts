import type { Verb } from '../model/permissions.ts';
import type { Requirement } from './requirement.ts';
import type { Place } from '../report/diagnostic.ts';

/** Something of the console that users can reach or do: a page, a tab, an action, or a field with a gate. */
export interface AccessPoint {
  /** `UserList`, `users.user.invite`, `users.user.tab.permissions`, `users.user.field.org_roles`. */
  readonly id: string;
  readonly kind: 'page' | 'tab' | 'action' | 'field';
  /** For a page: its address without the base path. */
  readonly path?: string;
  /** For a page: its view or area, and the kind of its route. */
  readonly view?: string;
  readonly pageKind?: string;
  /** The resource it is about. */
  readonly resource?: string;
  /** `app.model` of that resource's permissions. */
  readonly model?: string;
  /** The verb of the page or action, when it has one of its own. */
  readonly verb?: Verb;
  /** It changes something on the server. */
  readonly changes: boolean;
  /** All must hold, in the order in which they are decided: the outermost first. */
  readonly requirements: readonly Requirement[];
  /** Ids of points of which one must be open, because it is shown there; empty for a page. */
  readonly within: readonly string[];
  readonly at: () => Place;
}
