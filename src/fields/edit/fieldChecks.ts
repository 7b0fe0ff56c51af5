import type { FieldRecord } from '../values.ts';
import { noneOf, type AtLeastOne } from './AtLeastOneContext.ts';

/** A field at the moment when its value changes or it is left. */
export interface CheckedField {
  readonly path: string;
  /** It is typed into: checked when it is left, not with each letter. */
  readonly typed: boolean;
  /** The error that is shown; its type is `server` when the server said it. */
  readonly error: { readonly type?: string; readonly message?: string } | undefined;
  /** The fields of which one must be filled in, when this is one of them. */
  readonly oneOf: AtLeastOne | undefined;
}

interface ChangeChecks {
  /** The error of the field goes away; its new value is not checked yet. */
  readonly clears: boolean;
  /** Paths of the fields to check now. */
  readonly paths: readonly string[];
}

/**
 * After a change of the value.
 *
 * @param problem what is wrong with the new value
 * @param isInvalid whether a field shows an error
 */
export function checksOfChange(
  { path, typed, error, oneOf }: CheckedField,
  problem: string | undefined,
  isInvalid: (path: string) => boolean,
): ChangeChecks {
  // What was wrong may become right while somebody types, not wrong in another way.
  const clears = typed && error !== undefined && problem !== error.message;
  // One filled field clears the error of the whole group.
  const others = oneOf?.paths.filter((other) => other !== path && isInvalid(other)) ?? [];
  return { clears, paths: [...(typed ? [] : [path]), ...others] };
}

/** What to check when the field is left. A group is checked with the last of its fields, neither too early nor twice. */
export function checkOfLeaving(
  { error, oneOf }: Pick<CheckedField, 'error' | 'oneOf'>,
  values: FieldRecord,
): 'nothing' | 'field' | 'group' {
  // What the server said stays until the value changes: the button that is pressed next must not move.
  if (error?.type === 'server') return 'nothing';
  if (!oneOf || noneOf(oneOf, values) === undefined) return 'field';
  return oneOf.paths.every((path) => oneOf.left.has(path)) ? 'group' : 'nothing';
}
