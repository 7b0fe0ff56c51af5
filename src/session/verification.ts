import { settingDefaults } from '../../generated/settings.ts';
import type { SettingValues } from '../../generated/names.ts';

const MS_PER_SECOND = 1000;

/** Not persisted: a reload or another person starts without a verification. */
let verifiedAt: number | undefined;
let windowSeconds = settingDefaults.SECURITY_MFA_VERIFY_TTL;

/** Reads the public setting SECURITY_MFA_VERIFY_TTL, in seconds (spec 1, section 3). */
export function readVerificationWindow(settings: SettingValues): void {
  const seconds = settings.SECURITY_MFA_VERIFY_TTL;
  windowSeconds = seconds > 0 ? seconds : settingDefaults.SECURITY_MFA_VERIFY_TTL;
}

/** The person has just been verified. @param now milliseconds since 1970 */
export function rememberVerification(now: number): void {
  verifiedAt = now;
}

/**
 * Is the last verification of this page still valid? Only for hiding revealed values: the server
 * decides by itself. @param now milliseconds since 1970
 */
export function verifiedRecently(now: number): boolean {
  return verifiedAt !== undefined && now - verifiedAt < windowSeconds * MS_PER_SECOND;
}
