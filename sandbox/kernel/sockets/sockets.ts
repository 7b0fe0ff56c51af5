import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OpenSocket, Sandbox } from '../core/sandbox.ts';
import { resolveOrganization } from '../wire/organizations.ts';
import { SESSION_COOKIE } from '../wire/cookieNames.ts';
import { parseCookies } from '../wire/cookies.ts';
import { findSession } from '../wire/session.ts';
import { openConnection, type Connection } from './connection.ts';
import { CLOSE } from './frames.ts';
import { acceptHandshake, handshakeProblem, refuseHandshake } from './handshake.ts';

const SOCKETS = '/ws/';
/** Keeps proxies from closing idle connections, and finds those that are lost. */
const PING_INTERVAL_MS = 30_000;
/** Most web sockets per session; more than anybody has tabs, and each costs memory. */
const MOST_OF_A_SESSION = 100;

interface Listener {
  readonly connection: Connection;
  readonly userId: string;
  readonly sessionKey: string;
}

/** Serves the web sockets of the areas to signed-in people. */
export function addSockets(
  app: FastifyInstance,
  sandbox: Sandbox,
  acceptsHost: (host: string | undefined) => boolean,
): void {
  const open = new Set<Listener>();
  const countOf = (key: string) => [...open].filter(({ sessionKey }) => sessionKey === key).length;

  function closeEnded(): void {
    for (const { connection, ...who } of open) {
      if (!isSignedIn(sandbox, who)) refuse(connection);
    }
  }

  function accept(request: IncomingMessage, socket: Duplex, head: Buffer, start: OpenSocket): void {
    const session = findSession(sandbox, parseCookies(request.headers.cookie).get(SESSION_COOKIE));
    const person = sandbox.areas.people.find(
      sandbox,
      session?.userId,
      resolveOrganization(sandbox, []),
    );
    const status =
      handshakeProblem(request) ??
      (!session || !person ? 403 : countOf(session.key) >= MOST_OF_A_SESSION ? 429 : undefined);
    if (status !== undefined || !session || !person) return refuseHandshake(socket, status ?? 403);
    acceptHandshake(request, socket);
    const who = { userId: person.id, sessionKey: session.key };
    openConnection(socket, head, (connection) => {
      const listener: Listener = { connection, ...who };
      open.add(listener);
      const caller = { sandbox, userId: who.userId, isSignedIn: () => isSignedIn(sandbox, who) };
      const talk = start(caller, { send: connection.send, close: () => refuse(connection) });
      return {
        ...talk,
        end() {
          open.delete(listener);
          talk.end();
        },
      };
    });
  }

  app.server.on('upgrade', (request, socket: Duplex, head) => {
    const [path = ''] = (request.url ?? '').split('?');
    // Other web sockets have their own handlers, for example vite's.
    if (!path.startsWith(SOCKETS) && app.server.listenerCount('upgrade') > 1) return;
    socket.on('error', () => socket.destroy());
    const start = sandbox.areas.sockets[path];
    if (!acceptsHost(request.headers.host)) refuseHandshake(socket, 421);
    else if (start) accept(request, socket, head, start);
    else refuseHandshake(socket, 404);
  });

  // Sessions end through calls: logout, a new password, a login elsewhere, a blocked user.
  let seen = sandbox.database.changesOf('sessions');
  app.addHook('onResponse', async () => {
    const changes = sandbox.database.changesOf('sessions');
    if (changes !== seen) closeEnded();
    seen = changes;
  });
  const pings = setInterval(() => {
    closeEnded();
    for (const { connection } of open) connection.ping();
  }, PING_INTERVAL_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(pings);
    for (const { connection } of open) connection.close(CLOSE.goingAway);
  });
}

function refuse(connection: Connection): void {
  connection.close(CLOSE.policy, 'The session has ended.');
}

function isSignedIn(
  { database }: Sandbox,
  { sessionKey, userId }: Pick<Listener, 'sessionKey' | 'userId'>,
): boolean {
  const row = database.get('SELECT user_id FROM sessions WHERE key = ?', [sessionKey]);
  return row?.['user_id'] === userId;
}
