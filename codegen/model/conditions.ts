export type Scalar = string | number | boolean | null;

export function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** What a page is used for. */
export const MODES = ['create', 'update', 'clone', 'bulk', 'view'] as const;
export type Mode = (typeof MODES)[number];

/**
 * A condition is decided while the page is open, by the values of a record or form, the mode, and whether the
 * record is the signed-in user.
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly field: string; readonly in: readonly Scalar[] }
  /** A date and time between these days from now: -30 is 30 days ago. An empty field is not. */
  | { readonly field: string; readonly after?: number; readonly before?: number }
  | { readonly mode: readonly Mode[] }
  | { readonly self: boolean };

export interface ConditionScope {
  readonly values: Readonly<Record<string, unknown>>;
  readonly mode: Mode;
  /** Whether the record is the signed-in user. */
  readonly self: boolean;
  /** The moment that days are counted from, in milliseconds since 1970; the present one unless given. */
  readonly now?: number;
}

const DAY_MS = 86_400_000;

/** Decides a condition; an absent condition holds. `mode: create` also holds for a clone. */
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
  const actual = valueAt(scope.values, condition.field);
  if ('in' in condition) return condition.in.some((value) => same(value, actual));
  const { after = -Infinity, before = Infinity } = condition;
  // Every browser reads the server's `2026/11/21 10:00:00 +0800`; nothing is later than no number.
  const days = (Date.parse(String(actual)) - (scope.now ?? Date.now())) / DAY_MS;
  return days > after && days < before;
}

/** The fields that a condition reads; a form watches exactly those. */
export function fieldsOf(condition: Condition | undefined): readonly string[] {
  if (!condition) return [];
  if ('all' in condition) return condition.all.flatMap(fieldsOf);
  if ('any' in condition) return condition.any.flatMap(fieldsOf);
  if ('not' in condition) return fieldsOf(condition.not);
  return 'field' in condition ? [condition.field] : [];
}

/** The value at a path such as `rules.ip_group`. */
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
 * Compares with a form's value: an unset boolean equals false, any other unset value and an empty list equal
 * null, and a list matches when one of its items does.
 */
function same(expected: Scalar, actual: unknown): boolean {
  if (Array.isArray(actual)) {
    return actual.length === 0 ? expected === null : actual.some((item) => item === expected);
  }
  if (expected === false || expected === null) return (actual ?? expected) === expected;
  return expected === actual;
}
