import type { DetailParts } from './detailParts.ts';
import type { FieldModel } from './fields.ts';
import type { Gate } from './gates.ts';
import type { RecordPage } from './details.ts';
import type { ListModel } from './lists.ts';
import type { Operation } from './operations.ts';
import type { ResourceId } from './resourceId.ts';
import type { ResourceDefinition, ServerFacts, SwitchModel } from './resources.ts';
import type { ApiFacts } from './server.ts';
import type { BrandFacts } from './brand.ts';
import type { KnownSession } from './session.ts';
import type { RouteFacts, RouteLevel, ViewModel } from './routes.ts';
import type { TextKey, TextPart } from './text.ts';
import type { ServerField } from './serverField.ts';

interface LanguageModel {
  /** `en`, `zh`, `ja`. */
  readonly code: string;
  /** Value of the cookie `django_language`. */
  readonly cookie: string;
  /** The language's name in the language itself. */
  readonly name: string;
}

/** A version of the server, and the public settings by which it is known. */
export interface ServerKeys {
  readonly version: string;
  readonly keys: readonly string[];
}

export interface AppFacts {
  readonly name: string;
  /** Shown in the footer. */
  readonly version: string;
  /** The versions of the server that it serves, in order; none where there is one. */
  readonly servers: readonly ServerKeys[];
  /** Base path with slashes at both ends: `/ui/`. */
  readonly base: string;
  readonly languages: readonly LanguageModel[];
  readonly defaultLanguage: string;
  readonly fallbackLanguage: string;
  readonly pageSizes: readonly number[];
  readonly passwordWarningDays: number;
  readonly licenceWarningDays: number;
  /** The views where people begin, in order of preference; others follow. */
  readonly startViews: readonly string[];
  /** IANA name of the time zone of dates that the server sends without a zone. */
  readonly serverTimeZone: string;
  /** Old addresses and their replacements; `:id` is kept. A replacement may have a query. */
  readonly oldAddresses: Readonly<Record<string, string>>;
  /** A second logout call, which the specification lists but this server does not have. */
  readonly legacyLogout: { readonly address: string; readonly enabled: boolean };
}

/** Position of a fact in a file; numbers start at 1. */
export interface SourcePlace {
  readonly file: string;
  readonly line: number;
}

export interface ModelRoute extends RouteFacts {
  readonly level: RouteLevel;
  readonly api: readonly string[];
  /** File that replaces the page, relative to the project. */
  readonly override?: string;
  /** The route whose hand-written page and slots are shown here, too. */
  readonly pageOf?: string;
  /** The query parameters that actions may give its hand-written page. */
  readonly query?: readonly string[];
  /** The address of the node of a view's tree that it stands at. */
  readonly place: string;
  /** Of a generic page: the operation that its gate follows from, and the key of the node that can say otherwise. */
  readonly gatedBy?: { readonly operation: Operation; readonly page: PageName };
  readonly source: SourcePlace;
}

/** The pages of a resource, as the nodes of a view's tree call them. */
export type PageName = 'list' | 'create' | 'update' | 'detail';

/** A resource whose records the command palette finds. */
export interface FoundResource<Id extends string = ResourceId, Route extends string = string> {
  readonly resource: Id;
  readonly many: TextKey;
  /** A query that every search has. */
  readonly where?: Readonly<Record<string, string>>;
  /** The order of the search; without it the server's own. */
  readonly order?: ListModel['order'];
  /** Pages of some of the records; the first whose condition holds opens. */
  readonly pages?: readonly (RecordPage & { readonly route: Route })[];
}

export interface ModelResource {
  readonly definition: ResourceDefinition;
  /** The fields that the server has, also those that no page names; by its table. */
  readonly served?: readonly FieldModel[];
  /** Absent when the command palette does not find its records. */
  readonly find?: FoundResource;
  /** Absent when its detail page has no more than its tabs. */
  readonly parts?: DetailParts;
  /** Absent when nothing says whether it is on. */
  readonly switch?: SwitchModel;
  readonly server: ServerFacts;
  /** The versions of the server that have it; absent: all. */
  readonly range?: Pick<Gate, 'since' | 'until'>;
  readonly source: SourcePlace;
}

interface ShellItem {
  readonly key: string;
  readonly icon?: string;
  /** Who sees it. A page requires its own gate as well. */
  readonly gate?: Gate;
}

