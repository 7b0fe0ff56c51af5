import type { RecordOf } from '../api/recordOf.ts';
import type { Field } from '../../generated/names.ts';
import type { TextKey } from '../../generated/texts.ts';

/** One demand on a password, worded by its key (spec 1, section 5). */
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

/** From this length on a password cannot get stronger in the meter's eyes. */
const LONG = 16;
export const STRENGTH_LEVELS = 4;

/** The rules in force, from the public setting `PASSWORD_RULE`. */
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

/**
 * How hard a password is to guess by length and kinds of characters: 0 (empty) to 4.
 * A help while typing, never a rule.
 */
export function passwordStrength(password: string): number {
  if (password === '') return 0;
  const kinds = CLASSES.filter((item) => item.pattern.test(password)).length;
  const length = Math.min(password.length / LONG, 1);
  return Math.max(1, Math.min(STRENGTH_LEVELS, Math.round(length * 2.5 + kinds * 0.5)));
}
