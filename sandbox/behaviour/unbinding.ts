import { findRow } from '../resources/answer.ts';
import { resourceOf } from '../sandbox.ts';
import { isConfirmed } from '../wire/confirmation.ts';
import { permissionDenied } from '../wire/errors.ts';
import type { Endpoint } from './behaviour.ts';

const MESSENGERS = ['wecom', 'dingtalk', 'feishu'] as const;

/**
 * An administrator parts a user from a messenger, after proving who they are. Source: protocol facts,
 * sections 8 and 9.
 */
export const unbinding: readonly Endpoint[] = MESSENGERS.map((messenger) => ({
  method: 'POST',
  address: `authentication/${messenger}/qr/unbind/:id`,
  needs: ['users.change_user'],
  answer: (call, { id = '' }) => {
    if (!isConfirmed(call)) throw permissionDenied();
    const row = findRow(resourceOf(call.sandbox, 'users.user'), id, call);
    call.sandbox.database.run(`UPDATE r_users_user SET ${messenger}_id = NULL WHERE id = ?`, [
      row['id'] ?? null,
    ]);
    return { status: 200, body: { msg: 'ok' } };
  },
}));
