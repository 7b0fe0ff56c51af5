/**
 * The manifests as they are written: what the JSON Schemas beside this file guarantee.
 * The language is explained in `docs/manifest-reference.md`.
 */
import type { FieldFormat } from '../model/fields.ts';
import type { Scalar } from '../model/conditions.ts';

export type OneOrMany<T> = T | readonly T[];

export interface GateKeys {
  /** One permission, or a list in which all must hold; `a|b` means any. */
  readonly needs?: OneOrMany<string>;
  readonly licence?: 'required';
  /** A public setting that must be on, or settings with the values they must have. */
  readonly setting?: string | Readonly<Record<string, Scalar>>;
  readonly organization?: 'not-root';
}

/** `{ source: local, mode: create }`: all of these; values may be lists; `any`, `not`, `self`, `mode` are words. */
export interface ConditionSource {
  readonly [field: string]: OneOrMany<Scalar> | ConditionSource | readonly ConditionSource[];
}

export interface AppSource {
  readonly app: string;
  readonly version: string;
  readonly base: string;
  readonly languages: Readonly<Record<string, { readonly cookie: string; readonly name: string }>>;
  readonly defaultLanguage: string;
  readonly fallbackLanguage: string;
  readonly pageSizes: readonly number[];
  readonly passwordWarningDays: number;
  readonly licenceWarningDays: number;
  readonly serverTimeZone?: string;
  readonly oldAddresses?: Readonly<Record<string, string>>;
  readonly legacyLogout: { readonly address: string; readonly enabled: boolean };
}

/** `apps.users.user: [view, add]`, or with the verbs that only system roles hold, or that nobody is granted. */
export interface PermissionsSource {
  readonly apps: Readonly<
    Record<string, Readonly<Record<string, readonly string[] | PermissionModelSource>>>
  >;
}
export interface PermissionModelSource {
  readonly verbs: readonly string[];
  /** `true`: all of them. */
  readonly system?: true | readonly string[];
  readonly never?: readonly string[];
}

export interface FeaturesSource {
  /** A licence is valid when all of these public settings are on. */
  readonly licence: readonly string[];
  readonly settings: Readonly<
    Record<
      string,
      {
        readonly type: 'boolean' | 'integer' | 'string' | 'object';
        readonly default: unknown;
        readonly open?: true;
      }
    >
  >;
}

export interface ApiSource {
  readonly addresses: Readonly<Record<string, readonly string[]>>;
}

/** `manifest/drift.yaml`: differences from the server that are meant, by resource and field. */
export interface DriftSource {
  readonly explained: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly about: OneOrMany<string>; readonly because: string }>>
    >
  >;
}

export interface ViewSource extends GateKeys {
  readonly view?: string;
  /** Instead of `view`: an area such as settings or profile. */
  readonly area?: string;
  /** Which of the profile's organization lists it uses. */
  readonly organizations?: 'console' | 'audit' | 'workbench';
  /** Anybody may enter, with or without such an organization. */
  readonly open?: true;
  readonly switcher?: boolean;
  readonly icon?: string;
  /** Path segment(s) to open first; without it the first permitted menu entry. */
  readonly home?: string;
  /** Its pages are windows of their own, without menu and bar. */
  readonly frame?: false;
  readonly routes: RouteTree;
}

export type RouteTree = Readonly<Record<string, string | RouteSource>>;

export interface RouteSource extends GateKeys {
  readonly resource?: string;
  readonly name?: string;
  /** A hand-written page (`src/overrides/<feature>/<name>.page.tsx`) stands here. */
  readonly page?: 'custom';
  readonly pages?: readonly ('list' | 'create' | 'update' | 'detail')[];
  /** Facts of single pages, where they differ. */
  readonly create?: GateKeys & { readonly name?: string };
  readonly update?: GateKeys & { readonly name?: string };
  readonly detail?: GateKeys & { readonly name?: string };
  readonly list?: GateKeys & { readonly name?: string };
  /** A further form of the resource, edited at this address. */
  readonly form?: string;
  /** Lists that share the page; one that names no list is the route's own list or form. */
  readonly tabs?: Readonly<Record<string, RouteTabSource>>;
  readonly redirect?: string;
  readonly external?: string;
  readonly title?: string;
  readonly icon?: string;
  readonly hidden?: true | { readonly setting: string | Readonly<Record<string, Scalar>> };
  readonly alwaysShow?: true;
  readonly activeMenu?: string;
  readonly affix?: true;
  readonly cache?: false;
  readonly showNavSwitcher?: true;
  readonly showOrganization?: false;
  readonly routes?: RouteTree;
}

