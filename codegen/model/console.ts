import type { Gate } from './gates.ts';
import type { ResourceDefinition, ResourceId, ServerFacts } from './resources.ts';
import type { RouteFacts, RouteLevel, ViewModel } from './routes.ts';
import type { TextKey, TextPart } from './text.ts';

export interface LanguageModel {
  /** `en`, `zh`, `ja`. */
  readonly code: string;
  /** What is written into the cookie `django_language`. */
  readonly cookie: string;
  /** Its own name, in itself. */
  readonly name: string;
}

export interface AppFacts {
  readonly name: string;
  /** Shown in the footer. */
  readonly version: string;
  /** Base path with slashes at both ends: `/ui/`. */
  readonly base: string;
  readonly languages: readonly LanguageModel[];
  readonly defaultLanguage: string;
  readonly fallbackLanguage: string;
  readonly pageSizes: readonly number[];
  readonly passwordWarningDays: number;
  readonly licenceWarningDays: number;
  /** IANA name of the zone in which the server reads dates that come without one. */
  readonly serverTimeZone: string;
  /** Old addresses and where they lead now; `:id` is kept. Values may hold a query. */
  readonly oldAddresses: Readonly<Record<string, string>>;
  /** Declared calls that the specification lists but this server does not have. */
  readonly legacyLogout: { readonly address: string; readonly enabled: boolean };
}

/** Where a fact stands, 1-based. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
}

export interface ModelRoute extends RouteFacts {
  readonly level: RouteLevel;
  readonly api: readonly string[];
  /** File that replaces the page, relative to the project. */
  readonly override?: string;
  /** Another route: what is written for its page by hand is shown here, too. */
  readonly pageOf?: string;
  readonly source: SourcePlace;
}

export interface ModelResource {
  readonly definition: ResourceDefinition;
  readonly server: ServerFacts;
  readonly source: SourcePlace;
}

interface ShellItem {
  readonly key: string;
  readonly icon?: string;
  /** Who sees it; of a page beside the gate of its own. */
  readonly gate?: Gate;
}

/** A page that the frame leads to, to whoever may open it. */
export interface ShellPage<Route extends string = string> extends ShellItem {
  readonly route: Route;
}

/** An address outside the console. */
export interface ShellLink extends ShellItem {
  readonly external: string;
}

/** What the frame around every page leads to. */
export interface ShellFacts<Route extends string = string> {
  readonly bar: readonly (ShellPage<Route> | ShellLink)[];
  readonly account: readonly ShellPage<Route>[];
  readonly organizations: readonly ShellPage<Route>[];
  /** The routes that show the announcement. */
  readonly announcements: readonly Route[];
}

export interface PermissionFacts {
  /** `users.view_user` */
  readonly name: string;
  readonly app: string;
  readonly model: string;
  readonly verb: string;
  /** `system`: never part of an organization role. */
  readonly scope: 'system' | 'organization';
  /** The server never grants it to anybody but says it exists. */
  readonly granted: boolean;
  /** What it cannot work without, beside viewing the records of its own model. */
  readonly requires: readonly string[];
}

export interface SettingFacts {
  readonly name: string;
  readonly type: 'boolean' | 'integer' | 'string' | 'object';
  readonly default: unknown;
  /** Also answered to people who are not signed in. */
  readonly open: boolean;
  /** The server of this version sends it. */
  readonly sent: boolean;
}

export type AreaPart = 'behaviour' | 'endpoints' | 'described' | 'tables';

/** A file of the sandbox that is found by its name. */
export interface AreaFile {
  readonly file: string;
  /** Of the API: `users`. */
  readonly area: string;
  /** Of a behaviour, the resource within its area. */
  readonly name: string;
  readonly part: AreaPart;
}

export interface OverrideFacts {
  readonly file: string;
  readonly route: string;
  /** `page`, or the name of a slot. */
  readonly slot: string;
}

export interface ApiAddress {
  /** Below `/api/v1/`, `:id` for a record. */
  readonly address: string;
  readonly methods: readonly string[];
}

/** Everything the manifests say, with everything derived from it. */
export interface ConsoleModel {
  readonly app: AppFacts;
  readonly shell: ShellFacts;
  readonly permissions: readonly PermissionFacts[];
  readonly settings: readonly SettingFacts[];
  /** A licence is valid when all of these public settings are on. */
  readonly licenceSettings: readonly string[];
  readonly api: readonly ApiAddress[];
  readonly views: readonly ViewModel[];
  /** Static segments before `:id`, otherwise in the order of the manifests. */
  readonly routes: readonly ModelRoute[];
  readonly resources: ReadonlyMap<ResourceId, ModelResource>;
  readonly overrides: readonly OverrideFacts[];
  readonly areas: readonly AreaFile[];
  /** Language code to flat text keys. */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Which part of a catalogue a text is loaded with, where that is not the start. */
  readonly textParts: ReadonlyMap<TextKey, TextPart>;
}
