import dayjs from 'dayjs';
import type { SettingValues } from '#project/generated/names.ts';
import { readDate } from '../../i18n/dates.ts';
import type { Profile } from '../../session/types.ts';

/** Source of accounts with a local password (spec 1, section 3). */
const LOCAL = 'local';

export type PasswordAlert =
  | { readonly kind: 'expired' }
  | { readonly kind: 'expiring'; readonly days: number };

/**
 * Does the password expire soon (spec 1, section 9)? The days of the setting minus full days since
 * the last change; only for local accounts, and only in the last days.
 *
 * @param now milliseconds since 1970
 */
export function passwordAlert(
  profile: Pick<Profile, 'source' | 'date_password_last_updated'>,
  settings: SettingValues,
  now: number,
  warningDays: number,
): PasswordAlert | undefined {
  const changed = readDate(profile.date_password_last_updated);
  if (profile.source !== LOCAL || !changed) return undefined;
  const age = dayjs(now).diff(changed, 'day');
  const days = settings.SECURITY_PASSWORD_EXPIRATION_TIME - age;
  if (days <= 0) return { kind: 'expired' };
  return days <= warningDays ? { kind: 'expiring', days } : undefined;
}
