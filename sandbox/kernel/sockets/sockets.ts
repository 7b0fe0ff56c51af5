import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Sandbox } from '../core/sandbox.ts';
import { countUnread } from '../../areas/notifications/store.ts';
import { findUser } from '../../areas/authentication/accounts.ts';
import { SESSION_COOKIE } from '../wire/cookieNames.ts';
import { parseCookies } from '../wire/cookies.ts';
import { findSession } from '../wire/session.ts';
import { openConnection, type Connection } from './connection.ts';
import { CLOSE } from './frames.ts';
import { acceptHandshake, handshakeProblem, refuseHandshake } from './handshake.ts';
import { taskLogReader } from '../../areas/ops/taskLogReader.ts';

const SOCKETS = '/ws/';
const SITE_MESSAGES = '/ws/notifications/site-msg/';
const TASK_LOGS = '/ws/ops/tasks/log/';
/** Keeps proxies from closing a quiet connection, and finds those that are gone. */
const PING_INTERVAL_MS = 30_000;
/** More tabs than anybody has open; each costs some memory as long as it is open. */
const MOST_OF_A_SESSION = 100;

interface Listener {
  readonly connection: Connection;
  readonly userId: string;
  readonly sessionKey: string;
}

/**
 * Serves two sockets: one tells people how many messages they have not read, at once and with each
 * new message; nothing is said when messages are read (protocol facts, section 10). The other follows
 * the logs of tasks (section 15).
 */
export function addSockets(
  app: FastifyInstance,
  sandbox: Sandbox,
  answersTo: (host: string | undefined) => boolean,
): void {
  const listeners = new Set<Listener>();
  const readers = new Set<Listener>();

  function tell({ connection, userId }: Listener): void {
    const unread = countUnread(sandbox, userId);
    connection.send(JSON.stringify({ type: 'unread_count', unread_count: unread }));
  }

  const open = () => [...listeners, ...readers];
  const countOf = (key: string) => open().filter(({ sessionKey }) => sessionKey === key).length;

  function closeEnded(): void {
    for (const listener of open()) {
      if (isSignedIn(sandbox, listener)) continue;
      listener.connection.close(CLOSE.policy, 'The session has ended.');
    }
  }

  function accept(request: IncomingMessage, socket: Duplex, head: Buffer, path: string): void {
    const session = findSession(sandbox, parseCookies(request.headers.cookie).get(SESSION_COOKIE));
    const user = findUser(sandbox, session?.userId);
    const status =
      handshakeProblem(request) ??
      (!session || !user ? 403 : countOf(session.key) >= MOST_OF_A_SESSION ? 429 : undefined);
    if (status !== undefined || !session || !user) return refuseHandshake(socket, status ?? 403);
    acceptHandshake(request, socket);
    const who = { userId: String(user['id']), sessionKey: session.key };
    const places = path === TASK_LOGS ? readers : listeners;
    const log =
      path === TASK_LOGS && taskLogReader(sandbox, who.userId, () => isSignedIn(sandbox, who));
    const connection = openConnection(socket, head, {
      end() {
        places.delete(listener);
        if (log) log.stop();
      },
      ...(log && { text: log.ask }),
    });
    const listener: Listener = { connection, ...who };
    places.add(listener);
    if (!log) tell(listener);
  }

  app.server.on('upgrade', (request, socket: Duplex, head) => {
    const [path = ''] = (request.url ?? '').split('?');
    // Other sockets belong to others: vite's, while the console is served from its sources.
    if (!path.startsWith(SOCKETS) && app.server.listenerCount('upgrade') > 1) return;
    socket.on('error', () => socket.destroy());
    if (!answersTo(request.headers.host)) refuseHandshake(socket, 421);
    else if (path === SITE_MESSAGES || path === TASK_LOGS) accept(request, socket, head, path);
    else refuseHandshake(socket, 404);
  });

  const stopListening = sandbox.newMessages.listen((userIds) => {
    for (const listener of listeners) if (userIds.has(listener.userId)) tell(listener);
  });
  // Sessions end by calls: logging out, a new password, a login elsewhere, a person who is blocked.
  let seen = sandbox.database.changesOf('sessions');
  app.addHook('onResponse', async () => {
    const changes = sandbox.database.changesOf('sessions');
    if (changes !== seen) closeEnded();
    seen = changes;
  });
  const pings = setInterval(() => {
    closeEnded();
    for (const { connection } of open()) connection.ping();
  }, PING_INTERVAL_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(pings);
    stopListening();
    for (const { connection } of open()) connection.close(CLOSE.goingAway);
  });
}

function isSignedIn(
  { database }: Sandbox,
  { sessionKey, userId }: Pick<Listener, 'sessionKey' | 'userId'>,
): boolean {
  const row = database.get('SELECT user_id FROM sessions WHERE key = ?', [sessionKey]);
  return row?.['user_id'] === userId;
}
