import type { ProfileField } from '../../../session/types.ts';
import { PHONE } from './ownFields.ts';
import type { OwnValues, ProfileValues } from './useSendOwn.ts';
import type { TextKey } from '../../../../generated/texts.ts';

/** What is wrong with a phone number, if anything (contract: profile, section 2; the server has the last word). */
export function phoneProblem(
  values: ProfileValues,
): { readonly path: ProfileField; readonly key: TextKey } | undefined {
  const { phone } = values;
  if (typeof phone !== 'string' || PHONE.test(phone.trim())) return undefined;
  return { path: 'phone', key: 'profile.form.phoneProblem' };
}

/** The values that differ from what they were, texts without the spaces around them. */
export function changedValues(values: OwnValues, before: OwnValues): OwnValues {
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([name, value]) => value !== (before[name] ?? '')),
  );
}
