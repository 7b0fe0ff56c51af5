import { messages } from './messages.ts';
import { sharedMessages } from '../messages.ts';
import type { Endpoint, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { isLaterServer } from '../laterServer.ts';
import { loginTicket } from './loginTickets.ts';
import { findWaitingLogin } from '../authentication/waitingLogins.ts';
import { type LocalizedText, textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

const REASONS: Readonly<Record<string, readonly [error: string, say: LocalizedText]>> = {
  open: ['login_confirm_wait', sharedMessages.loginWaits],
  rejected: ['login_confirm_error', messages.loginRefused],
  closed: ['login_confirm_error', messages.loginRefused],
};

/** The state of the ticket that this session waits for (protocol, section 8.1). */
export const loginTicketEndpoints: readonly Endpoint[] = [
  get('authentication/login-confirm-ticket/status', 'anonymous', answer),
];

function answer(call: Call): Reply {
  const awaited = findWaitingLogin(call.sandbox, call.sessionKey);
  const ticket = awaited && loginTicket(call, awaited.ticket);
  if (ticket?.['state'] === 'approved') return ok({ msg: 'ok' });
  const [error, say] = REASONS[String(ticket?.['state'])] ?? [
    'login_confirm_error',
    messages.loginUnknown,
  ];
  const data = {
    ticket_id: awaited?.ticket ?? '',
    ...(isLaterServer(call.sandbox) && { username: usernameOf(awaited?.userId, call) }),
  };
  return ok({ error, msg: textFor(call, say), data });
}

function usernameOf(id: string | undefined, call: Call): string {
  const user = id === undefined ? undefined : rowWithId(call.sandbox, 'users.user', id);
  return String(user?.['username'] ?? '');
}
