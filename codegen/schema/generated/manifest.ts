/*
 * The manifests as they are written. Made by codegen/schema/writeManifestTypes.mjs from the schemas in that
 * folder; `npm run generate` makes it anew, so change the schemas. The language is explained in
 * `docs/manifest-reference.md`.
 */

/** What each kind of file holds once its schema has passed. */
export interface ManifestByKind {
  readonly app: AppSource;
  readonly permissions: PermissionsSource;
  readonly features: FeaturesSource;
  readonly api: ApiSource;
  readonly drift: DriftSource;
  readonly server: ServerTableSource;
  readonly roles: RolesSource;
  readonly expectations: ExpectationsSource;
  readonly glossary: GlossarySource;
  readonly view: ViewSource;
  readonly resource: ResourceSource;
}

export interface GateSource {
  /** The required permission. All of a list are required; `a|b` means one of the two. */
  readonly needs?: string | readonly string[];
  /** `required`: only with a valid enterprise licence. */
  readonly licence?: 'required';
  /** A public setting that must be on, or `{ NAME: value }` for other values. */
  readonly setting?: string | Readonly<Record<string, string | number | boolean>>;
  /** `not-root`: closed while the root organization is the current one. */
  readonly organization?: 'not-root';
  /**
   * The first of the project's servers that has it. Of a field and of an address it follows from
   * their tables. Unless given: all of them.
   */
  readonly since?: string;
  /** The last of the project's servers that has it. Unless given: all of them. */
  readonly until?: string;
}

/** `manifest/app.yaml` */
export interface AppSource {
  /** The name of the product. */
  readonly app: string;
  /** The version shown in the footer. Unless given: none. */
  readonly version?: string;
  /**
   * The versions of the server that the console serves, in order. Each has a table in
   * `manifest/servers/<version>/`; those of later ones say what differs from the first, which is the
   * one that is developed against. Unless given: the one table that there is.
   */
  readonly servers?: readonly string[];
  /** The path below which the console is served, with a slash at both ends. Unless given: `/ui/`. */
  readonly base?: string;
  /**
   * The languages of the console. Every text must exist in each of them, but for those that are not
   * `complete`.
   */
  readonly languages: Readonly<Record<string, LanguageSource>>;
  /**
   * The language when neither the cookie nor the browser names one. Unless given: that of
   * `fallbackLanguage`.
   */
  readonly defaultLanguage?: string;
  /** A complete language: missing texts are taken from it. Unless given: the first complete one. */
  readonly fallbackLanguage?: string;
  /** How many rows a page may have; the first is the default. Unless given: 15, 30, 50 and 100. */
  readonly pageSizes?: readonly number[];
  /** Days before a password expires at which the warning begins. Unless given: 5. */
  readonly passwordWarningDays?: number;
  /** Days before the licence expires at which the warning begins. Unless given: 7. */
  readonly licenceWarningDays?: number;
  /** The order of the views. Unless given: by name. */
  readonly views?: ViewOrdersSource;
  /**
   * The time zone of the server, by its IANA name. Dates and times with `zone: server` are shown in
   * it. Unless given: `UTC`.
   */
  readonly serverTimeZone?: string;
  /** What the API is like. Unless given: as the preset `jumpserver` says. */
  readonly server?: ApiServerSource;
  /** What the console looks like. Unless given: as the engine does. */
  readonly brand?: BrandSource;
  /**
   * How people sign in, and what the server has besides its records. Unless given: that of the preset
   * `jumpserver`.
   */
  readonly session?: SessionSource;
  /** The links of the top bar and its menus. Unless given: nothing. */
  readonly shell?: ShellSource;
  /** Addresses of earlier versions, and the address that each redirects to. Unless given: none. */
  readonly oldAddresses?: Readonly<Record<string, string>>;
  /**
   * A second logout call for servers that still have it. It never delays the real one. Unless given:
   * there is none.
   */
  readonly legacyLogout?: LegacyLogoutSource;
}

export interface LanguageSource {
  /** The value of the language cookie. */
  readonly cookie: string;
  /** The name of the language, in that language. */
  readonly name: string;
  /** `false`: texts may be missing; those of `fallbackLanguage` are shown. Unless given: yes. */
  readonly complete?: boolean;
}

export interface ViewOrdersSource {
  /** Their order in the view switcher; others follow by name, areas last. Unless given: by name. */
  readonly switcher?: readonly string[];
  /**
   * Where people begin who have no last view that they may enter: the first of these that they may.
   * Unless given: the first of the switcher.
   */
  readonly start?: readonly string[];
}

export interface ApiServerSource {
  /** The kind of server; every other key says what differs from it. Unless given: `jumpserver`. */
  readonly preset?: 'jumpserver' | 'django-rest' | 'json-server' | 'openapi';
  /** The path below which all addresses are, with a slash at both ends. Unless given: the preset's. */
  readonly root?: string;
  /** Whether addresses end with a slash. Unless given: the preset's. */
  readonly slash?: boolean;
  /** How a list is asked for, and what its answer is like. Unless given: the preset's. */
  readonly list?: ApiListSource;
  /** How a record is changed. Unless given: the preset's. */
  readonly record?: ApiRecordSource;
  /**
   * How answers write a date with its time: `rfc3339`: `2026-11-29T16:40:43Z`; `slashed`: `2026/11/29
   * 16:40:43 +0000`. The console reads both, and sends `rfc3339` or what it received. Unless given:
   * the preset's.
   */
  readonly dates?: 'rfc3339' | 'slashed';
  /** What one call does with several records. Unless given: the preset's. */
  readonly bulk?: ApiBulkSource;
  /** Whether the server writes and reads the files of exports and imports. Unless given: the preset's. */
  readonly transfer?: boolean;
  /**
   * Where the server reads files of imports: the ending that the address of a list gets for it;
   * `none`: it reads none. Unless given: the preset's.
   */
  readonly preview?: string;
  /**
   * Whether `OPTIONS` says which fields an address has; with `none` the manifest alone does. Unless
   * given: the preset's.
   */
  readonly metadata?: 'options' | 'none';
  /**
   * Paths of the server beside its API: login pages, files, web sockets. `start --api` passes them
   * on; a web server has to do so, too. Unless given: the preset's.
   */
  readonly beside?: readonly string[];
  /** The words of trees beside lists. Unless given: the preset's. */
  readonly tree?: ApiTreeSource;
  /** Names of fields that have a meaning unless a resource says otherwise. Unless given: the preset's. */
  readonly names?: ApiNamesSource;
  /** What a refusal is like. Unless given: the preset's. */
  readonly errors?: ApiErrorsSource;
}

export interface ApiListSource {
  /** The parameter for how many rows come before the page. Unless given: the preset's. */
  readonly offset?: string;
  /** The parameter for how many rows a page has. Unless given: the preset's. */
  readonly limit?: string;
  /**
   * Instead of `offset`: the parameter for the number of the page, from 1. Unless given: the
   * preset's.
   */
  readonly page?: string;
  /** Instead of `limit`, where the server calls it so beside `page`. Unless given: the preset's. */
  readonly perPage?: string;
  /**
   * The parameter for the order, where a minus before the field means descending; `{ field, direction
   * }` where there are two; `none`: lists cannot be sorted. Unless given: the preset's.
   */
  readonly order?: ApiOrderSource;
  /**
   * The parameter for words that are looked for; `none`: lists have no search. Unless given: the
   * preset's.
   */
  readonly search?: string;
  /**
   * The parameter for the ids of several records, separated by commas; `{ each }` where it is
   * repeated; `none`: each record is asked for alone. Unless given: the preset's.
   */
  readonly ids?: ApiIdsSource;
  /**
   * The field of the answer that has the rows; `body`: the answer is the array. Unless given: the
   * preset's.
   */
  readonly rows?: string;
  /**
   * The field of the answer that says how many rows there are in all; `{ header }` where a header
   * says it; `none`: nobody knows which page is the last. Unless given: the preset's.
   */
  readonly total?: ApiTotalSource;
  /**
   * How many rows one call gives at most; `none`: as many as it is asked for. Unless given: the
   * preset's.
   */
  readonly most?: number | 'none';
  /**
   * How a filter by yes or no is written: `python`: `True`; `json`: `true`. Unless given: the
   * preset's.
   */
  readonly booleans?: 'python' | 'json';
  /** Parameters that every call of a list has. Unless given: the preset's. */
  readonly extra?: Readonly<Record<string, string | number | boolean | null>>;
}

export type ApiOrderSource = string | ApiOrderOptions;

export interface ApiOrderOptions {
  /** The parameter for the field. */
  readonly field: string;
  /** The parameter for `asc` or `desc`. */
  readonly direction: string;
}

export type ApiIdsSource = string | ApiIdsOptions;

export interface ApiIdsOptions {
  /** The parameter that is given once for each id. */
  readonly each: string;
}

export type ApiTotalSource = string | ApiTotalOptions;

export interface ApiTotalOptions {
  /** The name of the header. */
  readonly header: string;
}

export interface ApiRecordSource {
  /**
   * `put`: a form sends the whole record; `patch`: the server keeps what is not sent. Unless given:
   * the preset's.
   */
  readonly update?: 'put' | 'patch';
}

