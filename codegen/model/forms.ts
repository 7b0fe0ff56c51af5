import type { Condition } from './conditions.ts';
import type { FieldModel } from './fields.ts';
import type { Gate } from './gates.ts';
import type { Text } from './text.ts';

export interface FormFieldModel {
  readonly field: string;
  readonly when?: Condition;
  readonly required?: true | Condition;
  /** Shown but not editable: always, while a condition holds, or when the named query parameter has set the value. */
  readonly locked?: true | Condition | { readonly query: string };
  readonly default?: unknown;
  /** Sent while `when` does not hold; without it a hidden field is not sent. */
  readonly otherwise?: unknown;
  /** Fields that are switched off or emptied when this one is switched on or filled in. */
  readonly clears?: readonly string[];
  /** Values for other fields, with references; written while those are empty or unchanged by the user. */
  readonly fills?: Readonly<Record<string, string>>;
  readonly gate?: Gate;
}

export interface FormGroupModel {
  readonly key: string;
  readonly label: Text;
  readonly fields: readonly FormFieldModel[];
}

/** What opens after a save: the list (spec 1, section 4), or another route with an id and a tab. */
export type AfterSave =
  | 'list'
  /** The form stays open: it is the only page of a single record. */
  | 'stay'
  | { readonly route: string; readonly id: string; readonly tab?: string };

export interface FormModel {
  readonly groups: readonly FormGroupModel[];
  /** Fields of which one must be filled in, and the message when none is. */
  readonly atLeastOne?: { readonly fields: readonly string[]; readonly message: Text };
  /** While a condition about the values holds, saving asks first. */
  readonly asks?: readonly { readonly when: Condition; readonly text: Text }[];
  readonly updateMethod: 'PUT' | 'PATCH';
  readonly after: AfterSave;
}

/** How a form is saved and what opens then, unless its manifest says otherwise (spec 1, section 4). */
export const DEFAULT_SAVING = {
  updateMethod: 'PUT',
  after: 'list',
} as const satisfies Partial<FormModel>;

/** Whether a form or an imported file can fill the field. Ids and read-only fields come from the server. */
export function isWritable({ type, readOnly }: Pick<FieldModel, 'type' | 'readOnly'>): boolean {
  return type !== 'id' && !readOnly;
}
