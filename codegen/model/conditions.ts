export type Scalar = string | number | boolean | null;

/** What a page is being used for. */
export const MODES = ['create', 'update', 'clone', 'bulk', 'view'] as const;
export type Mode = (typeof MODES)[number];

/**
 * A condition says when. It is decided while the page is open, about the values of a record or
 * form, the mode, and whether the record is the signed-in person.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly field: string; readonly in: readonly Scalar[] }
  | { readonly mode: readonly Mode[] }
  | { readonly self: boolean };

export interface ConditionScope {
  readonly values: Readonly<Record<string, unknown>>;
  readonly mode: Mode;
  /** Is the record the signed-in person? */
  readonly self: boolean;
}

/** Decides a condition; an absent condition holds. A clone is a create with values: `mode: create` holds for it too. */
export function holds(condition: Condition | undefined, scope: ConditionScope): boolean {
  if (!condition) return true;
  if ('all' in condition) return condition.all.every((part) => holds(part, scope));
  if ('any' in condition) return condition.any.some((part) => holds(part, scope));
  if ('not' in condition) return !holds(condition.not, scope);
  if ('mode' in condition) {
    return (
      condition.mode.includes(scope.mode) ||
      (scope.mode === 'clone' && condition.mode.includes('create'))
    );
  }
  if ('self' in condition) return condition.self === scope.self;
  return condition.in.some((value) => same(value, valueAt(scope.values, condition.field)));
}

/** The fields a condition reads, so that a form watches exactly those. */
export function fieldsOf(condition: Condition | undefined): readonly string[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all.flatMap(fieldsOf);
  if ('any' in condition) return condition.any.flatMap(fieldsOf);
  if ('not' in condition) return fieldsOf(condition.not);
  return 'field' in condition ? [condition.field] : [];
}

/** Reads `rules.ip_group` from nested values. */
export function valueAt(values: Readonly<Record<string, unknown>>, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      values,
    );
}

/**
 * An unset boolean counts as false and an unset value as null: a form that was not touched yet. A list
 * is what each of its items is.
 */
function same(expected: Scalar, actual: unknown): boolean {
  if (Array.isArray(actual)) return actual.some((item) => item === expected);
  if (expected === false || expected === null) return (actual ?? expected) === expected;
  return expected === actual;
}