export interface ApiBulkSource {
  /**
   * Whether one call of a list changes several records; otherwise there is a call for each. Unless
   * given: the preset's.
   */
  readonly update?: boolean;
  /**
   * One call deletes several records: `spm`: their ids are stored first; `ids`: they are in its
   * query, as `list.ids` says; `none`: there is a call for each. Unless given: the preset's.
   */
  readonly delete?: 'spm' | 'ids' | 'none';
  /**
   * The address where ids are stored for the next call, which names them as `spm`. Unless given: the
   * preset's.
   */
  readonly selections?: string;
}

export interface ApiTreeSource {
  /**
   * The `meta.type` of a record in a node; pages have it in their address when it is chosen. Unless
   * given: the preset's.
   */
  readonly leaf?: string;
  /** The parameter that asks for the records in nodes, too: `1` or `0`. Unless given: the preset's. */
  readonly leaves?: string;
}

export interface ApiNamesSource {
  /**
   * The first of these fields that a resource has names its records, where `record` does not. Unless
   * given: the preset's.
   */
  readonly title?: readonly string[];
  /**
   * The title of a related record that comes as an object: the first of these that it has. Unless
   * given: the preset's.
   */
  readonly related?: readonly string[];
  /**
   * What the name of a field with the readable value of another one ends with; `none`: there are
   * none. Unless given: the preset's.
   */
  readonly display?: string;
  /**
   * Fields that are encrypted before they are sent, where the session has `secrets`. Unless given:
   * the preset's.
   */
  readonly secret?: readonly string[];
  /**
   * The switch whose changes read "activated" and "deactivated", and which the head of a page shows;
   * `none`: there is none. Unless given: the preset's.
   */
  readonly active?: string;
  /**
   * What the name of a field with a date and time begins with, for records that are named by one;
   * `none`: nothing. Unless given: the preset's.
   */
  readonly moment?: string;
  /** The field with a duration in seconds; `none`: there is none. Unless given: the preset's. */
  readonly duration?: string;
  /**
   * Texts that are read sign by sign, such as addresses, commands and ids: they are shown in a
   * monospaced face. Unless given: the preset's.
   */
  readonly code?: readonly string[];
  /**
   * The field that says that a user is blocked, for the head of a page; `none`: there is none. Unless
   * given: the preset's.
   */
  readonly blocked?: string;
  /**
   * The field with the moment from which a record counts; `none`: there is none. Unless given: the
   * preset's.
   */
  readonly begins?: string;
  /**
   * The field with the moment until which a record counts; `none`: there is none. Unless given: the
   * preset's.
   */
  readonly ends?: string;
}

export interface ApiErrorsSource {
  /** `by-name`: a refusal says what is wrong under the name of each field. Unless given: the preset's. */
  readonly field?: 'by-name' | 'none';
  /** The fields of a refusal that may have its message. Unless given: the preset's. */
  readonly text?: readonly string[];
}

export interface BrandSource {
  /**
   * The colour of marks and lines. Tones of it that can be read are derived for text and buttons.
   * Unless given: `#1ab394`.
   */
  readonly accent?: string;
  /**
   * The picture of menu, login page and tab: a file below `brand/`, an address on the server, or a
   * public setting that has it. Unless given: the engine's mark, and the name.
   */
  readonly logo?: BrandPicturesSource;
  /** The public setting that the title of every page ends with. Unless given: the name. */
  readonly title?: BrandTitleSource;
}

export type BrandPicturesSource = string | BrandPicturesOptions;

export interface BrandPicturesOptions {
  /** The public setting with addresses of pictures. */
  readonly setting: string;
  /** Its key for the open menu. Unless given: the engine's mark. */
  readonly open?: string;
  /** Its key for the collapsed menu. Unless given: the engine's mark. */
  readonly collapsed?: string;
  /** Its key for the icon of the tab. Unless given: the engine's mark. */
  readonly favicon?: string;
}

export type BrandTitleSource = string | BrandTitleOptions;

export interface BrandTitleOptions {
  /** The public setting. */
  readonly setting: string;
  /** Its key. Unless given: the setting is the text. */
  readonly key?: string;
}

export interface SessionSource {
  /**
   * The server whose words hold where none stands here. `none`: nobody signs in. Unless given:
   * `jumpserver`.
   */
  readonly preset?: 'jumpserver' | 'django' | 'token' | 'none';
  /** The server's page for signing in; or the call that gives a token. */
  readonly login?: TokenLoginSource;
  /** A call that is redirected below it says that nobody is signed in. Unless given: `login`. */
  readonly loginPages?: string;
  /** The query parameter of that page with the way back. Unless given: `next`. */
  readonly next?: string;
  /** The server's page that ends the session. */
  readonly logout?: string;
  /**
   * Statuses which say that nobody is signed in. Of 403 the profile decides whether it does. Unless
   * given: `[401]`.
   */
  readonly signedOut?: readonly number[];
  /** The address of the signed-in user. `none`: everybody is the same person. */
  readonly profile?: string;
  /** The field of the profile with the permissions. `none`: every gate of permissions is open. */
  readonly permissions?: PermissionsFromSource;
  /** The token against forged requests. */
  readonly csrf?: CsrfSource;
  /** The cookie that says that there is a session. `none`: the profile says it. */
  readonly mark?: string;
  /** The cookie with the language. Unless given: `language`. */
  readonly language?: string;
  /** The header of every call with the browser's time zone. */
  readonly timeZone?: string;
  /** The addresses of public settings. `none`: the defaults of `features.yaml` hold. */
  readonly settings?: SettingAddressesSource;
  /** The page that opens at the first login. Unless given: there is none. */
  readonly firstLogin?: FirstLoginSource;
  /** Organizations that every call is made for. */
  readonly organizations?: OrganizationFactsSource;
  /** The public setting with the `corporation` of the footer. */
  readonly edition?: string;
  /** Warnings before a licence ends. */
  readonly licence?: LicenceFactsSource;
  /** Messages to users, with the bell in the top bar. */
  readonly messages?: MessageFactsSource;
  /** The announcement above pages that `shell` names as `announcements`. */
  readonly announcement?: AnnouncementFactsSource;
  /** Links of the help menu. */
  readonly help?: HelpFactsSource;
  /** What a refusal has that asks the user to prove their identity. */
  readonly verification?: VerificationFactsSource;
  /** How secrets are encrypted before they are sent. */
  readonly secrets?: SecretFactsSource;
  /** What is known of passwords. */
  readonly passwords?: PasswordFactsSource;
}

export type TokenLoginSource = string | TokenLoginOptions;

export interface TokenLoginOptions {
  /** The call that exchanges name and password for a token. The console has the page. */
  readonly address?: string;
  /** The field of its body with the name. Unless given: `username`. */
  readonly username?: string;
  /** The field of its body with the password. Unless given: `password`. */
  readonly password?: string;
  /** Where the token stands in the answer. Unless given: `token`. */
  readonly token?: string;
  /** The word before the token in the header `Authorization`. Unless given: `Bearer`. */
  readonly scheme?: string;
}

export type PermissionsFromSource = string | PermissionsFromOptions;

export interface PermissionsFromOptions {
  /** The call that tells the permissions. */
  readonly address: string;
  /** The field of its answer. */
  readonly field: string;
}

export type CsrfSource = 'none' | CsrfOptions;

export interface CsrfOptions {
  /** The cookie with the token. */
  readonly cookie?: string;
  /** The header of every call that sends it back. */
  readonly header?: string;
  /** A cookie with the prefix of that name. Unless given: none. */
  readonly prefix?: string;
}

export type SettingAddressesSource = 'none' | SettingAddressesOptions;

export interface SettingAddressesOptions {
  /** For everybody. */
  readonly open?: string;
  /** For those who are signed in. */
  readonly all?: string;
}

export interface FirstLoginSource {
  /** The field of the profile that says so. */
  readonly field: string;
  /** The page, below the base path. */
  readonly page: string;
}

export type OrganizationFactsSource = 'none' | OrganizationFactsOptions;

export interface OrganizationFactsOptions {
  /** The header of every call, with the id of the organization. */
  readonly header?: string;
  /** The cookie that the server's own pages read. */
  readonly cookie?: string;
  /**
   * The query parameter with which an address names another organization. Unless given:
   * `organization`.
   */
  readonly parameter?: string;
  /**
   * The field of records that belong to an organization, for the demo server. Unless given: none
   * belong to one.
   */
  readonly field?: string;
  /** The call that says which organization a call is for. */
  readonly current?: string;
  /** The address of all organizations. A write there changes the lists. */
  readonly all?: string;
  /** The public setting that is on where there are several. Unless given: there always may be several. */
  readonly setting?: string;
  /** The id of the only organization where there are not several. */
  readonly default?: string;
  /** The lists of organizations in the profile: what a view says, and the field. */
  readonly lists?: Readonly<Record<string, string>>;
  /**
   * The permission that puts organizations into each list, for answers about who sees what. Unless
   * given: everybody has organizations.
   */
  readonly needs?: Readonly<Record<string, string>>;
  /** The permission to choose the organization that holds all others. Unless given: nobody may. */
  readonly root?: string;
}

export type LicenceFactsSource = 'none' | LicenceFactsOptions;

