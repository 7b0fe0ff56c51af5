/** States of the sandbox's enterprise licence: `npm start -- --licence STATE`. */
export const LICENCE_STATES = ['none', 'valid', 'expiring', 'expired', 'overlimit'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** Shown in the footer; a reserved name (RFC 2606, section 3). */
export const CORPORATION = 'Example Corporation';

function isLicenceState(value: unknown): value is LicenceState {
  return LICENCE_STATES.some((state) => state === value);
}

/** The licence that this server was started with. */
export function licenceOf({ options }: Sandbox): LicenceState {
  const { licence } = options;
  return isLicenceState(licence) ? licence : 'none';
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
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { PublicSettings } from './settingNames.ts';
