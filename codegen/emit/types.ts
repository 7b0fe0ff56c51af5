import { quoted } from './literal.ts';

/** ` 'a' | 'b'` with one member a line when there are several; ` never` when there is none. */
export function unionType(names: readonly string[]): string {
  if (names.length === 0) return ' never';
  return names.map((name) => `\n  | ${quoted(name)}`).join('');
}