export interface LicenceFactsOptions {
  /** The public setting that is on where there is a licence. Unless given: any. */
  readonly setting?: string;
  /** Who is warned before it ends. Unless given: everybody. */
  readonly needs?: string;
  /** The call that says when it ends. Unless given: nobody is warned. */
  readonly address?: string;
  /** The field of its answer with the date. Unless given: no warning of it. */
  readonly ends?: string;
  /** The field with how much it covers. Unless given: no warning of it. */
  readonly limit?: string;
  /** The field with how much there is. Unless given: no warning of it. */
  readonly used?: string;
  /** The page that a warning leads to. Unless given: none. */
  readonly page?: string;
}

export type MessageFactsSource = 'none' | MessageFactsOptions;

export interface MessageFactsOptions {
  /** The address of the messages. */
  readonly address?: string;
  /** The web socket that tells the number of unread ones. */
  readonly socket?: string;
}

export type AnnouncementFactsSource = 'none' | AnnouncementFactsOptions;

export interface AnnouncementFactsOptions {
  /** The public setting that is on while there is one. Unless given: always. */
  readonly enabled?: string;
  /** The public setting with the announcement. */
  readonly setting?: string;
  /** Its key that says which one it is. Unless given: its text says it. */
  readonly id?: string;
  /** Its key with the subject. Unless given: it has none. */
  readonly subject?: string;
  /** Its key with the content. Unless given: it has none. */
  readonly content?: string;
  /** Its key with an address. Unless given: it has none. */
  readonly link?: string;
}

export type HelpFactsSource = 'none' | HelpFactsOptions;

export interface HelpFactsOptions {
  /** The public setting with the address of the documentation. */
  readonly document?: string;
  /** The public setting with the address of the support. */
  readonly support?: string;
  /** The address of downloads. */
  readonly downloads?: string;
  /** What is shown to people without a licence. */
  readonly enterprise?: string;
}

export type VerificationFactsSource = 'none' | VerificationFactsOptions;

export interface VerificationFactsOptions {
  /** The status of the refusal, or several: any one of them counts. Unless given: any. */
  readonly status?: unknown;
  /** Its `code`, or several: any one of them counts. Unless given: any. */
  readonly code?: unknown;
  /** Its `type`. Unless given: any. */
  readonly type?: string;
}

export type SecretFactsSource = 'none' | SecretFactsOptions;

export interface SecretFactsOptions {
  /** The cookie with the public key. */
  readonly cookie?: string;
}

export type PasswordFactsSource = 'none' | PasswordFactsOptions;

export interface PasswordFactsOptions {
  /** The public setting with the days until a password expires. */
  readonly expiry?: string;
  /** The field of the profile with the date of the last change. */
  readonly changed?: string;
  /**
   * Fields of the profile, and their values for those who have a password here. Unless given:
   * everybody has.
   */
  readonly local?: Readonly<Record<string, string>>;
  /** The public setting with the rules of a new password. */
  readonly rules?: string;
  /** The key of `rules` with the least length. */
  readonly length?: string;
  /** The key of `rules` that asks for upper case. */
  readonly upperCase?: string;
  /** The key of `rules` that asks for lower case. */
  readonly lowerCase?: string;
  /** The key of `rules` that asks for a digit. */
  readonly number?: string;
  /** The key of `rules` that asks for another character. */
  readonly specialCharacter?: string;
}

export interface ShellSource {
  /** The entries of the top bar, by the key of their text `topbar.<key>`. Unless given: nothing. */
  readonly bar?: Readonly<Record<string, ShellEntrySource>>;
  /** Pages in the account menu; each entry has the title of its page. Unless given: none. */
  readonly account?: Readonly<Record<string, ShellPageSource>>;
  /**
   * Pages in the organization selector, by the key of their text `organizations.<key>`. Unless given:
   * none.
   */
  readonly organizations?: Readonly<Record<string, SelectorPageSource>>;
  /** The pages that show the announcement. Unless given: none. */
  readonly announcements?: readonly string[];
}

export interface ShellEntrySource extends GateSource {
  /** The page that it opens; shown to people who may open that page. */
  readonly route?: string;
  /** The icon. Unless given: none. */
  readonly icon?: string;
  /**
   * Of a page: the number of records that wait for the person, told as `topbar.<key>Waiting`. Unless
   * given: none.
   */
  readonly count?: ShellCountSource;
  /** Instead of `route`: an address outside the console, opened in a new tab. */
  readonly external?: string;
}

export interface ShellCountSource {
  /** The address of the list that is counted. */
  readonly from: string;
  /** What selects them, such as `{ assignees__id: $me.id }`. Unless given: all count. */
  readonly query?: Readonly<Record<string, string>>;
  /** The page that shows them. Unless given: `route`. */
  readonly opens?: string;
  /** Its tab. Unless given: the first. */
  readonly tab?: string;
}

export interface ShellPageSource extends GateSource {
  /** The page that it opens; shown to people who may open that page. */
  readonly route: string;
  /** The icon. Unless given: none. */
  readonly icon?: string;
}

export interface SelectorPageSource extends GateSource {
  /** The page that it opens; shown to people who may open that page. */
  readonly route: string;
  /** The icon. Unless given: none. */
  readonly icon?: string;
  /** The views whose selector has it. Unless given: all. */
  readonly views?: readonly string[];
}

export interface LegacyLogoutSource {
  /** The address that is called. */
  readonly address: string;
  /** Whether it is called at all. */
  readonly enabled: boolean;
}

/** `manifest/permissions.yaml` */
export interface PermissionsSource {
  /**
   * Permissions that the server's table does not have. For each app its models, and for each model
   * its verbs: `users: { user: [view, add] }` makes `users.view_user` and `users.add_user`.
   */
  readonly apps?: Readonly<Record<string, Readonly<Record<string, PermissionModelSource>>>>;
  /**
   * For each app and model, or for each of its verbs, the permissions that it requires. Unless given:
   * each verb requires `view` of its model, which is always required.
   */
  readonly requires?: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          string | readonly string[] | Readonly<Record<string, string | readonly string[]>>
        >
      >
    >
  >;
}

export type PermissionModelSource = readonly string[] | PermissionModelOptions;

export interface PermissionModelOptions {
  /** The verbs of this model. */
  readonly verbs: readonly string[];
  /**
   * Verbs that only a system role can hold; `true` means all. Unless given: organization roles can
   * hold all of them.
   */
  readonly system?: true | readonly string[];
  /** Verbs that the server declares but never grants. Unless given: none. */
  readonly never?: readonly string[];
}

/** `manifest/features.yaml` */
export interface FeaturesSource {
  /**
   * The public settings that are all on when the enterprise licence is valid. Unless given: there is
   * no licence, and no gate may require it.
   */
  readonly licence?: readonly string[];
  /** The public settings that the console knows. */
  readonly settings: Readonly<Record<string, SettingFactsSource>>;
}

export interface SettingFactsSource {
  /** The type of the value. */
  readonly type: 'boolean' | 'integer' | 'string' | 'object';
  /**
   * What has the value where the server does not send this setting: another public setting, or a key
   * of one. Unless given: nothing has.
   */
  readonly successor?: string;
  /** The value when the server does not send the setting. */
  readonly default: unknown;
  /**
   * The server of this version does not send the setting, so the default is used. Unless given: the
   * server sends it.
   */
  readonly sent?: false;
  /** The server also sends it to people who are not signed in. Unless given: it does not. */
  readonly open?: true;
}

/** `manifest/api.yaml` */
export interface ApiSource {
  /**
   * Every address below the root of the API that the server has and its table does not, with the
   * methods it takes. `:id` stands for a record.
   */
  readonly addresses: Readonly<
    Record<string, readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS')[]>
  >;
}

/** `manifest/drift.yaml` */
export interface DriftSource {
  /** Intended differences from the server, by resource and field. */
  readonly explained: Readonly<Record<string, Readonly<Record<string, ExplanationSource>>>>;
}

export interface ExplanationSource {
  /** What differs, in the words that `drift` prints. */
  readonly about: string | readonly string[];
  /** Why the difference is intended. */
  readonly because: string;
}

/** `manifest/servers/<version>/<app>.yaml` */
export interface ServerTableSource {
  /** The permissions that roles of the server can hold. Unless given: not told. */
  readonly permissions?: Readonly<Record<string, Readonly<Record<string, PermissionModelSource>>>>;
  /** The public settings that it sends to everybody who is signed in. Unless given: not told. */
  readonly settings?: readonly string[];
  /**
   * Every address below the root of the API, with its methods and the fields of its records. `:id`
   * stands for a record. In the table of a later server, those that differ from the first; one that
   * is gone has no methods. Unless given: not told.
   */
  readonly addresses?: Readonly<Record<string, TableAddressSource>>;
}

export type TableAddressSource =
  | readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS')[]
  | TableAddressOptions;

export interface TableAddressOptions {
  /** The methods it takes. */
  readonly methods: readonly ('GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS')[];
  /** The fields of its records. Unless given: not told. */
  readonly fields?: Readonly<Record<string, TableFieldSource>>;
}

export type TableFieldSource = string | TableFieldOptions;

