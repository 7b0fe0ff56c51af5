import { words } from './words.ts';
import { serverWords } from '../../kernel/core/words.ts';
import type { Endpoint, Call } from '../../kernel/core/sandbox.ts';
import type { Reply } from '../../kernel/core/values.ts';
import { loginTicket } from './loginTickets.ts';
import { findAwaitedLogin } from '../authentication/awaitedLogins.ts';
import { sentence, type Sentence } from '../../kernel/core/messages.ts';

const SAID: Readonly<Record<string, readonly [error: string, say: Sentence]>> = {
  open: ['login_confirm_wait', serverWords.loginWaits],
  rejected: ['login_confirm_error', words.loginRefused],
  closed: ['login_confirm_error', words.loginRefused],
};

/** The state of the ticket that this session waits for (protocol, section 8.1). */
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
  const [error, say] = SAID[String(ticket?.['state'])] ?? [
    'login_confirm_error',
    words.loginUnknown,
  ];
  const data = { ticket_id: awaited?.ticket ?? '' };
  return { status: 200, body: { error, msg: sentence({ say }, call.language), data } };
}

export default loginTicketEndpoints;
