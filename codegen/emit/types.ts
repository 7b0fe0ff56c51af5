import { quoted } from './literal.ts';

/** A union type: ` 'a' | 'b'`, one member per line when there are several; ` never` for an empty list. */
export function unionType(names: readonly string[]): string {
  if (names.length === 0) return ' never';
  return names.map((name) => `\n  | ${quoted(name)}`).join('');
}