export interface TableFieldOptions {
  /** The type, as the server names it. */
  readonly type: string;
  /** A new record must have it. Unless given: it need not. */
  readonly required?: true;
  /** Only the server sets it. Unless given: it can be changed. */
  readonly readOnly?: true;
  /** It is sent but never received. Unless given: it is received, too. */
  readonly writeOnly?: true;
  /** The maximum number of characters. Unless given: no limit. */
  readonly maxLength?: number;
  /** The minimum number of characters. Unless given: no limit. */
  readonly minLength?: number;
  /** The smallest value. Unless given: no limit. */
  readonly min?: number;
  /** The largest value. Unless given: no limit. */
  readonly max?: number;
  /** The maximum number of digits. Unless given: no limit. */
  readonly digits?: number;
  /** The maximum number of digits behind the point. Unless given: no limit. */
  readonly decimals?: number;
  /** The value of a new record. Unless given: empty. */
  readonly default?: unknown;
  /** Its values. Unless given: any value. */
  readonly choices?: readonly (string | number | boolean)[];
  /**
   * Of a choice or a reference: `object` says that answers have an object of it, `{ value, label }`
   * or `{ id, name }`. Unless given: `value`: the value or the id alone.
   */
  readonly shape?: 'value' | 'object';
  /** The list can be filtered by it. Unless given: it cannot. */
  readonly filter?: true;
  /** The list can be ordered by it. Unless given: it cannot. */
  readonly order?: true;
  /** The list does not have it, only the form. Unless given: it has. */
  readonly shown?: false;
  /** Of a list: what its entries are. Unless given: not told. */
  readonly item?: TableFieldSource;
  /** Of an object: the fields inside it. Unless given: not told. */
  readonly fields?: Readonly<Record<string, TableFieldSource>>;
}

/** `manifest/roles.yaml` */
export interface RolesSource {
  /** The roles that every server has, by their names on the server. */
  readonly roles: Readonly<Record<string, RoleSource>>;
}

export interface RoleSource {
  /** `system`: it holds everywhere. `organization`: it holds in one organization. */
  readonly scope: 'system' | 'organization';
  /**
   * Programs hold it, not people: commands that tell who reaches what leave it out. Unless given:
   * people hold it.
   */
  readonly program?: true;
  /** Roles whose permissions it has, too. Unless given: none. */
  readonly includes?: readonly string[];
  /**
   * Its permissions; `all` means every one that is ever given and that its scope allows. Unless
   * given: those of `includes` only.
   */
  readonly permissions?: 'all' | readonly string[];
  /** Permissions that it does not have, whatever gives them. Unless given: none. */
  readonly without?: readonly string[];
}

/** `manifest/expectations.yaml` */
export interface ExpectationsSource {
  /**
   * People by name, each with all the permissions they have, or with those they lack. Unless given:
   * only roles are spoken of.
   */
  readonly people?: Readonly<Record<string, ExpectedPersonSource>>;
  /** What must stay true, by a name that says it. */
  readonly expectations: Readonly<Record<string, ExpectationSource>>;
}

export type ExpectedPersonSource = readonly string[] | ExpectedPersonOptions;

export interface ExpectedPersonOptions {
  /** They have every permission but these. */
  readonly without: readonly string[];
}

export interface ExpectationSource {
  /** Why it must stay so, in one sentence. */
  readonly because: string;
  /** The pages and actions it is about. */
  readonly of?: readonly string[];
  /** Nobody reaches any of them without this. */
  readonly need?: NeedSource;
  /**
   * Whom `open`, `closed` and `views` are about, with a valid licence: accounts such as
   * `User+OrgAdmin`, roles (every account that has it), and names of `people`.
   */
  readonly who?: readonly string[];
  /** Each of these is open to each of them. */
  readonly open?: readonly string[];
  /** None of these is open to any of them, whatever the settings and the licence. */
  readonly closed?: readonly string[];
  /** They have pages in exactly these views and areas. */
  readonly views?: readonly string[];
  /** Pages and actions for which it need not hold, although they were named. Unless given: none. */
  readonly except?: readonly string[];
}

export interface NeedSource extends GateSource {
  /**
   * The permission of this verb on the records that the page or action is about; `verb`: the verb of
   * the page or action itself. Unless given: none.
   */
  readonly own?: 'view' | 'add' | 'change' | 'delete' | 'verb';
}

/** `manifest/glossary.yaml` */
export interface GlossarySource {
  /** Names of things. Unless given: none. */
  readonly things?: readonly GlossaryEntrySource[];
  /** Names of actions, as buttons have them. Unless given: none. */
  readonly actions?: readonly GlossaryEntrySource[];
}

export interface GlossaryEntrySource {
  /** The term, by language. A language that is absent has no rule. */
  readonly terms: Readonly<Record<string, string>>;
  /** What the term means here. Unless given: only its name. */
  readonly means?: string;
  /** Words that no text uses for it, by language. Unless given: none. */
  readonly rejected?: Readonly<Record<string, readonly string[]>>;
}

/** `manifest/views/<view>.yaml` */
export interface ViewSource extends GateSource {
  /** Name of the view and first segment of its addresses. */
  readonly view?: string;
  /** Instead of `view`: an area such as settings or profile, which is in no switcher. */
  readonly area?: string;
  /**
   * Which of a person's organization lists it uses, as `session` names them; who has none may not
   * enter.
   */
  readonly organizations?: string;
  /** People without such an organization may enter, too. */
  readonly open?: true;
  /** Whether the view switcher lists it. Unless given: it does. */
  readonly switcher?: boolean;
  /** The icon in the view switcher. Unless given: none. */
  readonly icon?: string;
  /**
   * The path of the page that opens first, below the view. Unless given: the first permitted menu
   * entry.
   */
  readonly home?: string;
  /**
   * `false`: its pages open in their own windows, without menu and top bar. Unless given: they have
   * both.
   */
  readonly frame?: false;
  /**
   * `false`: hides the organization selector on this page and those below it. Unless given: it is
   * shown.
   */
  readonly showOrganization?: false;
  /** The tree of routes, by segment. */
  readonly routes: RoutesSource;
}

export type RoutesSource = Readonly<Record<string, RouteSource>>;

/** A node of the tree: the id of a resource, or options. */
export type RouteSource = string | RouteOptions;

export interface RouteOptions extends GateSource {
  /** The resource whose pages are here. */
  readonly resource?: string;
  /** Which of its pages. Unless given: those the resource describes. */
  readonly pages?: readonly ('list' | 'create' | 'update' | 'detail')[];
  /**
   * Prefix of the names of these pages, or the name of a custom page or of a group. Unless given: the
   * resource's `name`.
   */
  readonly name?: string;
  /** `custom`: a hand-written page. Or the route whose hand-written page is shown here, too. */
  readonly page?: string;
  /** Of a hand-written page: the query parameters that actions may give it. Unless given: none. */
  readonly query?: readonly string[];
  /** Which of the resource's `forms` the page shows. Unless given: its main form. */
  readonly form?: string;
  /** Facts of the list page, when they differ. */
  readonly list?: RoutePageSource;
  /** Facts of the create page, when they differ. */
  readonly create?: RoutePageSource;
  /** Facts of the update page, when they differ. */
  readonly update?: RoutePageSource;
  /** Facts of the detail page, when they differ. */
  readonly detail?: RoutePageSource;
  /**
   * The tabs of a page with several lists; the first opens first. People who may open none of them
   * may not open the page. Unless given: the page has no tabs.
   */
  readonly tabs?: Readonly<Record<string, RouteTabSource>>;
  /** The target of a redirect: a segment below, or a whole path. */
  readonly redirect?: string;
  /** An address outside the console, opened in a new tab. */
  readonly external?: string;
  /** A text key for the title. Unless given: derived from resource and page. */
  readonly title?: string;
  /** The icon in the menu. Unless given: none. */
  readonly icon?: string;
  /**
   * Not in the menu, but can be opened, as every page below another one; or only while a public
   * setting has a value.
   */
  readonly hidden?:
    | true
    | { readonly setting: string | Readonly<Record<string, string | number | boolean>> };
  /** Keeps the submenu even when it has one entry. Unless given: a single entry replaces its group. */
  readonly alwaysShow?: true;
  /**
   * The path of the menu entry that is marked while this page is open. Unless given: that of the page
   * above it, else its list.
   */
  readonly activeMenu?: string;
  /** Its tab cannot be closed. Unless given: it can. */
  readonly affix?: true;
  /** `false`: its tab is not kept alive. Unless given: it is. */
  readonly cache?: false;
  /** Shows the view switcher on this page. */
  readonly showNavSwitcher?: true;
  /**
   * `false`: hides the organization selector on this page and those below it. Unless given: it is
   * shown.
   */
  readonly showOrganization?: false;
  /** The nodes below this one, by segment. */
  readonly routes?: RoutesSource;
}

export interface RoutePageSource extends GateSource {
  /** Another name for this page. Unless given: resource name + page. */
  readonly name?: string;
  /** The route whose hand-written page is shown here, too. Unless given: its own. */
  readonly page?: string;
}

