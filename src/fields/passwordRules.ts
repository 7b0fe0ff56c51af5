import type { RecordOf } from '../api/recordOf.ts';
import type { Field } from '#project/generated/names.ts';
import type { TextKey } from '#project/generated/texts.ts';

/** One password rule; the key names its text (spec 1, section 5). */
export interface PasswordRule {
  readonly key: TextKey;
  readonly values?: Readonly<Record<string, number>>;
  readonly holds: (password: string) => boolean;
}

interface CharacterClass {
  readonly setting: Field<'settings.security'>;
  readonly key: TextKey;
  readonly pattern: RegExp;
}

const CLASSES: readonly CharacterClass[] = [
  { setting: 'SECURITY_PASSWORD_UPPER_CASE', key: 'pages.password.upperCase', pattern: /[A-Z]/ },
  { setting: 'SECURITY_PASSWORD_LOWER_CASE', key: 'pages.password.lowerCase', pattern: /[a-z]/ },
  { setting: 'SECURITY_PASSWORD_NUMBER', key: 'pages.password.number', pattern: /\d/ },
  {
    setting: 'SECURITY_PASSWORD_SPECIAL_CHAR',
    key: 'pages.password.specialCharacter',
    pattern: /[^A-Za-z0-9\s]/,
  },
];

/** Longer passwords get no higher score for length. */
const LONG = 16;
export const STRENGTH_LEVELS = 4;

/** The current rules, from the public setting `PASSWORD_RULE`. */
export function passwordRules(setting: RecordOf<'settings.security'>): readonly PasswordRule[] {
  const least = Number(setting.SECURITY_PASSWORD_MIN_LENGTH ?? 0);
  const length: PasswordRule = {
    key: 'pages.password.length',
    values: { length: least },
    holds: (password) => password.length >= least,
  };
  const classes = CLASSES.filter((item) => setting[item.setting] === true).map(
    ({ key, pattern }): PasswordRule => ({ key, holds: (password) => pattern.test(password) }),
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
