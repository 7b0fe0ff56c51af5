import type { Endpoint, Reply } from '../../kernel/core/behaviour.ts';
import { loginTicket } from './loginTickets.ts';
import { findAwaitedLogin } from '../authentication/awaitedLogins.ts';
import type { Call } from '../../kernel/core/call.ts';
import { sentence, type MessageKey } from '../../kernel/core/messages.ts';

const SAID: Readonly<Record<string, readonly [error: string, say: MessageKey]>> = {
  open: ['login_confirm_wait', 'loginWaits'],
  rejected: ['login_confirm_error', 'loginRefused'],
  closed: ['login_confirm_error', 'loginRefused'],
};

/** What has become of the ticket that this session waits for (protocol facts, section 8.1). */
const loginTicketEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    address: 'authentication/login-confirm-ticket/status',
    needs: 'anonymous',
    answer,
  },
];

function answer(call: Call): Reply {
  const awaited = findAwaitedLogin(call.sandbox, call.sessionKey);
  const ticket = awaited && loginTicket(call, awaited.ticket);
  if (ticket?.['state'] === 'approved') return { status: 200, body: { msg: 'ok' } };
  const [error, say] = SAID[String(ticket?.['state'])] ?? ['login_confirm_error', 'loginUnknown'];
  const data = { ticket_id: awaited?.ticket ?? '' };
  return { status: 200, body: { error, msg: sentence({ say }, call.language), data } };
}

export default loginTicketEndpoints;
