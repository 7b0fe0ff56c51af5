import { findRow } from '../../kernel/resources/answer.ts';
import { resourceOf, personOf, type Call, type Endpoint } from '../../kernel/core/sandbox.ts';
import { table } from '../../kernel/core/tables.ts';
import { isConfirmed } from './confirmation.ts';
import { permissionDenied } from '../../kernel/core/errors.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { ok, post } from '../../kernel/core/endpoints.ts';

const USERS = table('users.user');
const MESSENGERS = ['wecom', 'dingtalk', 'feishu'] as const;

/**
 * Unbinds a messenger account: one's own, or as an administrator that of a user. Requires confirmation. Source:
 * protocol, sections 8 and 9.
 */
export const unbinding: readonly Endpoint[] = MESSENGERS.flatMap((messenger): Endpoint[] => [
  post(`authentication/${messenger}/qr/unbind/:id`, 'users.change_user', (call, { id = '' }) => {
    if (!isConfirmed(call)) throw permissionDenied();
    const row = findRow(resourceOf(call.sandbox, 'users.user'), id, call);
    return part(call, messenger, String(row['id']));
  }),
  post(`authentication/${messenger}/qr/unbind`, [], (call) => {
    if (!isConfirmed(call)) throw permissionDenied();
    return part(call, messenger, personOf(call).id);
  }),
]);

function part({ sandbox }: Call, messenger: (typeof MESSENGERS)[number], userId: string): Reply {
  const bound = USERS[`${messenger}_id` as const];
  sandbox.database.run(`UPDATE ${USERS} SET ${bound} = NULL WHERE id = ?`, [userId]);
  return ok({ msg: 'ok' });
}