export interface RouteTabSource extends GateKeys {
  readonly list?: string;
  readonly form?: string;
  readonly where?: Readonly<Record<string, string>>;
  readonly columns?: readonly string[];
}

export interface OptionsSource {
  readonly from?: string;
  readonly text?: string;
  readonly secondary?: string;
  readonly value?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly instead?: {
    readonly when: ConditionSource;
    readonly query: Readonly<Record<string, string>>;
  };
}

export interface FieldSource extends GateKeys {
  readonly type: string;
  readonly to?: string;
  readonly options?: OptionsSource;
  readonly required?: boolean | { readonly when: ConditionSource };
  readonly readOnly?: true;
  readonly writeOnly?: true;
  readonly only?: 'form' | 'list';
  readonly unique?: true;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  readonly format?: FieldFormat;
  readonly after?: string;
  readonly default?: unknown;
  readonly choices?: readonly (string | number | boolean)[];
  /** The field that holds the readable value; found by name (`<field>_display`) unless given. */
  readonly display?: string;
  readonly item?: Omit<FieldSource, 'only'>;
  readonly fields?: Readonly<Record<string, FieldSource>>;
  /** Kinds of records that have it, in the object of `variants`. */
  readonly kinds?: readonly string[] | Readonly<Record<string, KindSource>>;
  readonly widget?: string;
  readonly cell?: string;
  readonly policy?: 'password';
  readonly zone?: 'server';
  /** Encrypted before it is sent; `password`, `token` and `private_key` are unless this says false. */
  readonly encrypted?: boolean;
  readonly help?: true;
}

export interface KindSource {
  readonly required?: true;
  readonly default?: unknown;
}

export interface ServerSource {
  readonly search?: readonly string[];
  readonly order?: readonly string[];
  readonly filters?: readonly string[];
  /** The field that `date_from` and `date_to` narrow. */
  readonly dates?: string;
  readonly defaultOrder?: string;
  /** Sets of fields that are unique together. */
  readonly unique?: readonly (readonly string[])[];
}

export type ColumnSource = string | Readonly<Record<string, ColumnOptions>>;
export interface ColumnOptions extends GateKeys {
  readonly cell?: string;
  readonly tab?: string;
  /** Where its names come from when they are asked for. */
  readonly names?: string;
  readonly good?: readonly Scalar[];
  readonly bad?: readonly Scalar[];
  readonly whole?: true;
  /** The field that names the record it opens, or the resource of rows that are called by another's ids. */
  readonly opens?: string;
}

export interface PageButtonSource extends GateKeys {
  readonly when?: ConditionSource;
  readonly newTab?: true;
  readonly query?: Readonly<Record<string, string>>;
}

export interface ExportSource extends GateKeys {
  readonly from?: string;
  readonly verify?: true;
}

export interface CreateButtonSource extends PageButtonSource {
  /** A menu of the choices of this field instead of one button. */
  readonly kinds?:
    | string
    | {
        readonly field: string;
        readonly licensed?: readonly string[];
        readonly without?: readonly string[];
        readonly under?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
      };
}

export interface ListSource {
  readonly columns: readonly string[];
  readonly default?: readonly string[];
  readonly fixed?: readonly string[];
  readonly cells?: Readonly<Record<string, string | ColumnOptions>>;
  /** `name`, or `-date_created` for descending. */
  readonly order?: string;
  readonly where?: Readonly<Record<string, string>>;
  /** The range of days around today that the list begins with. */
  readonly dates?: { readonly back: number; readonly ahead?: number };
  readonly create?: false | CreateButtonSource;
  readonly update?: false | PageButtonSource;
  readonly clone?: false | PageButtonSource;
  readonly delete?: false | PageButtonSource;
  readonly import?: false;
  readonly export?: false | ExportSource;
  readonly bulkDelete?: false | 'address';
  readonly bulkEdit?: readonly string[];
  readonly tree?: TreeSource;
  readonly banner?: true;
}

/** The tree beside a list: the resource of its nodes, and what choosing sets. */
export interface TreeSource {
  readonly of: string;
  readonly from?: string;
  readonly node?: string;
  readonly at?: string;
  readonly asset?: string;
  readonly edit?: true;
}

