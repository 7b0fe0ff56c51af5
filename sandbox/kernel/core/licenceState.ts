/** States of the sandbox's enterprise licence: `npm start -- --licence STATE`. */
export const LICENCE_STATES = ['none', 'valid', 'expiring', 'expired', 'overlimit'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** Shown in the footer; a reserved name (RFC 2606, section 3). */
export const CORPORATION = 'Example Corporation';

export function isLicenceState(value: string): value is LicenceState {
  return LICENCE_STATES.some((state) => state === value);
}

/** The public settings that a licence changes. */
export function settingsOfLicence(state: LicenceState): PublicSettings {
  if (state === 'none') return {};
  return {
    XPACK_ENABLED: true,
    XPACK_LICENSE_IS_VALID: state !== 'expired',
    XPACK_LICENSE_INFO: { corporation: CORPORATION },
  };
}
import type { PublicSettings } from './settingNames.ts';
