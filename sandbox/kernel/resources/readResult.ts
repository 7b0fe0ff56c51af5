import type { ErrorBody } from '../core/errors.ts';
import type { Message } from '../core/messages.ts';

/** A validated value, or its error. */
export type ReadValue = { readonly value: unknown } | { readonly error: ErrorBody };

export function problem(say: Message): ReadValue {
  return { error: [say] };
}
