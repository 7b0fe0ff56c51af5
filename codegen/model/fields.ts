import type { Condition } from './conditions.ts';
import type { Gate } from './gates.ts';
import type { Text } from './text.ts';

/** Every type a field may have. The widget, the cell, the filter and the TypeScript type follow from it. */
export const FIELD_TYPES = [
  'id',
  'string',
  'text',
  'email',
  'url',
  'slug',
  'integer',
  'float',
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

/** Widgets that a type alone does not give; each earns its name by its own component in `src/fields`. */
export const FIELD_WIDGETS = [
  'protocols',
  'comma-list',
  'time-periods',
  'key-file',
  'cron',
  'ip-group',
  'assets',
  'granted-actions',
] as const;
export type FieldWidget = (typeof FIELD_WIDGETS)[number];

/** How a value is shown, in a cell of a table or on a card. */
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
] as const;
export type Cell = (typeof CELLS)[number];

/** Checks that many fields share. */
export const FIELD_FORMATS = ['port', 'address-or-name'] as const;
export type FieldFormat = (typeof FIELD_FORMATS)[number];

export interface ChoiceModel {
  readonly value: string | number | boolean;
  readonly label: Text;
}

/** Where the options of a reference come from. */
export interface OptionsModel {
  /** Address below `/api/v1/`, without slashes at its ends. */
  readonly from: string;
  /** The field that is shown first, and one shown behind it in brackets. */
  readonly text: string;
  readonly secondary?: string;
  /** The field that is sent; `id` unless the API wants another. */
  readonly value: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Asked instead of `query` while the form or record fits. */
  readonly instead?: {
    readonly when: Condition;
    readonly query: Readonly<Record<string, string>>;
  };
}

export interface KindModel {
  readonly required?: true;
  readonly default?: unknown;
}

export interface FieldModel {
  readonly name: string;
  readonly type: FieldType;
  readonly label: Text;
  /** A key; a sentence the server gave where a resource declares no fields. */
  readonly help?: Text;
  /** Required on create and update, or only when the condition holds. */
  readonly required?: true | Condition;
  readonly readOnly?: true;
  /** Sent, never received. */
  readonly writeOnly?: true;
  /** Lives on the page alone and is never on the wire (`only`). */
  readonly pageOnly?: true;
  readonly unique?: true;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
  /** What a form checks besides; the server may take more. */
  readonly format?: FieldFormat;
  /** The moment that this one comes after, and what it is called. */
  readonly after?: { readonly field: string; readonly label: Text };
  /** A literal, `now`, `now+36500d`, or a reference such as `$query.node`. */
  readonly default?: unknown;
  readonly choices?: readonly ChoiceModel[];
  readonly to?: string;
  readonly options?: OptionsModel;
  /** The field that holds the readable value, for example `groups_display`. */
  readonly display?: string;
  readonly item?: Omit<FieldModel, 'name' | 'label'>;
  readonly fields?: readonly FieldModel[];
  /** The kinds of records that have it, and how it differs in each; all have it unless given. */
  readonly kinds?: Readonly<Record<string, KindModel>>;
  readonly widget?: FieldWidget;
  /** How it is shown, where its type does not say it. */
  readonly cell?: Cell;
  /** A moment without its zone on the wire: digits of the server's own. */
  readonly zone?: 'server';
  /** Checked against the public password rules. */
  readonly policy?: 'password';
  /** Encrypted on a copy before it is sent (spec 1, section 2.9). */
  readonly encrypted?: true;
  readonly gate?: Gate;
}
