import { DAY_MS } from '../kernel/wire/dates.ts';
import { serverMessages } from '../kernel/core/serverMessages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicSettings } from '../kernel/core/settings.ts';
import { addLogRow, nameInLogs } from '../areas/audits/logRows.ts';
import type { Sandbox } from '../kernel/core/sandbox.ts';
import { hashPassword } from '../kernel/store/passwords.ts';
import { writePersonFact } from '../kernel/store/personFacts.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import type { Message } from '../kernel/core/messages.ts';
import { rememberPassword, wasUsedBefore } from '../areas/authentication/passwordHistory.ts';
import { followsPasswordRules } from '../areas/authentication/passwordRules.ts';
import { incoming, type Incoming } from '../kernel/wire/request.ts';
import { refusedForm } from './refusedForm.ts';
import { sendSecretForm } from './secretForm.ts';
import { table, type RowOf } from '../kernel/core/tables.ts';

const USERS = table('users.user');

const ADDRESS = '/core/auth/password/reset/';
const LOGIN = '/core/auth/login/';
const OWED = 'new password owed';
const TOKEN_LENGTH = 32;
/** As long as a correct password is valid during a login. Source: protocol, section 8.1. */
const LIFETIME_MS = 600_000;
const LONGEST_PASSWORD = 128;

/** Whether this user must change the password before anything else. */
export function mustChangePassword(sandbox: Sandbox, user: RowOf<'users.user'>): boolean {
  return user['need_update_password'] === 1 || isPasswordExpired(sandbox, user);
}

/** By the setting for the age of passwords; only for users whose password is on this server (protocol, section 17). */
function isPasswordExpired(sandbox: Sandbox, user: RowOf<'users.user'>): boolean {
  const changed = user['date_password_last_updated'];
  const days = publicSettings(sandbox)['SECURITY_PASSWORD_EXPIRATION_TIME'];
  if (user['source'] !== 'local' || typeof changed !== 'number' || typeof days !== 'number') {
    return false;
  }
  return sandbox.clock() - changed >= days * DAY_MS;
}

/** The address of the page for a user who must change the password. */
export function newPasswordAddress(sandbox: Sandbox, userId: string): string {
  const token = sandbox.random.token(TOKEN_LENGTH);
  writePersonFact(sandbox.database, userId, OWED, `${sandbox.clock() + LIFETIME_MS}:${token}`);
  return `${ADDRESS}?token=${token}`;
}

function personOfToken(sandbox: Sandbox, token: string): RowOf<'users.user'> | undefined {
  const row = sandbox.database.get(
    `SELECT user_id, value FROM person_facts
     WHERE name = ? AND substr(value, instr(value, ':') + 1) = ?`,
    [OWED, token],
  );
  const until = Number(String(row?.['value'] ?? '').split(':')[0]);
  if (!row || token === '' || !(until > sandbox.clock())) return undefined;
  return findUser(sandbox, String(row['user_id']));
}

/** The page that changes a password during a login; the person signs in again afterwards. */
export function addNewPasswordPage(app: FastifyInstance, sandbox: Sandbox): void {
  app.get(ADDRESS, (request, reply) => {
    const seen = incoming(sandbox, request);
    const token = seen.query.get('token') ?? '';
    if (!personOfToken(sandbox, token)) return reply.redirect(LOGIN, 302);
    return form(sandbox, seen, token, reply);
  });
  app.post(ADDRESS, (request, reply) => change(sandbox, request, reply));
}

function change(sandbox: Sandbox, request: FastifyRequest, reply: FastifyReply) {
  const seen = incoming(sandbox, request);
  const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const refused = refusedForm(sandbox, seen, reply, sent);
  if (refused) return refused;
  const token = seen.query.get('token') ?? '';
  const user = personOfToken(sandbox, token);
  if (!user) return reply.redirect(LOGIN, 302);
  const password = sent.get('new_password') ?? '';
  if (password !== sent.get('confirm_password')) {
    return form(sandbox, seen, token, reply, { say: serverMessages.passwordsDiffer });
  }
  if (password.length > LONGEST_PASSWORD || !followsPasswordRules(password, user, sandbox)) {
    return form(sandbox, seen, token, reply, { say: serverMessages.passwordTooWeak });
  }
  if (wasUsedBefore(sandbox, user, password)) {
    return form(sandbox, seen, token, reply, { say: serverMessages.passwordUsedBefore });
  }
  save(sandbox, user, password, request.ip);
  return reply.redirect(LOGIN, 302);
}

/** All sessions of the user end. */
function save(
  sandbox: Sandbox,
  user: RowOf<'users.user'>,
  password: string,
  remote_addr: string,
): void {
  const { database } = sandbox;
  const id = String(user['id']);
  const name = nameInLogs({ name: String(user['name']), username: String(user['username']) });
  database.transaction(() => {
    rememberPassword(sandbox, user);
    database.run(
      `UPDATE ${USERS} SET ${USERS.password} = ?, ${USERS.date_password_last_updated} = ?, ${USERS.need_update_password} = 0 WHERE id = ?`,
      [hashPassword(password), sandbox.clock(), id],
    );
    database.run('DELETE FROM sessions WHERE user_id = ?', [id]);
    writePersonFact(database, id, OWED, '');
    addLogRow(sandbox, 'audits.passwordchangelog', {
      user: name,
      change_by: name,
      remote_addr,
      datetime: sandbox.clock(),
    });
  });
}

function form(
  sandbox: Sandbox,
  seen: Incoming,
  token: string,
  reply: FastifyReply,
  problem?: Message,
) {
  return sendSecretForm(sandbox, reply, seen, {
    title: 'newPassword',
    lead: 'newPasswordLead',
    submit: 'newPasswordSave',
    action: `${ADDRESS}?token=${encodeURIComponent(token)}`,
    fields: [
      { name: 'new_password', label: 'newPassword', kind: 'new-password' },
      { name: 'confirm_password', label: 'newPasswordAgain', kind: 'new-password' },
    ],
    ...(problem && { problem }),
  });
}