export interface RouteTabSource extends GateSource {
  /** A list of this resource. Unless given: the route's own list or form. */
  readonly list?: string;
  /** The form of this resource, which is a single record. */
  readonly form?: string;
  /** A filter that is part of every call of this list. Unless given: none. */
  readonly where?: Readonly<Record<string, string>>;
  /** The columns shown at first. Unless given: the list's own. */
  readonly columns?: readonly string[];
}

/** `manifest/resources/<area>/<resource>.yaml` */
export interface ResourceSource extends GateSource {
  /** The id of the resource: `app.model`. */
  readonly resource: string;
  /** The `app.model` of its permissions. Unless given: the resource itself. */
  readonly permission?: string;
  /** Prefix of its route names: `User` gives `UserList`. */
  readonly name: string;
  /**
   * Shows the records of another resource: fields, cells and names are those of the other unless
   * given here. Unless given: records of its own.
   */
  readonly like?: string;
  /**
   * Has everything that another resource has, and says here only what is otherwise: maps are put
   * together, `null` takes a key away. Its records, permissions and texts are its own. Unless given:
   * everything stands here.
   */
  readonly twin?: string;
  /**
   * Its address below the root of the API; with a query, that of a single record. Unless given: the
   * list of the server's table that is called like it, else made from the address of its list.
   */
  readonly api?: string;
  /** `false`: the server cannot change several records in one call. Unless given: it does. */
  readonly bulk?: false;
  /**
   * It belongs to no organization, so it can be created and changed in the root organization, too.
   * Unless given: it cannot.
   */
  readonly inRoot?: true;
  /**
   * There is a single record and no list; the page is its form. Or the query that selects the record,
   * such as `{ category: basic }`. Unless given: a list of records.
   */
  readonly single?: true | Readonly<Record<string, string>>;
  /**
   * The field that says whether what a single record sets up is on. Pages with its form as a tab mark
   * the tab. Unless given: no mark.
   */
  readonly switch?: string;
  /** The fields that name a record. Unless given: the first of `names.title` of `server` that it has. */
  readonly record?: RecordSource;
  /**
   * The command palette finds its records, for people who may open them: `true`, or which of them.
   * Unless given: it finds its pages only.
   */
  readonly find?: FindSource;
  /**
   * Every field the server has, in the server's order. Unless given: a form takes those of the
   * server's metadata.
   */
  readonly fields?: Readonly<Record<string, FieldSource>>;
  /** Records are of several kinds, each with fields of its own. Unless given: all are alike. */
  readonly variants?: VariantsSource;
  /**
   * Its records are the nodes of a tree, which lists show with `tree`. Unless given: they are no
   * tree.
   */
  readonly nodes?: NodesSource;
  /** Records whose changes need a warning that is confirmed first. Unless given: no warning. */
  readonly changeWarning?: ChangeWarningSource;
  /** What the server can search, order and filter by. */
  readonly server?: ServerSource;
  /** The list page. Unless given: none. */
  readonly list?: ListSource;
  /** The form that creates and updates. Unless given: none. */
  readonly form?: FormSource;
  /** Further forms by name, for routes that edit a part of the record. Unless given: none. */
  readonly forms?: Readonly<Record<string, FormSource>>;
  /** The detail page. Unless given: none. */
  readonly detail?: DetailSource;
  /** Actions besides create, update, clone and delete. Unless given: nothing. */
  readonly actions?: Readonly<Record<string, ActionSource>>;
}

export interface RecordSource {
  /** The field that names a record. */
  readonly title: string;
  /** A field shown behind it in brackets. Unless given: none. */
  readonly secondary?: string;
  /**
   * A record is called by the text `resources.<resource>.name`, such as `%{reader} in %{library}`.
   * Its placeholders are `title` and `secondary`; of a field with two names it says the first. Unless
   * given: a record is called by its `title`.
   */
  readonly sentence?: true;
}

export type FindSource = true | FindOptions;

export interface FindOptions {
  /** A filter that is part of every such search. Unless given: all records. */
  readonly where?: Readonly<Record<string, string>>;
}

/** A field of a record: its type, and what differs from the defaults of that type. */
export interface FieldSource extends GateSource {
  /** The type of the value. */
  readonly type:
    | 'id'
    | 'string'
    | 'text'
    | 'email'
    | 'url'
    | 'slug'
    | 'integer'
    | 'float'
    | 'decimal'
    | 'boolean'
    | 'choice'
    | 'choices'
    | 'datetime'
    | 'date'
    | 'time'
    | 'secret'
    | 'reference'
    | 'references'
    | 'list'
    | 'object'
    | 'json';
  /** Of a reference: the resource it points to. */
  readonly to?: string;
  /** Of a reference: the source of its options, and the fields that are shown and sent. */
  readonly options?: OptionsSource;
  /**
   * Of a choice: its values. One that not every server has is `{ value, since }` or `{ value, until
   * }`. Unless given: the values that the server offers.
   */
  readonly choices?: readonly ChoiceSource[];
  /** Must be filled in; or only `{ when: … }`. Unless given: it need not. */
  readonly required?: boolean | { readonly when: ConditionSource };
  /** The server sets it; forms cannot change it. */
  readonly readOnly?: true;
  /**
   * People cannot change it about themselves: it is left out when they save their own record. Unless
   * given: they can.
   */
  readonly selfReadOnly?: true;
  /** It is sent but never received. */
  readonly writeOnly?: true;
  /**
   * `form`: used in the form only. `list`: a column, or an entry of a card, whose value hand-written
   * code computes. Neither is sent or received.
   */
  readonly only?: 'form' | 'list';
  /** No two records may have the same value. */
  readonly unique?: true;
  /** The maximum number of characters. Unless given: no limit. */
  readonly maxLength?: number;
  /** The minimum number of characters. Unless given: no limit. */
  readonly minLength?: number;
  /** The smallest value. Unless given: no limit. */
  readonly min?: number;
  /** The largest value. Unless given: no limit. */
  readonly max?: number;
  /**
   * Of a decimal: the maximum number of digits, those behind the point included. Unless given: no
   * limit.
   */
  readonly digits?: number;
  /** Of a decimal: the maximum number of digits behind the point. Unless given: no limit. */
  readonly decimals?: number;
  /** A regular expression that the text must match. */
  readonly pattern?: string;
  /**
   * `port`: from 1 to 65535, or from 0 with `min: 0`. `address-or-name`: an `ip-group` that also
   * accepts host names. `two-names`: the server composes the text of two names without a space,
   * `Alice(alice)`, or a list has such texts; they are shown with a space.
   */
  readonly format?: 'port' | 'address-or-name' | 'two-names';
  /** Of a date and time: the field whose value must be earlier. Forms check it. */
  readonly after?: string;
  /**
   * Of a date and time: days from the field in `after`, or from now, that the form offers as buttons.
   * 10,000 and more read as "never". Unless given: none.
   */
  readonly lengths?: readonly number[];
  /**
   * The value of a new record: a value, `now`, `now+30d`, or a reference such as `$query.node`.
   * Unless given: empty.
   */
  readonly default?: unknown;
  /**
   * The field with the readable value. Where a server sends none, a list asks once for the names of
   * the records that the references of its rows name; not in a cell such as `text` or `count`, and
   * not for users who may not see them. Unless given: `<field>_display` if there is one.
   */
  readonly display?: string;
  /** Of a list: the type of its items. */
  readonly item?: FieldSource;
  /** Of an object: the fields inside it. */
  readonly fields?: Readonly<Record<string, FieldSource>>;
  /**
   * In the object of `variants`: the kinds of records that have this field; a map says how it differs
   * in each. Unless given: all of them.
   */
  readonly kinds?: readonly string[] | Readonly<Record<string, KindSource>>;
  /** A special input. Unless given: the input of the type. */
  readonly widget?:
    | 'protocols'
    | 'comma-list'
    | 'time-periods'
    | 'key-file'
    | 'cron'
    | 'ip-group'
    | 'tree-picker'
    | 'granted-actions';
  /** How it is shown in tables and on cards. Unless given: by its type. */
  readonly cell?:
    | 'text'
    | 'multiline'
    | 'number'
    | 'choice'
    | 'yes-no'
    | 'yes-only'
    | 'datetime'
    | 'reference'
    | 'list'
    | 'tags'
    | 'count'
    | 'reachability'
    | 'duration'
    | 'recipients'
    | 'ago'
    | 'day'
    | 'resource-name'
    | 'code'
    | 'schedule';
  /**
   * What of their own browsers may fill in for people, in the words of HTML (WCAG 2.2, criterion
   * 1.3.5). Unless given: nothing.
   */
  readonly autocomplete?: 'name' | 'email' | 'tel';
  /** `password`: checked against the password rules of the server. */
  readonly policy?: 'password';
  /**
   * Whether it is encrypted before it is sent. Unless given: `password`, `token` and `private_key`
   * are.
   */
  readonly encrypted?: boolean;
  /**
   * `server`: the server sends and expects this date and time without a zone, in its own time zone
   * (`serverTimeZone`). Unless given: the value has a zone.
   */
  readonly zone?: 'server';
  /** It must have a help text below its input. Unless given: shown when there is such a text. */
  readonly help?: true;
}

