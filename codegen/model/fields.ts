import type { Condition } from './conditions.ts';
import type { Gate } from './gates.ts';
import type { ResourceNames } from './resourceNames.ts';
import type { Text, TextKey } from './text.ts';

/** Every field type. It decides the input, the cell, the filter and the TypeScript type. */
export const FIELD_TYPES = [
  'id',
  'string',
  'text',
  'email',
  'url',
  'slug',
  'integer',
  'float',
  'decimal',
  'boolean',
  'choice',
  'choices',
  'datetime',
  'date',
  'time',
  'secret',
  'reference',
  'references',
  'list',
  'object',
  'json',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** The types whose values are texts that a user writes. */
export const TEXT_TYPES: ReadonlySet<FieldType> = new Set([
  'string',
  'text',
  'email',
  'url',
  'slug',
  'secret',
]);

/** Inputs that do not follow from a type; each has a component in `src/fields`. */
export const FIELD_WIDGETS = [
  'protocols',
  'comma-list',
  'time-periods',
  'key-file',
  'cron',
  'ip-group',
  'tree-picker',
  'granted-actions',
] as const;
export type FieldWidget = (typeof FIELD_WIDGETS)[number];

/** How a table cell or card shows a value. */
export const CELLS = [
  'text',
  'multiline',
  'number',
  'choice',
  'yes-no',
  'yes-only',
  'datetime',
  'reference',
  'list',
  'tags',
  'count',
  'reachability',
  'duration',
  'recipients',
  'ago',
  'day',
  'resource-name',
  'code',
  'schedule',
] as const;
export type Cell = (typeof CELLS)[number];

/** Formats that several fields share; forms check those of values that users write. */
export const FIELD_FORMATS = ['port', 'address-or-name', 'two-names'] as const;
export type FieldFormat = (typeof FIELD_FORMATS)[number];

/** An end so many days ahead, about 27 years, is meant as none: servers store far dates for it. */
export const NEVER_DAYS = 10_000;

export interface ChoiceModel {
  readonly value: string | number | boolean;
  readonly label: Text;
  /** The first and the last version of the server that has it. */
  readonly since?: string;
  readonly until?: string;
}

/**
 * A value as a filter of the server reads it. A choice between yes and no is compared with the text of a Python
 * value, `True` or `False`; a filter by a boolean reads these, too (contract: shell, section 7; observed).
 */
export function filterValue(value: ChoiceModel['value']): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return String(value);
}

/** Where the options of a reference come from. */
export interface OptionsModel {
  /** Address below the root of the API, without leading and trailing slashes. */
  readonly from: string;
  /** The field that is shown, and one in brackets behind it. */
  readonly text: string;
  readonly secondary?: string;
  /** The field whose value is sent; usually `id`. */
  readonly value: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Their list takes no words to look for, although others of the server do. */
  readonly unsearched?: true;
  /** The dialog that chooses some of them beside a tree. */
  readonly picker?: PickerModel;
  /** A query that replaces `query` while the form or record meets the condition. */
  readonly instead?: {
    readonly when: Condition;
    readonly query: Readonly<Record<string, string>>;
  };
  readonly fits?: FitsModel;
}

/** Options that fit none of the records chosen in another field stand last, and say what those have. */
export interface FitsModel {
  /** The other field, and the address of its records. */
  readonly chosen: string;
  readonly from: string;
  /** Their field with the texts that an option needs one of: `ssh/22` is `ssh`. */
  readonly has: string;
  /** The field of the option that is compared with them. */
  readonly own: string;
  /** A field with more such records: nothing is said while it has some. */
  readonly unless?: string;
}

/** A table of records beside a tree of nodes, to choose some. */
export interface PickerModel {
  /** Address of the levels of the tree, and the filter that a chosen node sets. */
  readonly levels: string;
  readonly node: string;
  readonly columns: readonly { readonly name: string; readonly label: TextKey }[];
  readonly query?: Readonly<Record<string, string>>;
}

interface KindModel {
  readonly required?: true;
  readonly default?: unknown;
}

export interface FieldModel {
  readonly name: string;
  readonly type: FieldType;
  readonly label: Text;
  /** A text key; without declared fields, a sentence from the server. */
  readonly help?: Text;
  /** Required on create and update, or only while the condition holds. */
  readonly required?: true | Condition;
  readonly readOnly?: true;
  /** The server refuses changes of users' own records that contain it, changed or not (observed). */
  readonly selfReadOnly?: true;
  /** What browsers may fill in; else nothing. */
  readonly autocomplete?: 'name' | 'email' | 'tel';
  /** Sent, never received. */
  readonly writeOnly?: true;
  /** Used on the page only, neither sent nor received (`only`). */
  readonly pageOnly?: true;
  readonly unique?: true;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly min?: number;
  readonly max?: number;
  /** Of a decimal: how many digits it has at most, and how many of them stand behind the point. */
  readonly digits?: number;
  readonly decimals?: number;
  readonly pattern?: string;
  /** Checked by forms; the server may accept more. */
  readonly format?: FieldFormat;
  /** The field with the moment that must be earlier, and its label. */
  readonly after?: { readonly field: string; readonly label: Text };
  /** Days from `after`, or from now, that the form offers as buttons. */
  readonly lengths?: readonly number[];
  /** A literal, `now`, `now+36500d`, or a reference such as `$query.node`. */
  readonly default?: unknown;
  readonly choices?: readonly ChoiceModel[];
  readonly to?: string;
  readonly options?: OptionsModel;
  /** The field with the readable value, for example `groups_display`. */
  readonly display?: string;
  readonly item?: Omit<FieldModel, 'name' | 'label'>;
  readonly fields?: readonly FieldModel[];
  /** The kinds of records that have the field, and how it differs in each; absent when all have it. */
  readonly kinds?: Readonly<Record<string, KindModel>>;
  readonly widget?: FieldWidget;
  /** Of the cell `resource-name`: the names that it knows. */
  readonly names?: readonly ResourceNames[];
  /** How it is shown, when its type does not decide it. */
  readonly cell?: Cell;
  /** A date and time without zone on the wire, in the server's time zone. */
  readonly zone?: 'server';
  /** Checked against the public password rules. */
  readonly policy?: 'password';
  /** Encrypted before it is sent (spec 1, section 2.9). */
  readonly encrypted?: true;
  readonly gate?: Gate;
}

/**
 * Does the server compose the value of two names without a space: `Alice Lindqvist(alice)`? It does so in some texts
 * of logs and requests (contract: audit, section 1), and for references to records with two names.
 */
export function isComposed({ format, options }: Pick<FieldModel, 'format' | 'options'>): boolean {
  return format === 'two-names' || options?.secondary !== undefined;
}
