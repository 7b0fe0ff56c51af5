/** How the enterprise licence of the sandbox can stand: `npm start -- --licence STATE`. */
export const LICENCE_STATES = ['none', 'valid', 'expiring', 'expired', 'overlimit'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** Shown in the footer. Not a real company (RFC 2606, section 3). */
export const CORPORATION = 'Example Corporation';

export function isLicenceState(value: string): value is LicenceState {
  return LICENCE_STATES.some((state) => state === value);
}

/** The public settings that tell of the licence; without one, those of the open edition stay. */
export function settingsOfLicence(state: LicenceState): PublicSettings {
  if (state === 'none') return {};
  return {
    XPACK_ENABLED: true,
    XPACK_LICENSE_IS_VALID: state !== 'expired',
    XPACK_LICENSE_INFO: { corporation: CORPORATION },
  };
}
import type { PublicSettings } from './settingNames.ts';
