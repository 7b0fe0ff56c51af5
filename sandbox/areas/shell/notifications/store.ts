import type { Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Row } from '@gatehouse-console/engine/sandbox/store/database.ts';
import { EVERYTHING, condition, isIn } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { countRows } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

interface NewMessage {
  readonly subject: string;
  /** HTML as it was sent; clients sanitize it before they show it. */
  readonly message: string;
  /** `Name(username)`; empty for messages of the system. */
  readonly sender: string;
  readonly sent: number;
  readonly readAt?: number;
}

export function addSiteMessage(
  { database, random }: Sandbox,
  userIds: readonly string[],
  { subject, message, sender, sent, readAt }: NewMessage,
): void {
  const id = random.uuid();
  database.transaction(() => {
    for (const userId of new Set(userIds)) {
      database.run(
        `INSERT INTO site_messages (id, user_id, subject, message, sender, date_created, read_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [id, userId, subject, message, sender, sent, readAt ?? null],
      );
    }
  });
}

export function countUnread({ database }: Sandbox, userId: string): number {
  const unread = condition('user_id = ? AND read_at IS NULL', userId);
  return countRows({ database }, 'site_messages', unread);
}

export function messagesOf(
  { database }: Sandbox,
  userId: string,
  hasRead: boolean | undefined,
): readonly Row[] {
  const state = hasRead === undefined ? '' : `AND read_at IS ${hasRead ? 'NOT ' : ''}NULL`;
  return database.all(
    `SELECT * FROM site_messages WHERE user_id = ? ${state} ORDER BY date_created DESC, rowid DESC`,
    [userId],
  );
}

export function messageOf({ database }: Sandbox, userId: string, id: string): Row | undefined {
  return database.get('SELECT * FROM site_messages WHERE user_id = ? AND id = ?', [userId, id]);
}

/** Marks the user's unread messages as read: those with these ids, or all. */
export function markRead(
  { database, clock }: Sandbox,
  userId: string,
  ids: readonly string[] | 'all',
): void {
  const chosen = ids === 'all' ? EVERYTHING : isIn('id', ids);
  database.run(
    `UPDATE site_messages SET read_at = ? WHERE user_id = ? AND read_at IS NULL AND ${chosen.sql}`,
    [clock(), userId, ...chosen.parameters],
  );
}