/** A link of the shell to a page; shown to users who may open the page. */
export interface ShellPage<Route extends string = string> extends ShellItem {
  readonly route: Route;
}

/** The records that wait for a user, which an entry of the top bar counts. */
export interface WaitingFacts<Route extends string = string> {
  /** Address of their list, and the query that selects them, with references such as `$me.id`. */
  readonly from: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The page that shows them, and its tab. */
  readonly opens?: Route;
  readonly tab?: string;
}

/** A link of the organization selector. */
interface SelectorPage<Route extends string = string> extends ShellPage<Route> {
  /** The views whose selector has it; absent: all. */
  readonly views?: readonly string[];
}

/** A link of the shell to an address outside the console. */
export interface ShellLink extends ShellItem {
  readonly external: string;
}

/** Links of the shell: top bar, account menu, organization selector. */
export interface ShellFacts<Route extends string = string> {
  readonly bar: readonly (ShellPage<Route> | ShellLink)[];
  readonly account: readonly ShellPage<Route>[];
  readonly organizations: readonly SelectorPage<Route>[];
  /** The routes that show the announcement. */
  readonly announcements: readonly Route[];
}

export interface PermissionFacts {
  /** `users.view_user` */
  readonly name: string;
  readonly app: string;
  readonly model: string;
  readonly verb: string;
  /** `system`: cannot be part of an organization role. */
  readonly scope: 'system' | 'organization';
  /** False when the server declares it but never grants it. */
  readonly granted: boolean;
  /** Permissions that it requires besides viewing the records of its own model. */
  readonly requires: readonly string[];
  /** The versions of the server that have it; absent: all. */
  readonly since?: string;
  readonly until?: string;
}

/** A role that every server has. */
export interface RoleFacts {
  /** Its name on the server: `OrgAuditor`. */
  readonly name: string;
  /** Where it holds: everywhere, or in one organization. */
  readonly scope: 'system' | 'organization';
  readonly permissions: readonly string[];
  /** Programs hold it, not users. */
  readonly program?: true;
}

export interface SettingFacts {
  readonly name: string;
  readonly type: 'boolean' | 'integer' | 'string' | 'object';
  readonly default: unknown;
  /** Sent to users who are not signed in, too. */
  readonly open: boolean;
  /** Whether a server of this version sends it. */
  readonly sent: boolean;
  /** The setting, or `SETTING.key`, that has the value where the server does not send this one. */
  readonly successor?: string;
  /** The versions of the server that send it; absent: all. */
  readonly since?: string;
  readonly until?: string;
}

interface OverrideFacts {
  readonly file: string;
  readonly route: string;
  /** `page`, or the name of a slot. */
  readonly slot: string;
}

export interface ApiAddress {
  /** Below the root of the API, `:id` for a record. */
  readonly address: string;
  readonly methods: readonly string[];
  /** What the tables of the server's versions say of its fields, by version. */
  readonly described: ReadonlyMap<string, ReadonlyMap<string, ServerField>>;
  /** The versions of the server that have it; absent: all. */
  readonly since?: string;
  readonly until?: string;
}

/** The facts of all manifests and everything derived from them. */
export interface ConsoleModel {
  readonly app: AppFacts;
  /** How the API is asked, and what it answers. */
  readonly apiFacts: ApiFacts;
  /** Paths that the server answers; whoever serves the console passes them on. `/` is everything else. */
  readonly serverPaths: readonly string[];
  readonly brand: BrandFacts;
  readonly session: KnownSession;
  readonly shell: ShellFacts;
  /** What entries of the top bar count, by their keys. */
  readonly waiting: Readonly<Record<string, WaitingFacts>>;
  readonly permissions: readonly PermissionFacts[];
  readonly roles: readonly RoleFacts[];
  readonly settings: readonly SettingFacts[];
  /** The public settings that are all on when the licence is valid. */
  readonly licenceSettings: readonly string[];
  readonly api: readonly ApiAddress[];
  readonly views: readonly ViewModel[];
  /** Static segments before `:id`, otherwise in the order of the manifests. */
  readonly routes: readonly ModelRoute[];
  readonly resources: ReadonlyMap<ResourceId, ModelResource>;
  readonly overrides: readonly OverrideFacts[];
  /** By language code, with flat text keys. */
  readonly catalogues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The part of the catalogue with each text, for texts that are not in the first load. */
  readonly textParts: ReadonlyMap<TextKey, TextPart>;
}
