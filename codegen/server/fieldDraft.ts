import type { ServerField } from '../model/serverField.ts';
import type { FieldType } from '../model/fields.ts';

type Plain = string | number | boolean;

/** A field before it is written: what the words of the language can say of it. */
export interface FieldDraft {
  readonly name: string;
  readonly type: FieldType;
  /** Of a reference: the resource. */
  readonly to?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly min?: number;
  readonly max?: number;
  readonly digits?: number;
  readonly decimals?: number;
  readonly choices?: readonly Plain[];
  readonly default?: Plain | readonly Plain[];
  readonly since?: string;
  readonly until?: string;
  /** Of a list: what its entries are. */
  readonly item?: Omit<FieldDraft, 'name'>;
  /** Of an object. */
  readonly fields?: readonly FieldDraft[];
  /** What it is called, when its name does not say it: `author_id` is the author. */
  readonly label?: string;
  /** A text below its input. */
  readonly help?: string;
  /** Those of them that not every version of the server has. */
  readonly choiceRanges?: ServerField['choiceRanges'];
  /** What the choices are called, in the order of `choices`. */
  readonly choiceNames?: readonly string[];
  /** What a user has to decide about it; written above it. */
  readonly todo?: string;
  /** Of what may be a reference: the resources that are called like it. */
  readonly perhaps?: readonly string[];
}
