import type { Call } from '../core/sandbox.ts';

/**
 * What the body of a call says under a name.
 *
 * @typeParam Name the fields of the resource, where the body is of one
 */
export function bodyField<Name extends string = string>(call: Call, name: NoInfer<Name>): unknown {
  const { body } = call;
  if (typeof body !== 'object' || body === null) return undefined;
  return new Map<string, unknown>(Object.entries(body)).get(name);
}

/** The texts of a list, without what is none. */
export function ids(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
