import { changedValues } from './contact.ts';
import { MFA_FIELD, MFA_FORCED } from './ownFields.ts';
import { TERMS } from './TermsBox.tsx';
import type { OwnValues, ProfileValues } from './useSendOwn.ts';

/**
 * What a first login sends: the changed fields, and that it was the first. An enforced MFA level and
 * an empty key are left out, the agreement is not sent (contract: profile, section 3).
 */
export function welcomeValues(values: OwnValues, before: OwnValues): OwnValues {
  const changed = Object.entries(changedValues(values, before)).filter(
    ([name, value]) => name !== TERMS && !(name === MFA_FIELD.name && value === MFA_FORCED),
  );
  const told: ProfileValues = { is_first_login: false };
  return { ...Object.fromEntries(changed), ...told };
}
