import { createContext } from 'react';
import { valueAt } from '../../../codegen/model/conditions.ts';
import { isEmpty, type FieldRecord } from '../values.ts';

/** Fields of which at least one must be filled in. */
export interface AtLeastOne {
  readonly paths: readonly string[];
  readonly message: string;
  /** Those that were left: with the last of them the rule is checked, neither too early nor twice. */
  readonly left: Set<string>;
}

export const AtLeastOneContext = createContext<AtLeastOne | undefined>(undefined);

/** The error of a group's fields when none of them is filled in (spec 2, section 5). */
export function noneOf(rule: AtLeastOne | undefined, values: FieldRecord): string | undefined {
  if (!rule) return undefined;
  return rule.paths.every((one) => isEmpty(valueAt(values, one))) ? rule.message : undefined;
}
