import { membersPart } from '../membersPart.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type RowOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { hasLicence } from '../publicSettings/publicSettings.ts';
import { addressErrors } from '@gatehouse-console/engine/sandbox/wire/addressRules.ts';
import { ownersMatching } from '@gatehouse-console/engine/sandbox/resources/ownersMatching.ts';

const RESOURCE = 'acls.loginacl';
const RULES = table(RESOURCE);

/**
 * Login rules are global, and their bulk delete requires ids (protocol, section 5). An organization shows the
 * rules about its members.
 */
export const loginAcls: BehaviourOf<typeof RESOURCE> = {
  bulkDelete: 'ids',
  putDefaults: { action: undefined },
  scope: (call) => membersPart(call, RULES.user),
  offersChoice: { action: (value, call) => value !== 'confirm' || hasLicence(call.sandbox) },
  filters: {
    user_display: (value) => ownersMatching('users.user', ['name', 'username'], value, RULES.user),
  },
  validate(values): ErrorsOf<typeof RESOURCE> {
    const ip_group = addressErrors(Object(values['rules']).ip_group);
    return { rules: ip_group && { ip_group } };
  },
  titles: { user: (user: RowOf<'users.user'>) => String(user['username']) },
};