export interface OptionsSource {
  /** The address the options come from. Unless given: the other resource's own address. */
  readonly from?: string;
  /** The field that is shown. Unless given: the other record's title. */
  readonly text?: string;
  /** A field shown behind it in brackets. Unless given: none. */
  readonly secondary?: string;
  /** The field that is sent. Unless given: `id`. */
  readonly value?: string;
  /** Query parameters of the call, for example `{ category: db }`. Unless given: nothing. */
  readonly query?: Readonly<Record<string, string>>;
  /** Another `query` for some records. Unless given: the same for all. */
  readonly instead?: InsteadSource;
  /**
   * Options that fit no chosen record stand last, and say what those have; when none fits, saving
   * asks first. Unless given: all options fit.
   */
  readonly fits?: FitsSource;
}

export interface InsteadSource {
  /** When, by the values of the form or record. */
  readonly when: ConditionSource;
  /** The query that is used then. */
  readonly query: Readonly<Record<string, string>>;
}

/**
 * When: by the values of a record or form, by the mode, or by whether it is the signed-in person.
 * All keys must hold.
 */
export interface ConditionSource {
  /**
   * `any`: A list of conditions of which one must hold. `not`: A condition that must not hold.
   * `mode`: What the page is used for: create, update, clone, bulk or view. `self`: Whether the
   * record is the signed-in person.
   */
  readonly [name: string]:
    | string
    | number
    | boolean
    | null
    | readonly (string | number | boolean | null)[]
    | {
        /** The field is a later date and time. Unless given: no matter how early. */
        readonly after?: string /** The field is an earlier date and time. Unless given: no matter how late. */;
        readonly before?: string;
      }
    | readonly ConditionSource[]
    | ConditionSource
    | readonly ('create' | 'update' | 'clone' | 'bulk' | 'view')[];
}

export interface FitsSource {
  /** Another field of the form, which holds records. */
  readonly chosen: string;
  /** Their field with the texts that an option needs one of; `ssh/22` is `ssh`. */
  readonly has: string;
  /** The field of the option that is compared with them. */
  readonly own: string;
  /** A field with more such records: nothing is said while it has some. Unless given: none. */
  readonly unless?: string;
}

export type ChoiceSource = string | number | boolean | ChoiceOptions;

export interface ChoiceOptions {
  /** The value. */
  readonly value: string | number | boolean;
  /**
   * The first of the project's servers that has it. Of a field and of an address it follows from
   * their tables. Unless given: all of them.
   */
  readonly since?: string;
  /** The last of the project's servers that has it. Unless given: all of them. */
  readonly until?: string;
}

export interface KindSource {
  /** Must be filled in for this kind. Unless given: as the field says. */
  readonly required?: true;
  /** The value of a new record of this kind. Unless given: as the field says. */
  readonly default?: unknown;
}

export interface VariantsSource {
  /** The choice field that names the kind of a record; it is a query parameter of the form's calls. */
  readonly by: string;
  /** The object field with the fields that only some kinds have. */
  readonly into: string;
}

export interface NodesSource {
  /** The address of the nodes of one level. */
  readonly levels: string;
  /**
   * Where a POST adds a node below another, such as `shelves/$record.id/children`. Unless given:
   * nodes cannot be edited.
   */
  readonly addTo?: string;
  /** Where a PUT moves nodes below another. Unless given: nodes cannot be edited. */
  readonly moveTo?: string;
  /** The ids of those nodes in its body. Unless given: `nodes`. */
  readonly moved?: string;
  /** The field with the name alone; `record` has the title with the nodes above. */
  readonly name: string;
  /** The field with the keys of the nodes above and its own, joined by colons. Unless given: `key`. */
  readonly key?: string;
}

export interface ChangeWarningSource {
  /** The records of other people for which every change needs the warning. */
  readonly when: ConditionSource;
  /** Fields of the person's own record whose change needs the warning, too. Unless given: none. */
  readonly own?: readonly string[];
}

export interface ServerSource {
  /**
   * Fields that the search box searches. `false`: the server searches nothing, and the box has
   * filters only. Unless given: none.
   */
  readonly search?: readonly string[] | false;
  /** Fields the list can be ordered by. Unless given: none. */
  readonly order?: readonly string[];
  /** Names the list can be filtered by. Unless given: none. */
  readonly filters?: readonly string[];
  /**
   * By field: the name of the filter that takes several of its values, with commas between them. A
   * pasted list is looked for by it. Unless given: a pasted list is looked for by reading the list.
   */
  readonly several?: Readonly<Record<string, string>>;
  /** The field that the range of dates above the list filters. Unless given: no range is offered. */
  readonly dates?: string;
  /** The order of the list when the call names none. Unless given: the title of the record. */
  readonly defaultOrder?: string;
  /** Sets of fields that are unique together. Unless given: none. */
  readonly unique?: readonly (readonly string[])[];
}

export interface ListSource {
  /** Every column that is offered, in order. */
  readonly columns: readonly string[];
  /** The columns shown until someone chooses others. Unless given: all. */
  readonly default?: readonly string[];
  /** The columns that cannot be hidden. Unless given: the title of the record. */
  readonly fixed?: readonly string[];
  /** How the value of a column is shown. Unless given: by the `cell` of the field, else by its type. */
  readonly cells?: Readonly<Record<string, CellSource>>;
  /** The initial order; `-name` is descending. Unless given: the server's own. */
  readonly order?: string;
  /** A filter that is part of every call of this list. Unless given: none. */
  readonly where?: Readonly<Record<string, string>>;
  /**
   * Named filters above the list, by the key of their text: a press sets one, with the number of its
   * records, and another clears it. Unless given: none.
   */
  readonly chips?: Readonly<Record<string, ChipSource>>;
  /** The initial range of dates; it can be changed but not removed. Unless given: none. */
  readonly dates?: DatesSource;
  /**
   * The rows are fetched again every so many seconds while the page is in view. Unless given: the
   * refresh button fetches them.
   */
  readonly live?: LiveSource;
  /**
   * What is not offered: `changes` are all but export, `everything` is export, too. Unless given: all
   * that permissions allow is offered.
   */
  readonly without?:
    | 'changes'
    | 'everything'
    | readonly ('create' | 'update' | 'clone' | 'delete' | 'bulkDelete' | 'import' | 'export')[];
  /** `false`: nothing can be created here; or when, by whom and how. Unless given: offered. */
  readonly create?: CreateButtonSource;
  /** `false`: nothing can be updated here; or when, by whom and how. Unless given: offered. */
  readonly update?: ButtonSource;
  /** `false`: nothing can be cloned here; or when, by whom and how. Unless given: offered. */
  readonly clone?: ButtonSource;
  /** `false`: nothing can be deleted here; or when, by whom and how. Unless given: offered. */
  readonly delete?: ButtonSource;
  /** `false`: no file can be imported. Unless given: files can create and update what the form can. */
  readonly import?: false;
  /** `false`: no file can be exported; or the options of the button. Unless given: offered. */
  readonly export?: ExportSource;
  /**
   * `false`: selected rows cannot be deleted; `address`: one call deletes them at `…/id1,id2/`.
   * Unless given: by one call with a stored selection.
   */
  readonly bulkDelete?: false | 'address';
  /** The fields that can be changed in all selected rows at once. Unless given: none. */
  readonly bulkEdit?: readonly string[];
  /** A tree beside the list; the chosen node filters the list. Unless given: none. */
  readonly tree?: TreeSource;
  /**
   * The dialog that chooses some of the records, beside the tree of the list: of fields with the
   * widget `tree-picker`, and of actions with `pick`. Unless given: such a field has the search of
   * other references.
   */
  readonly picker?: PickerSource;
  /** Shows a green help text above the list; or on which versions of the server. Unless given: none. */
  readonly banner?: BannerSource;
}

export type CellSource =
  | 'text'
  | 'multiline'
  | 'number'
  | 'choice'
  | 'yes-no'
  | 'yes-only'
  | 'datetime'
  | 'reference'
  | 'list'
  | 'tags'
  | 'count'
  | 'reachability'
  | 'duration'
  | 'recipients'
  | 'ago'
  | 'day'
  | 'resource-name'
  | 'code'
  | 'schedule'
  | CellOptions;

export interface CellOptions extends GateSource {
  /** How the value is shown. Unless given: by the `cell` of the field, else by its type. */
  readonly cell?:
    | 'text'
    | 'multiline'
    | 'number'
    | 'choice'
    | 'yes-no'
    | 'yes-only'
    | 'datetime'
    | 'reference'
    | 'list'
    | 'tags'
    | 'count'
    | 'reachability'
    | 'duration'
    | 'recipients'
    | 'ago'
    | 'day'
    | 'resource-name'
    | 'code'
    | 'schedule';
  /** Of a count, or of links: the tab of the detail page that it opens. */
  readonly tab?: string;
  /** The address of the records whose names the cell shows on demand. */
  readonly names?: string;
  /** The rows whose names are asked for; others show the plain value. Unless given: all of them. */
  readonly namesWhen?: ConditionSource;
  /** Values that are shown as good, with a sign and green. */
  readonly good?: readonly (string | number | boolean | null)[];
  /** Values that are shown as a warning, with a triangle and yellow. */
  readonly warning?: readonly (string | number | boolean | null)[];
  /** Values that are shown as bad, with a sign and red. */
  readonly bad?: readonly (string | number | boolean | null)[];
  /** Of a long text: a click on the cell opens all of it, with its line breaks. */
  readonly whole?: true;
  /**
   * Of references: the first names as links to their pages; `tab` leads to the others. Unless given:
   * the names, or their number.
   */
  readonly links?: true;
  /** Of links: another field of references, whose names stand in the same cell. */
  readonly also?: string;
  /**
   * The badges of the record (`detail.head`): those that need attention, if any. Unless given: the
   * value.
   */
  readonly badges?: true;
  /**
   * The field that names the record whose detail page the cell opens; or the resource that the id of
   * the row itself belongs to; or an object. Unless given: the title opens the row.
   */
  readonly opens?: OpenedRecordSource;
}

