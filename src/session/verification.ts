import { settingDefaults } from '../../generated/settings.ts';
import type { SettingValues } from '../../generated/names.ts';

const MS_PER_SECOND = 1000;

/** Part of the session's state: gone with the page, and with the person. */
let verifiedAt: number | undefined;
let windowSeconds = settingDefaults.SECURITY_MFA_VERIFY_TTL;

/** Takes the window from the public setting SECURITY_MFA_VERIFY_TTL, in seconds (spec 1, section 3). */
export function readVerificationWindow(settings: SettingValues): void {
  const seconds = settings.SECURITY_MFA_VERIFY_TTL;
  windowSeconds = seconds > 0 ? seconds : settingDefaults.SECURITY_MFA_VERIFY_TTL;
}

/** The person has just proven who they are. @param now milliseconds since 1970 */
export function rememberVerification(now: number): void {
  verifiedAt = now;
}

/**
 * Does the last verification of this page still count, as far as the page knows? The server alone
 * decides; what is revealed may be hidden again by this. @param now milliseconds since 1970
 */
export function verifiedRecently(now: number): boolean {
  return verifiedAt !== undefined && now - verifiedAt < windowSeconds * MS_PER_SECOND;
}
