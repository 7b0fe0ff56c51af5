import type { SocketCaller } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type {
  ServerSocket,
  SocketHandler,
} from '@gatehouse-console/engine/sandbox/core/socketHandler.ts';
import { countUnread } from './store.ts';

/**
 * Sends a user the number of their unread messages, at once and with each new message, but not when messages are
 * read (protocol, section 10).
 */
export function unreadMessages(
  { sandbox, userId }: SocketCaller,
  line: ServerSocket,
): SocketHandler {
  const tell = () => {
    const unread = countUnread(sandbox, userId);
    line.send(JSON.stringify({ type: 'unread_count', unread_count: unread }));
  };
  tell();
  const end = sandbox.messageEvents.listen((userIds) => {
    if (userIds.has(userId)) tell();
  });
  return { end };
}