export type OpenedRecordSource = string | OpenedRecordOptions;

export interface OpenedRecordOptions {
  /** The resource of the record. */
  readonly resource?: string;
  /**
   * The field of the row with its id. Unless given: a press looks for the one record with the text of
   * the cell.
   */
  readonly id?: string;
  /**
   * Without `id`: the field of that resource that the text must equal. Unless given: the text is its
   * title, with the secondary field in brackets.
   */
  readonly by?: string;
  /** Instead of `resource`, where the row says of which kind the record is. */
  readonly kinds?: OpenedKindsSource;
  /** When the row names such a record. Unless given: always. */
  readonly when?: ConditionSource;
}

export interface OpenedKindsSource {
  /** The field of the row with the kind. */
  readonly field: string;
  /**
   * The resource of each kind, in any case; its names in all languages are known, too. Rows of other
   * kinds open nothing.
   */
  readonly resources: Readonly<Record<string, string>>;
}

export interface ChipSource {
  /**
   * The filters of the server that it sets. Beside `when`, those that hold for all its records
   * anyhow, so that fewer are read. Unless given: none.
   */
  readonly where?: Readonly<Record<string, string>>;
  /**
   * Its records, where the server has no such filter: the whole list is read, and filtered in the
   * browser. Unless given: all that the server finds.
   */
  readonly when?: ConditionSource;
  /** Instead: a menu with the choices of this field, by which the server does not filter. */
  readonly field?: string;
  /**
   * Actions for a `selection`, or `delete`: while the chip is set, buttons do them to all its records
   * at once. Unless given: none.
   */
  readonly actions?: readonly string[];
}

export interface DatesSource {
  /** Days before today on which the range begins. */
  readonly back: number;
  /** Days after today on which it ends. Unless given: `0`. */
  readonly ahead?: number;
}

export type LiveSource = number | LiveOptions;

export interface LiveOptions {
  /** Seconds between two calls. */
  readonly every: number;
  /** The filters under which the list is live, such as `{ is_finished: '0' }`. Unless given: always. */
  readonly where?: Readonly<Record<string, string>>;
}

export type CreateButtonSource = false | CreateButtonOptions;

export interface CreateButtonOptions extends GateSource {
  /**
   * The records that it is offered for. For others it is disabled, and
   * `resources.<resource>.reasons.<update, clone, delete or action>` says why. Unless given: all.
   */
  readonly when?: ConditionSource;
  /** Query parameters of the address of its page. Unless given: nothing. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Of a list: a menu with the choices of this field; the chosen one becomes a query parameter of the
   * create page. Unless given: one button.
   */
  readonly kinds?: KindsSource;
}

export type KindsSource = string | KindsOptions;

