import dayjs from 'dayjs';
import { sessionParts } from '#project/generated/sessionParts.ts';
import { numberOf, type UnknownFields } from '../../api/unknownValues.ts';
import { readDate } from '../../i18n/dates.ts';

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
  profile: UnknownFields,
  settings: UnknownFields,
  now: number,
  warningDays: number,
): PasswordAlert | undefined {
  const { expiry = '', changed: field = '', local = {} } = sessionParts.passwords ?? {};
  const changed = readDate(profile[field]);
  const isLocal = Object.entries(local).every(([name, value]) => profile[name] === value);
  const lifetime = numberOf(settings[expiry]);
  if (!isLocal || !changed || lifetime === undefined) return undefined;
  const age = dayjs(now).diff(changed, 'day');
  const days = lifetime - age;
  if (days <= 0) return { kind: 'expired' };
  return days <= warningDays ? { kind: 'expiring', days } : undefined;
}
