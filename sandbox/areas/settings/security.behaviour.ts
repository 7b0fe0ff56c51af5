import type { ServedField } from '#project/generated/names.ts';
import { addressErrors } from '@gatehouse-console/engine/sandbox/wire/addressRules.ts';
import type { BehaviourOf, ErrorsOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const RESOURCE = 'settings.security';

const LISTS = [
  'SECURITY_LOGIN_IP_WHITE_LIST',
  'SECURITY_LOGIN_IP_BLACK_LIST',
] as const satisfies readonly ServedField<typeof RESOURCE>[];

/** The allow list and the block list contain addresses, networks, ranges or `*` (protocol, section 16). */
export const securitySettings: BehaviourOf<typeof RESOURCE> = {
  validate(values): ErrorsOf<typeof RESOURCE> {
    return Object.fromEntries(LISTS.map((name) => [name, addressErrors(values[name])]));
  },
};
