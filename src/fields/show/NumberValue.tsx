import { plainText } from '../values.ts';

/** A number; of a list its length. */
export function NumberValue({ value }: { readonly value: unknown }) {
  return <span>{Array.isArray(value) ? value.length : plainText(value)}</span>;
}
