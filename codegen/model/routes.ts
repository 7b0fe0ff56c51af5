import type { Gate, SettingTest } from './gates.ts';
import type { TabModel } from './details.ts';
import type { Text } from './text.ts';

export type RouteKind =
  | 'list'
  | 'create'
  | 'update'
  | 'detail'
  /** The form of a resource with a single record. */
  | 'single'
  | 'tabs'
  | 'custom'
  | 'redirect'
  | 'external';
/** Depth of a route: view, app, resource, crud (spec 1, section 2.1). */
export type RouteLevel = 1 | 2 | 3 | 4;
export type RouteAction = 'list' | 'create' | 'update' | 'destroy' | 'retrieve';

/** The facts of one address; the specification calls them route metadata. */
export interface RouteFacts {
  /** Unique; the shell refers to some routes by name (spec 1, section 2.1). */
  readonly name: string;
  /** Without the base path, for example `/console/users/users/:id/update`. */
  readonly path: string;
  /** First segment, or the area (`settings`, `profile`), or empty. */
  readonly view: string;
  readonly kind: RouteKind;
  readonly action: RouteAction;
  readonly title: Text;
  readonly icon?: string;
  readonly gate: Gate;
  /** Not in the menu but can be opened: always, or while these settings have these values. */
  readonly hidden?: true | readonly SettingTest[];
  readonly alwaysShow?: true;
  /** Path of the menu entry that is marked while this page is open. */
  readonly activeMenu: string;
  readonly affix?: true;
  readonly cache?: false;
  readonly showNavSwitcher?: true;
  readonly showOrganization?: false;
  /** The resource that the page shows. */
  readonly resource?: string;
  /** Resources that show some of its records and have no page of this kind. */
  readonly also?: readonly string[];
  /** The name of the form, when it is not the main one. */
  readonly form?: string;
  /** For kind `tabs`: lists, and forms of single records. */
  readonly tabs?: readonly TabModel[];
  readonly redirect?: string;
  readonly external?: string;
}

/** A route in the browser: its facts, and the function that loads its page. */
export interface RouteRecord extends RouteFacts {
  readonly page?: () => Promise<{ default: unknown }>;
  /** The page is not the generic one of its kind. */
  readonly byHand?: true;
  /** Functions that load the hand-written slots of the page, by slot. */
  readonly slots?: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
}

export interface MenuNode {
  readonly key: string;
  readonly title: Text;
  readonly icon?: string;
  /** For an entry: the route that it opens. */
  readonly route?: string;
  readonly path: string;
  readonly external?: string;
  readonly gate: Gate;
  readonly hidden?: readonly SettingTest[];
  readonly alwaysShow?: true;
  readonly children?: readonly MenuNode[];
}

export interface ViewModel {
  readonly name: string;
  readonly path: string;
  readonly title: Text;
  readonly icon?: string;
  /** The list of the profile that names its organizations; absent for areas (settings, profile). */
  readonly organizations?: string;
  /** Only users with an organization in that list may enter. */
  readonly requiresOrganization: boolean;
  readonly gate: Gate;
  readonly inSwitcher: boolean;
  /** An area is not in the view switcher and uses the current organization. */
  readonly area: boolean;
  /** Its pages open in their own windows, without menu and top bar. */
  readonly frame?: false;
  /** Paths to try in order when the view is opened; the first permitted one is used. */
  readonly home: readonly string[];
  readonly menu: readonly MenuNode[];
}
