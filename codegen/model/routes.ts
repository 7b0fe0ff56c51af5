import type { Gate, SettingTest } from './gates.ts';
import type { TabModel } from './resources.ts';
import type { Text } from './text.ts';

export type RouteKind =
  | 'list'
  | 'create'
  | 'update'
  | 'detail'
  /** The form of a resource that has one record. */
  | 'single'
  | 'tabs'
  | 'custom'
  | 'redirect'
  | 'external';
/** Depth of a route: view, app, resource, crud (spec 1, section 2.1). */
export type RouteLevel = 1 | 2 | 3 | 4;
export type RouteAction = 'list' | 'create' | 'update' | 'destroy' | 'retrieve';

/** Everything the specification calls route metadata, for one address. */
export interface RouteFacts {
  /** Unique; the shell refers to some by name (spec 1, section 2.1). */
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
  /** Out of the menu but routable: always, or while these settings have these values. */
  readonly hidden?: true | readonly SettingTest[];
  readonly alwaysShow?: true;
  /** Path of the menu entry that is marked while this page is open. */
  readonly activeMenu: string;
  readonly affix?: true;
  readonly cache?: false;
  readonly showNavSwitcher?: true;
  readonly showOrganization?: false;
  /** The resource the page shows. */
  readonly resource?: string;
  /** Resources that show some of its records and have no such page of their own. */
  readonly also?: readonly string[];
  /** Which of the resource's forms, when it is not the main one. */
  readonly form?: string;
  /** Of kind `tabs`: lists, and forms of single records. */
  readonly tabs?: readonly TabModel[];
  readonly redirect?: string;
  readonly external?: string;
}

/** A route as the browser has it: facts, and what loads its page. */
export interface RouteRecord extends RouteFacts {
  readonly page?: () => Promise<{ default: unknown }>;
  /** What hand-written files put into the page, by the name of the slot. */
  readonly slots?: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
}

export interface MenuNode {
  readonly key: string;
  readonly title: Text;
  readonly icon?: string;
  /** Of a leaf: the route it opens. */
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
  /** Which of the profile's organization lists it uses; absent for areas (settings, profile). */
  readonly organizations?: 'console_orgs' | 'audit_orgs' | 'workbench_orgs';
  /** May only be entered by someone with at least one such organization. */
  readonly requiresOrganization: boolean;
  readonly gate: Gate;
  readonly inSwitcher: boolean;
  /** An area is no view: no switcher, the organization in force. */
  readonly area: boolean;
  /** Its pages are windows of their own: no menu, no bar. */
  readonly frame?: false;
  /** Paths to try in order when the view itself is opened; the first permitted one wins. */
  readonly home: readonly string[];
  readonly menu: readonly MenuNode[];
}
