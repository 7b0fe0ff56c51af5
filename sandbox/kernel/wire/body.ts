import type { Call } from '../core/sandbox.ts';
import { invalid } from '../core/errors.ts';
import { serverMessages } from '../core/serverMessages.ts';

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

/** A value that the body has to have. @throws 400 without it */
export function requiredField<Name extends string = string>(
  call: Call,
  name: NoInfer<Name>,
): unknown {
  const value = bodyField<Name>(call, name);
  if (value === undefined) throw invalid({ [name]: [{ say: serverMessages.required }] });
  return value;
}

/** A text that the body has to have. @throws 400 without it, and for an empty one */
export function requiredText(call: Call, name: string): string {
  const text = requiredField(call, name);
  if (typeof text === 'string' && text.trim() !== '') return text;
  throw invalid({ [name]: [{ say: serverMessages.blank }] });
}

/** A list that the body has to have. @throws 400 without it, and for what is no list */
export function requiredList(call: Call, name: string): readonly unknown[] {
  const items = requiredField(call, name);
  if (Array.isArray(items)) return items;
  throw invalid({ [name]: [{ say: serverMessages.notAList, with: { type: typeof items } }] });
}
