import { sessionParts } from '#project/generated/sessionParts.ts';
import { objectOf, type UnknownFields } from '../api/unknownValues.ts';
import type { TextKey } from '#project/generated/texts.ts';

/** One password rule; the key names its text (spec 1, section 5). */
export interface PasswordRule {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, number>>;
  readonly holds: (password: string) => boolean;
}

interface CharacterClass {
  readonly name: 'upperCase' | 'lowerCase' | 'number' | 'specialCharacter';
  readonly pattern: RegExp;
}

const CLASSES: readonly CharacterClass[] = [
  { name: 'upperCase', pattern: /[A-Z]/ },
  { name: 'lowerCase', pattern: /[a-z]/ },
  { name: 'number', pattern: /\d/ },
  { name: 'specialCharacter', pattern: /[^A-Za-z0-9\s]/ },
];

/** Longer passwords get no higher score for length. */
const LONG = 16;
export const STRENGTH_LEVELS = 4;

/** The current rules, from a public setting. */
export function passwordRules(settings: UnknownFields): readonly PasswordRule[] {
  const { passwords = {} } = sessionParts;
  const setting = objectOf(settings[passwords.rules ?? '']);
  const least = Number(setting[passwords.length ?? ''] ?? 0);
  const length: PasswordRule = {
    key: 'pages.password.length',
    values: { length: least },
    holds: (password) => password.length >= least,
  };
  const classes = CLASSES.filter(({ name }) => setting[passwords[name] ?? ''] === true).map(
    ({ name, pattern }): PasswordRule => ({
      key: `pages.password.${name}`,
      holds: (password) => pattern.test(password),
    }),
  );
  return least > 0 ? [length, ...classes] : classes;
}

/** Strength of a password by length and kinds of characters: 0 (empty) to 4. Informative only. */
export function passwordStrength(password: string): number {
  if (password === '') return 0;
  const kinds = CLASSES.filter((item) => item.pattern.test(password)).length;
  const length = Math.min(password.length / LONG, 1);
  return Math.max(1, Math.min(STRENGTH_LEVELS, Math.round(length * 2.5 + kinds * 0.5)));
}
