import type { Gate } from './gates.ts';

/** A field in a server's OPTIONS answer, validated. */
export interface ServerField {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly maxLength?: number;
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly digits?: number;
  readonly decimals?: number;
  readonly default?: unknown;
  readonly choices?: readonly (string | number | boolean)[];
  /** Those that not every version of the server has. */
  readonly choiceRanges?: ReadonlyMap<unknown, Pick<Gate, 'since' | 'until'>>;
  /** What the server calls its choices, in their order; absent when one has no name. */
  readonly choiceNames?: readonly string[];
  readonly minLength?: number;
  /** A regular expression that the whole text must match. */
  readonly pattern?: string;
  readonly help?: string;
  /** Of a list: what its entries are. */
  readonly child?: ServerField;
  /** Of a nested object: the fields inside it. */
  readonly children?: readonly ServerField[];
  /** The list can be filtered or ordered by this field. */
  readonly filter: boolean;
  readonly order: boolean;
  /** The first version of the server that filters by it, where an earlier one does not. */
  readonly filterSince?: string;
  /** The address of the list whose records it seems to name; a list of values names several. */
  readonly refersTo?: string;
  /** The first and the last version of the server that has it, where not all do. */
  readonly since?: string;
  readonly until?: string;
}
