import type { OpenSettings } from './types.ts';

/** How long a verification counts where the server does not say (contract: public settings). */
export const USUAL_VERIFICATION_WINDOW_S = 3600;
const MS_PER_SECOND = 1000;

/** Part of the session's state: gone with the page, and with the person. */
let verifiedAt: number | undefined;
let windowSeconds = USUAL_VERIFICATION_WINDOW_S;

/** Takes the window from the public setting SECURITY_MFA_VERIFY_TTL, in seconds (spec 1, section 3). */
export function readVerificationWindow({ SECURITY_MFA_VERIFY_TTL: seconds }: OpenSettings): void {
  windowSeconds =
    typeof seconds === 'number' && seconds > 0 ? seconds : USUAL_VERIFICATION_WINDOW_S;
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
