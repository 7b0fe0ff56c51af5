import { useCallback } from 'react';
import type { ProfileField } from '../../../session/types.ts';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { PlainAddress } from '../../../api/apiAddress.ts';
import { request } from '../../../api/client.ts';
import { encryptFields } from '../../../api/encryption.ts';
import { useSessionCommands } from '../../../session/sessionCommands.ts';

/** Values of a form about one's profile. */
export type ProfileValues = { readonly [Name in ProfileField]?: unknown };
/** Values of a form, by the names of their fields. */
export type OwnValues = Readonly<Record<string, unknown>>;

/**
 * Sends something about oneself and reads the profile anew, so that menu, bar and pages know of it
 * (contract: profile, section 6). Secrets are encrypted on a copy.
 */
export function useSendOwn(
  address: PlainAddress,
  method: 'PUT' | 'PATCH',
  fields: readonly FieldModel[],
): (values: OwnValues) => Promise<void> {
  const { refreshProfile } = useSessionCommands();
  return useCallback(
    async (values) => {
      const body = await encryptFields(values, fields);
      await request(address, { method, body, quiet: true });
      // It is saved, whatever becomes of this: a session that ended with it is told by its 401.
      await refreshProfile().catch(() => undefined);
    },
    [address, fields, method, refreshProfile],
  );
}
