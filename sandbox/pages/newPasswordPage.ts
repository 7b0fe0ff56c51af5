import { DAY_MS } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { sharedMessages } from '../areas/messages.ts';
import { publicSettings } from '../areas/publicSettings/publicSettings.ts';
import { insertRow } from '@gatehouse-console/engine/sandbox/resources/insertRow.ts';
import { nameInLogs } from '../areas/audits/logRows.ts';
import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { writePersonFact } from '@gatehouse-console/engine/sandbox/store/personFacts.ts';
import { findUser } from '../areas/authentication/accounts.ts';
import type { Message } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { newPassword, wasUsedBefore } from '../areas/authentication/passwordHistory.ts';
import { followsPasswordRules } from '../areas/authentication/passwordRules.ts';
import { LOGIN } from './addresses.ts';
import { formSession, sendForm } from './form.ts';
import { sendRefused } from './loginPage.ts';
import { sentForm, type Pages, type Visit } from './visit.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';

const ADDRESS = '/core/auth/password/reset/';
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

/** The page that changes a password during a login; the user signs in again afterwards. */
export function addNewPasswordPage(pages: Pages): void {
  pages.get(ADDRESS, (visit) =>
    personOfToken(visit.sandbox, tokenOf(visit))
      ? askForPassword(visit)
      : visit.reply.redirect(LOGIN),
  );
  pages.post(ADDRESS, changePassword);
}

function tokenOf({ query }: Visit): string {
  return query.get('token') ?? '';
}

function changePassword(visit: Visit) {
  const { sandbox, reply, request } = visit;
  const form = sentForm(visit);
  if (!form) return sendRefused(visit);
  const user = personOfToken(sandbox, tokenOf(visit));
  if (!user) return reply.redirect(LOGIN);
  const password = form.get('new_password') ?? '';
  if (password !== form.get('confirm_password')) {
    return askForPassword(visit, { say: sharedMessages.passwordsDiffer });
  }
  if (password.length > LONGEST_PASSWORD || !followsPasswordRules(password, user, sandbox)) {
    return askForPassword(visit, { say: sharedMessages.passwordTooWeak });
  }
  if (wasUsedBefore(sandbox, user, password)) {
    return askForPassword(visit, { say: sharedMessages.passwordUsedBefore });
  }
  save(sandbox, user, password, request.ip);
  return reply.redirect(LOGIN);
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
  const name = nameInLogs(user);
  database.transaction(() => {
    const stored = { ...newPassword(sandbox, user, password), need_update_password: 0 };
    setColumns(sandbox, 'users.user', id, stored);
    database.run('DELETE FROM sessions WHERE user_id = ?', [id]);
    writePersonFact(database, id, OWED, '');
    insertRow(sandbox, 'audits.passwordchangelog', {
      user: name,
      change_by: name,
      remote_addr,
      datetime: sandbox.clock(),
    });
  });
}

function askForPassword(visit: Visit, problem?: Message) {
  const field = { kind: 'newPassword', required: true } as const;
  return sendForm(visit, formSession(visit), {
    title: 'newPassword',
    lead: 'newPasswordLead',
    problem,
    action: `${ADDRESS}?token=${encodeURIComponent(tokenOf(visit))}`,
    fields: [
      { ...field, name: 'new_password', label: 'newPassword', focus: true },
      { ...field, name: 'confirm_password', label: 'newPasswordAgain' },
    ],
    submit: 'newPasswordSave',
  });
}
