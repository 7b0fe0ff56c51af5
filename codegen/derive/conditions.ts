import { isScalar, MODES, type Condition, type Mode, type Scalar } from '../model/conditions.ts';
import { NOW } from '../model/references.ts';
import type { ConditionSource } from '../schema/generated/manifest.ts';

/**
 * Converts `{ source: local, date_expired: { before: now }, any: [...] }` to a condition. All parts must hold; `any`, `not`, `mode` and `self`
 * are keywords, every other key is a field. Undefined for no condition.
 */
export function conditionOf(source: ConditionSource | undefined): Condition | undefined {
  if (!isMap(source)) return undefined;
  const parts = Object.entries(source).flatMap(([key, value]) => partOf(key, value) ?? []);
  return parts.length > 1 ? { all: parts } : parts[0];
}

/** `{ when }`, or nothing when there is no condition. */
export function whenOrNothing(source: ConditionSource | undefined): { when?: Condition } {
  const when = conditionOf(source);
  return when ? { when } : {};
}

/** Converts `true` or `{ when: … }`; anything else gives undefined. */
export function switchOf(
  source: boolean | { readonly when: ConditionSource } | undefined,
): true | Condition | undefined {
  if (typeof source === 'boolean' || source === undefined) return source || undefined;
  return conditionOf(source.when);
}

function partOf(key: string, value: unknown): Condition | undefined {
  if (key === 'any') {
    const any = (Array.isArray(value) ? value : [value]).flatMap(
      (part: unknown) => (isMap(part) ? conditionOf(part) : undefined) ?? [],
    );
    return any.length > 0 ? { any } : undefined;
  }
  if (key === 'not') {
    const inner = isMap(value) ? conditionOf(value) : undefined;
    return inner && { not: inner };
  }
  if (isMap(value)) {
    const { after, before } = value;
    return {
      field: key,
      ...(typeof after === 'string' && { after: daysFromNow(after) }),
      ...(typeof before === 'string' && { before: daysFromNow(before) }),
    };
  }
  const values = (Array.isArray(value) ? value : [value]).filter(isScalar);
  if (key === 'self') return { self: values[0] !== false };
  if (key === 'mode') return { mode: values.filter(isMode) };
  return values.length > 0 ? { field: key, in: values } : undefined;
}

function daysFromNow(moment: string): number {
  return Number(NOW.exec(moment)?.[1] ?? 0);
}

function isMap(value: unknown): value is ConditionSource {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMode(value: Scalar): value is Mode {
  return MODES.some((mode) => mode === value);
}
