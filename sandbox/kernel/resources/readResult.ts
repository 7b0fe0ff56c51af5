import type { ErrorBody } from '../core/errors.ts';
import type { Message } from '../core/messages.ts';

/** What reading a sent value gives: the value, or what is wrong with it. */
export type ReadValue = { readonly value: unknown } | { readonly error: ErrorBody };

export function problem(say: Message): ReadValue {
  return { error: [say] };
}
