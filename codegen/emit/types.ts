import { quoted } from './literal.ts';

/** ` 'a' | 'b'` with one member a line when there are several; ` never` when there is none. */
export function unionType(names: readonly string[]): string {
  if (names.length === 0) return ' never';
  return names.map((name) => `\n  | ${quoted(name)}`).join('');
}

/** `login-acl`, `user_group` and `UserGroup` are `LoginAcl` and `UserGroup`. */
export function typeName(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
