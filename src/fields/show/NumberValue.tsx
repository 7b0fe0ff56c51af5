import { plainText } from '../values.ts';

/** Figures, aligned by the column; a list is shown by how much it holds. */
export function NumberValue({ value }: { readonly value: unknown }) {
  return <span>{Array.isArray(value) ? value.length : plainText(value)}</span>;
}
