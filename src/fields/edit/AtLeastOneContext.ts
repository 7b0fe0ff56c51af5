import { createContext } from 'react';
import { valueAt } from '../../../codegen/model/conditions.ts';
import { isEmpty, type FieldRecord } from '../values.ts';

/** Fields of which at least one must be filled in. */
export interface AtLeastOne {
  readonly paths: readonly string[];
  readonly message: string;
}

export const AtLeastOneContext = createContext<AtLeastOne | undefined>(undefined);

/** The error of a field when none of its group is filled in (spec 2, section 5). */
export function noneOf(
  rule: AtLeastOne | undefined,
  path: string,
  values: FieldRecord,
): string | undefined {
  if (!rule?.paths.includes(path)) return undefined;
  return rule.paths.every((one) => isEmpty(valueAt(values, one))) ? rule.message : undefined;
}
