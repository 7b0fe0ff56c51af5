import { addSiteMessage } from './store.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { rowWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const USERS = table('users.user');

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
    message:
      '<table><tr><th>Host</th><td>ham-db-01</td></tr><tr><th>Command</th><td><code>rm -rf /srv/old</code></td></tr></table><p><a href="%{base}console/assets/assets">Look at the hosts</a></p>',
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
      message: message.replace('%{base}', sandbox.model.app.base),
      sender: from,
      sent,
      ...(read && { readAt: sent + HOUR_MS }),
    });
  }
}
