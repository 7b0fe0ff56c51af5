import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import {
  personOf,
  type Call,
  type Endpoint,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { requireRecentLogin } from './confirmation.ts';
import { ok, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';

const MESSENGERS = ['wecom', 'dingtalk', 'feishu'] as const;

/**
 * Unbinds a messenger account: one's own, or as an administrator that of a user. Requires confirmation. Source:
 * protocol, sections 8 and 9.
 */
export const unbinding: readonly Endpoint[] = MESSENGERS.flatMap((messenger): Endpoint[] => {
  const unbind = (call: Call, userId: string) => {
    setColumns(call.sandbox, 'users.user', userId, { [`${messenger}_id` as const]: null });
    return ok({ msg: 'ok' });
  };
  const special = { metadata: requireRecentLogin };
  return [
    post(
      `authentication/${messenger}/qr/unbind/:id`,
      'users.change_user',
      (call, { id = '' }) => {
        requireRecentLogin(call);
        return unbind(call, String(findRow('users.user', id, call)['id']));
      },
      special,
    ),
    post(
      `authentication/${messenger}/qr/unbind`,
      [],
      (call) => {
        requireRecentLogin(call);
        return unbind(call, personOf(call).id);
      },
      special,
    ),
  ];
});
