import { sessionFacts } from '#project/generated/session.ts';
import { factAddress } from '../../api/apiAddress.ts';
import { request } from '../../api/client.ts';

/** Number of messages in the drawer (spec 1, section 9). */
const MESSAGES_LIMIT = 15;
const ADDRESS = sessionFacts.messages?.address ?? '';

/** A message as the API answers it. */
export interface SiteMessage {
  readonly id: string;
  readonly subject: string;
  /** HTML from the sender: sanitize before showing it. */
  readonly message: string;
  /** In the server's format. */
  readonly date_created: string;
  /** Empty for system messages. */
  readonly sender: string | null;
}

interface UnreadMessages {
  readonly count: number;
  readonly results: readonly SiteMessage[];
}

/** The newest unread messages and their total number (spec 1, section 7). */
export function loadUnread(): Promise<UnreadMessages> {
  return request(factAddress(ADDRESS), {
    query: { offset: 0, limit: MESSAGES_LIMIT, has_read: 'false' },
    quiet: true,
  });
}

export async function loadUnreadTotal(): Promise<number> {
  const { total } = await request<{ readonly total: number }>(
    factAddress(`${ADDRESS}/unread-total`),
    {
      quiet: true,
    },
  );
  return total;
}

/** Quiet: the caller shows the failure (spec 1, section 8). */
export function markRead(ids: readonly string[]): Promise<unknown> {
  return request(factAddress(`${ADDRESS}/mark-as-read`), {
    method: 'PATCH',
    body: { ids },
    quiet: true,
  });
}

export function markAllRead(): Promise<unknown> {
  return request(factAddress(`${ADDRESS}/mark-as-read-all`), {
    method: 'PATCH',
    body: {},
    quiet: true,
  });
}
