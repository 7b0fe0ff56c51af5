import type { Call } from '../core/sandbox.ts';

/**
 * A value in the body of a call.
 *
 * @typeParam Name the fields of the resource, when the body is one of its records
 */
export function bodyField<Name extends string = string>(call: Call, name: NoInfer<Name>): unknown {
  const { body } = call;
  if (typeof body !== 'object' || body === null) return undefined;
  return new Map<string, unknown>(Object.entries(body)).get(name);
}

/** The texts of a list; other values are dropped. */
export function ids(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