export interface KindsOptions {
  /** The field whose choices the menu offers. */
  readonly field: string;
  /** Choices that require a valid licence. Unless given: none. */
  readonly licensed?: readonly string[];
  /** Choices that the menu leaves out, because such records come with the server. Unless given: none. */
  readonly without?: readonly string[];
  /**
   * For another field, each of its values with the choices that belong to it; that value becomes a
   * query parameter, too. Unless given: nothing.
   */
  readonly under?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export type ButtonSource = false | ButtonOptions;

export interface ButtonOptions extends GateSource {
  /**
   * The records that it is offered for. For others it is disabled, and
   * `resources.<resource>.reasons.<update, clone, delete or action>` says why. Unless given: all.
   */
  readonly when?: ConditionSource;
  /** Query parameters of the address of its page. Unless given: nothing. */
  readonly query?: Readonly<Record<string, string>>;
}

export type ExportSource = false | ExportOptions;

export interface ExportOptions extends GateSource {
  /** The address of the file, below the root of the API. Unless given: the list's address. */
  readonly from?: string;
  /** The person confirms their identity first. Unless given: no confirmation. */
  readonly verify?: true;
}

export interface TreeSource {
  /** The resource whose records are the nodes of the tree. */
  readonly of: string;
  /**
   * The address of the tree, such as `shelves/$query.library/tree`. Unless given: the address of the
   * nodes.
   */
  readonly from?: string;
  /** The filter that a chosen node sets. */
  readonly node?: string;
  /** Instead of `node`: the address of a chosen node's rows, with `$query.node`. */
  readonly at?: string;
  /** The filter that a chosen leaf sets: a record in a node. Unless given: the tree shows only nodes. */
  readonly leaf?: string;
  /**
   * The filter that leaves out the rows of nodes below the chosen one; a switch above the tree sets
   * it, where nodes are edited. Unless given: there is no switch.
   */
  readonly only?: string;
  /** It is folded until somebody opens it. Unless given: it is open. */
  readonly folded?: true;
  /**
   * Nodes are added, renamed, moved and deleted here, and have the `row` actions of their resource.
   * Unless given: nodes can only be chosen.
   */
  readonly edit?: true;
}

export interface PickerSource {
  /** The columns of its table; the first names a record. */
  readonly columns: readonly string[];
  /** Query parameters of its calls. Unless given: none. */
  readonly query?: Readonly<Record<string, string>>;
}

export type BannerSource = true | BannerOptions;

export interface BannerOptions {
  /**
   * The first of the project's servers that has it. Of a field and of an address it follows from
   * their tables. Unless given: all of them.
   */
  readonly since?: string;
  /** The last of the project's servers that has it. Unless given: all of them. */
  readonly until?: string;
}

export type FormSource = readonly FormGroupSource[] | FormOptions;

export type FormGroupSource = Readonly<Record<string, readonly FormEntrySource[]>>;

export type FormEntrySource = string | Readonly<Record<string, FormFieldSource>>;

export interface FormFieldSource extends GateSource {
  /** When it is shown. Unless given: always. */
  readonly when?: ConditionSource;
  /** Must be filled in; or only `{ when: … }`. Unless given: as the field says. */
  readonly required?: boolean | { readonly when: ConditionSource };
  /**
   * Shown but not editable: `true`, `{ when: … }`, or a reference such as `$query.domain` when that
   * parameter sets the value. Unless given: editable.
   */
  readonly locked?: true | string | { readonly when: ConditionSource };
  /** The value of a new record. Unless given: as the field says. */
  readonly default?: unknown;
  /** The value that is sent while the field is not shown. Unless given: nothing is sent. */
  readonly otherwise?: unknown;
  /**
   * Fields that are switched off or emptied when this one is switched on or filled in. Unless given:
   * none.
   */
  readonly clears?: readonly string[];
  /**
   * Values for other fields, with references; written while those are empty or unchanged by the
   * person. Unless given: nothing.
   */
  readonly fills?: Readonly<Record<string, string>>;
}

export interface FormOptions {
  /** The groups of the form, in order, each with its fields. */
  readonly groups: readonly FormGroupSource[];
  /** Fields of which at least one must be filled in. Unless given: each field decides alone. */
  readonly atLeastOne?: readonly string[];
  /**
   * By name, conditions about the values: while one holds, saving asks first and shows its text.
   * Unless given: nothing is asked.
   */
  readonly asks?: Readonly<Record<string, ConditionSource>>;
  /** How an update is sent: `patch` sends only the fields of the form. Unless given: `put`. */
  readonly method?: 'put' | 'patch';
  /** What opens after saving. Unless given: the list. */
  readonly after?: AfterSource;
}

export interface AfterSource {
  /** The name of the route that opens. */
  readonly route: string;
  /** The id of the record that it shows, for example `$record.domain`. */
  readonly id: string;
  /** The tab that it shows. Unless given: the first. */
  readonly tab?: string;
}

export interface DetailSource {
  /** What is said of a record above its tabs. Unless given: its badges. */
  readonly head?: HeadSource;
  /** The tabs of the page; the first opens first. */
  readonly tabs: Readonly<Record<string, TabSource>>;
  /**
   * Fields that lead to a tab: a number opens the records that it counts. Unless given: those whose
   * cell in the list has a `tab`.
   */
  readonly counts?: Readonly<Record<string, string>>;
  /**
   * What happened to a record, from several logs, newest first, on a tab of its own. Unless given: no
   * such tab.
   */
  readonly activity?: Readonly<Record<string, ActivitySource>>;
  /**
   * What hangs on a record: counted and said before it is deleted, by the key of its text. Unless
   * given: nothing is said.
   */
  readonly impact?: Readonly<Record<string, ImpactSource>>;
  /**
   * Routes that show some of the records on a page of their own, each with its condition. Links to a
   * record lead to the first route whose condition it meets. Unless given: all records open here.
   */
  readonly pages?: Readonly<Record<string, ConditionSource>>;
  /** `false`: nothing can be updated here; or when, by whom and how. Unless given: offered. */
  readonly update?: ButtonSource;
  /** `false`: nothing can be deleted here; or when, by whom and how. Unless given: offered. */
  readonly delete?: ButtonSource;
}

export interface HeadSource {
  /**
   * The state of the record, by the key of its text. Unless given: whether it is active, blocked,
   * begun and ended, of resources with such fields.
   */
  readonly badges?: Readonly<Record<string, BadgeSource>>;
  /**
   * The fields that say most about a record: four to six, or all of them where no tab has a card.
   * Unless given: none.
   */
  readonly facts?: readonly string[];
  /**
   * Before the facts: fields that read as a sentence, with arrows between its parts: who, what, until
   * when. Empty fields of a part are left out. Unless given: none.
   */
  readonly flow?: readonly (readonly string[])[];
}

export interface BadgeSource {
  /** When it is shown, as something that is open now: with an open gate and green. */
  readonly open?: ConditionSource;
  /** When it is shown, as something that is over: with a closed gate. */
  readonly shut?: ConditionSource;
  /** When it is shown, as good: with a tick and green. */
  readonly good?: ConditionSource;
  /** When it is shown, as bad: with a cross and red. */
  readonly bad?: ConditionSource;
  /** When it is shown, as a warning: with a triangle and yellow. */
  readonly warning?: ConditionSource;
  /** When it is shown, without a judgement. */
  readonly plain?: ConditionSource;
  /** Of these: the date and time of the state, shown behind the word. Unless given: none. */
  readonly since?: string;
  /**
   * Instead of `since`: the date and time at which the state began; how long it has lasted is shown.
   * Unless given: none.
   */
  readonly for?: string;
  /**
   * Instead: the date and time at which the record ends. It is shown in its last 30 days, and when it
   * has ended.
   */
  readonly ends?: string;
  /** Instead: the date and time at which the record begins. It is shown before. */
  readonly begins?: string;
}

export interface TabSource extends GateSource {
  /** Fields shown as label and value, in groups with a heading where they are below a name. */
  readonly card?: readonly CardPartSource[];
  /** A list of another resource. */
  readonly list?: string;
  /** Fields whose related records can be added and removed here, one card per field. */
  readonly cards?: readonly CardEntrySource[];
  /** The hand-written file `<RouteName>.tab-<tab>.tsx` shows all of its content. */
  readonly custom?: true;
  /** Of a list: which of its records belong to this one. */
  readonly where?: Readonly<Record<string, string>>;
  /** Of a list: the columns shown at first. Unless given: its own. */
  readonly columns?: readonly string[];
  /**
   * Of a list: where there are no records, `resources.<resource>.empty.<tab>` says so, and what to
   * do. Unless given: a sentence with the name of the listed resource.
   */
  readonly empty?: true;
  /**
   * Of a list: a card that adds records to it, one for each record that is chosen for this field. The
   * other values come from `where`. Unless given: nothing can be added here.
   */
  readonly add?: string | Readonly<Record<string, AddCardSource>>;
  /**
   * Of a list: actions of this record that can be applied to listed rows, with additions to their
   * bodies such as `{ books: $selection.book }`. Unless given: none.
   */
  readonly actions?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Actions of this record that this tab shows. Unless given: on the first tab. */
  readonly quick?: readonly string[];
  /** When the tab is shown. Unless given: always. */
  readonly when?: ConditionSource;
}

export type CardPartSource = string | Readonly<Record<string, readonly string[]>>;

export type CardEntrySource = string | Readonly<Record<string, RelationCardSource>>;

export interface RelationCardSource extends GateSource {
  /**
   * The address that accepts pairs of ids, with the model names of the two records as keys; or one
   * address that adds and one that removes. Unless given: the record is sent with the whole list.
   */
  readonly via?: ViaSource;
  /** Asks before a record is removed. */
  readonly confirm?: true;
}

export type ViaSource = string | ViaOptions;

export interface ViaOptions {
  /** Called with PATCH and the ids to add, under the name of the field; may have a query after `?`. */
  readonly add: string;
  /** Called in the same way with the ids to remove. */
  readonly remove: string;
}

export interface AddCardSource extends GateSource {}

export interface ActivitySource extends GateSource {
  /** The resource with what happened. Its `server.dates`, else its `defaultOrder`, is the time. */
  readonly list: string;
  /** Which of its records are about this one; references may be inside a text. */
  readonly where: Readonly<Record<string, string>>;
  /** Shows a text about what is not found. Unless given: none. */
  readonly note?: true;
}

export interface ImpactSource extends GateSource {
  /** The field with the number of them, or with their ids. */
  readonly field?: string;
  /** Instead: the resource whose records are counted. */
  readonly list?: string;
  /** Of a list: which of its records hang on this one; references may be inside a text. */
  readonly where?: Readonly<Record<string, string>>;
}

export interface ActionSource extends GateSource {
  /**
   * Where the button is: above the `list`, in each `row`, on the detail page of a `record`, or for a
   * `selection` of rows.
   */
  readonly on:
    | 'list'
    | 'row'
    | 'record'
    | 'selection'
    | readonly ('list' | 'row' | 'record' | 'selection')[];
  /** Calls this address with GET. */
  readonly get?: string;
  /** Calls this address with POST. */
  readonly post?: string;
  /** Calls this address with PUT. */
  readonly put?: string;
  /** Calls this address with PATCH. */
  readonly patch?: string;
  /** Calls this address with DELETE. */
  readonly delete?: string;
  /** Instead of a call: a switch for this boolean field. */
  readonly toggle?: string;
  /**
   * Instead of a call: a dialog that puts off the end of records, which this field says, by days or
   * to a date.
   */
  readonly renew?: string;
  /** Instead of a call: opens a page of the console, or an address of the server in a new browser tab. */
  readonly open?: OpenedRouteSource;
  /** In a row, instead of a call: a dialog with records of this resource. */
  readonly list?: string;
  /** Of `list`: the query that selects records. Unless given: all. */
  readonly where?: Readonly<Record<string, string>>;
  /** The body of the call, with references such as `$record.id`. Unless given: nothing. */
  readonly body?: unknown;
  /** Query parameters of the call. Unless given: nothing. */
  readonly query?: Readonly<Record<string, string>>;
  /** For a selection: one call with such an item per row, which has its `id`. */
  readonly each?: Readonly<Record<string, unknown>>;
  /** `spm`: for a selection, stores its ids first; the call refers to them with a token. */
  readonly ids?: 'spm';
  /**
   * The records that it is offered for. For others it is disabled, and
   * `resources.<resource>.reasons.<update, clone, delete or action>` says why. Unless given: all.
   */
  readonly when?: ConditionSource;
  /** Selected rows that are skipped. Unless given: none. */
  readonly skip?: ConditionSource;
  /** Asks first. */
  readonly confirm?: true;
  /** The person confirms their identity first, with a code or a password. */
  readonly verify?: true;
  /**
   * The notification afterwards says what happened: `resources.<resource>.done.<action>`, with
   * `%{name}` or, for a selection, `%{smart_count}`. Unless given: the name of the action, and that
   * it is done.
   */
  readonly done?: true;
  /** Shown as something that cannot be undone. */
  readonly danger?: true;
  /**
   * Of a row with more than two actions: it stands in the row, not in its menu, where it can be used.
   * Unless given: only the first harmless action stands in the row.
   */
  readonly inRow?: true;
  /**
   * Of one that leads to a page: the notice after a record was created offers it, from a picker as a
   * form over the form. Unless given: the notice leads to the record alone.
   */
  readonly next?: true;
  /**
   * On the page of a record: it stands beside the title, where it can be used. Unless given: it
   * stands in the card of actions, and where it cannot be used with the reason.
   */
  readonly inHead?: true;
  /**
   * The boolean field of the answer that means success; `msg` beside it has the reason of a failure.
   * Unless given: every answer without an error is a success.
   */
  readonly success?: string;
  /**
   * Of a `get` in a row: the fields of the answer that a dialog shows; secrets are masked until
   * somebody reveals them.
   */
  readonly show?: readonly string[];
  /** Of a node of a tree: records are chosen first; their ids replace `$selection`. */
  readonly pick?: string;
  /** What happens afterwards. Unless given: `reload`. */
  readonly then?: 'reload' | 'back' | 'none';
  /**
   * Of one with `licence: required`: while there is no valid license, people with this permission see
   * it disabled, with that reason. Unless given: it is hidden without a license.
   */
  readonly announce?: string;
}

export type OpenedRouteSource = string | OpenedRouteOptions;

export interface OpenedRouteOptions {
  /** The name of the page. */
  readonly route: string;
  /** The parameters of its address, such as `{ id: $record.id }`. Unless given: nothing. */
  readonly params?: Readonly<Record<string, string>>;
  /**
   * Query parameters of its address, such as `{ user: $record.id }`, for the fields of a form; for a
   * `selection` their ids, joined by commas: `{ books: $selection }`. Unless given: nothing.
   */
  readonly query?: Readonly<Record<string, string>>;
}
