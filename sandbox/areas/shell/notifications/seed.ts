import { addSiteMessage } from './store.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowsWhere, rowWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const USERS = table('users.user');
const SESSIONS = table('terminal.session');
const COMMANDS = table('terminal.command');

const MS_PER_SECOND = 1000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface DemoMessage {
  readonly to: readonly string[];
  readonly from?: string;
  readonly ago: number;
  readonly read?: true;
  readonly subject: string;
  readonly message: string;
}

const ALERT =
  '<p>Command: <b>%{input}</b></p><p>Asset: %{asset}</p><p>User: %{user}</p><p>Level: Danger</p><p>Session: <a href="%{base}#/terminal/sessions/%{session}?oid=%{org_id}">view</a></p>';

/** Messages of the demo accounts, oldest first, in the kinds of HTML that real senders use. */
const MESSAGES: readonly DemoMessage[] = [
  {
    to: ['admin', 'orgadmin', 'auditor', 'alice'],
    from: 'Administrator(admin)',
    ago: 40 * DAY_MS,
    read: true,
    subject: 'Welcome to Nordhafen',
    message: '<p>This console is for practice: nothing you do here reaches a real host.</p>',
  },
  {
    to: ['admin', 'auditor'],
    ago: 12 * DAY_MS,
    subject: 'Monthly access review',
    message:
      '<p>One permission has expired and can be deleted:</p><ul><li>Contractors, spring</li></ul>',
  },
  {
    to: ['alice'],
    ago: 9 * DAY_MS,
    subject: 'Your password will expire',
    message: '<p>Please choose a new one <strong>within ten days</strong>.</p>',
  },
  {
    to: ['admin', 'orgadmin'],
    ago: 2 * DAY_MS,
    subject: 'Command alert',
    message: ALERT,
  },
  {
    to: ['admin', 'alice'],
    from: 'Olga Admiraal(orgadmin)',
    ago: 5 * HOUR_MS,
    subject: 'Restart tonight',
    message:
      '<p>The hosts in Rotterdam restart between <strong>22:00 and 23:00</strong>. Please end your sessions before.</p>',
  },
  {
    to: ['admin'],
    ago: HOUR_MS / 4,
    subject: 'Backup finished',
    message: '<p>All accounts were saved. It took 4 minutes.</p>',
  },
];

/** Seeded last, so that the ids of other records do not change. */
export function seedSiteMessages(call: Call): void {
  const { sandbox, now } = call;
  for (const { to, from = '', ago, read, subject, message } of MESSAGES) {
    const readers = to.flatMap((username) => {
      const row = rowWhere(sandbox, 'users.user', equals(USERS.username, username));
      return row ? [String(row['id'])] : [];
    });
    const sent = now - ago;
    addSiteMessage(sandbox, readers, {
      subject,
      message,
      sender: from,
      sent,
      ...(read && { readAt: sent + HOUR_MS }),
    });
  }
}

/**
 * Fills in what the server tells of a dangerous command, with the old address of its session (protocol, section 10): of
 * somebody who is connected now, where there is such a command.
 */
export function fillCommandAlert({ sandbox }: Call): void {
  const running = rowsWhere(sandbox, 'terminal.session', equals(SESSIONS.is_finished, 0));
  const users = new Set(running.map((session) => session['user']));
  const commands = rowsWhere(sandbox, 'terminal.command', equals(COMMANDS.risk_level, 5));
  const newest = commands.toSorted((a, b) => Number(b['timestamp']) - Number(a['timestamp']));
  const [command = {}] = [...newest.filter((one) => users.has(one['user'])), ...newest];
  const facts = { ...command, base: sandbox.model.app.base };
  const filled = ALERT.replaceAll(/%\{(\w+)\}/g, (_, name: string) =>
    String(Object.entries(facts).find(([known]) => known === name)?.[1] ?? ''),
  );
  sandbox.database.run('UPDATE site_messages SET message = ?, date_created = ? WHERE message = ?', [
    filled,
    Number(command['timestamp'] ?? 0) * MS_PER_SECOND,
    ALERT,
  ]);
}