export type FormFieldSource = string | Readonly<Record<string, FormFieldOptions>>;
export interface FormFieldOptions extends GateKeys {
  readonly when?: ConditionSource;
  readonly required?: boolean | { readonly when: ConditionSource };
  readonly locked?: true | string | { readonly when: ConditionSource };
  readonly default?: unknown;
  readonly otherwise?: unknown;
  readonly clears?: readonly string[];
  readonly fills?: Readonly<Record<string, string>>;
}

/** A list of groups, or the groups with what the form does besides. */
export type FormSource = readonly FormGroupSource[] | FormOptions;
export type FormGroupSource = Readonly<Record<string, readonly FormFieldSource[]>>;
export interface FormOptions {
  readonly groups: readonly FormGroupSource[];
  readonly atLeastOne?: readonly string[];
  readonly method?: 'put' | 'patch';
  readonly after?: AfterSource | { readonly create?: AfterSource; readonly update?: AfterSource };
}
export type AfterSource =
  | 'list'
  | 'detail'
  | { readonly route: string; readonly id: string; readonly tab?: string };

export type RelationCardSource = string | Readonly<Record<string, RelationCardOptions>>;
export interface RelationCardOptions extends GateKeys {
  /**
   * Takes pairs of the two records, or one address each for what comes and what leaves; without it
   * the record itself is sent the whole list.
   */
  readonly via?: string | ChangeAddressesSource;
  readonly confirm?: true;
}

export interface ChangeAddressesSource {
  readonly add: string;
  readonly remove: string;
}

export interface TabSource extends GateKeys {
  readonly when?: ConditionSource;
  readonly card?: readonly string[];
  readonly cards?: readonly RelationCardSource[];
  readonly list?: string;
  readonly where?: Readonly<Record<string, string>>;
  readonly columns?: readonly string[];
  /** The field of the listed records that is chosen to make one. */
  readonly add?: string | Readonly<Record<string, GateKeys>>;
  /** Actions of the record that are done to listed rows, too, and what their bodies say besides. */
  readonly actions?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Actions of the record that stand here and not on the first tab. */
  readonly quick?: readonly string[];
}

export interface DetailSource {
  readonly tabs: Readonly<Record<string, TabSource>>;
  readonly update?: false | PageButtonSource;
  readonly delete?: false | PageButtonSource;
}

export interface ActionSource extends GateKeys {
  readonly on: OneOrMany<'list' | 'row' | 'record' | 'selection'>;
  readonly get?: string;
  readonly post?: string;
  readonly put?: string;
  readonly patch?: string;
  readonly delete?: string;
  /** A switch for a boolean field. */
  readonly toggle?: string;
  /** A resource whose records a dialog lists, and which of them. */
  readonly list?: string;
  readonly where?: Readonly<Record<string, string>>;
  /** An address of the server that opens in a new browser tab. */
  readonly open?: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  /** One PATCH with an item for each selected row. */
  readonly each?: Readonly<Record<string, unknown>>;
  readonly ids?: 'spm';
  readonly when?: ConditionSource;
  readonly skip?: ConditionSource;
  readonly confirm?: true;
  readonly verify?: true;
  readonly danger?: true;
  /** The field of the answer that says whether it worked. */
  readonly success?: string;
  /** Fields of the answer that a dialog shows. */
  readonly show?: readonly string[];
  /** A resource whose records are chosen first, as `$selection`. */
  readonly pick?: string;
  readonly then?: 'reload' | 'back' | 'none';
}

export interface ResourceSource extends GateKeys {
  readonly resource: string;
  readonly permission?: string;
  readonly name: string;
  /** Another resource whose records it shows. */
  readonly like?: string;
  readonly api?: string;
  /** The list address takes no arrays, no `spm` and no import preview. */
  readonly bulk?: false;
  /** Belongs to no organization: the root one blocks nothing. */
  readonly inRoot?: true;
  /** One record at the resource's own address; a map is the query that chooses it. */
  readonly single?: true | Readonly<Record<string, string>>;
  readonly record?: { readonly title: string; readonly secondary?: string };
  readonly fields?: Readonly<Record<string, FieldSource>>;
  readonly variants?: { readonly by: string; readonly into: string };
  readonly grave?: { readonly when: ConditionSource; readonly own?: readonly string[] };
  readonly server?: ServerSource;
  readonly list?: ListSource;
  readonly form?: FormSource;
  readonly forms?: Readonly<Record<string, FormSource>>;
  readonly detail?: DetailSource;
  readonly actions?: Readonly<Record<string, ActionSource>>;
}
