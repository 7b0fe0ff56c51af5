import { quoted } from './literal.ts';

/** A union of names: ` 'a' | 'b'`, one member per line when there are several; ` never` for an empty list. */
export function unionType(names: readonly string[]): string {
  return unionOf(names.map(quoted));
}

/** As `unionType`, of any types. */
export function unionOf(types: readonly string[]): string {
  if (types.length === 0) return ' never';
  return types.map((type) => `\n  | ${type}`).join('');
}
