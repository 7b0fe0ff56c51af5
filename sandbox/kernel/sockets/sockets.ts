import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { OpenSocket, Sandbox } from '../core/sandbox.ts';
import { resolveOrganization } from '../wire/organizations.ts';
import { sessionCookie } from '../wire/cookieNames.ts';
import { parseCookies } from '../wire/cookies.ts';
import { findSession } from '../wire/session.ts';
import { handshakeProblem, refuseHandshake } from './handshake.ts';

const SOCKETS = '/ws/';
/** Keeps proxies from closing idle connections, and finds those that are lost. */
const PING_INTERVAL_MS = 30_000;
/** Most web sockets per session; more than anybody has tabs, and each costs memory. */
const MOST_OF_A_SESSION = 100;

/** Larger than any message of the console. */
export const LARGEST_MESSAGE_BYTES = 64 * 1024;
const OPTIONS = {
  noServer: true,
  clientTracking: false,
  maxPayload: LARGEST_MESSAGE_BYTES,
  /** How long the other side may take to answer a close frame, in milliseconds. */
  closeTimeout: 1000,
};
/** Close codes. Source: RFC 6455, section 7.4.1. */
const CLOSE = { goingAway: 1001, unsupported: 1003, policy: 1008 } as const;

interface Listener {
  readonly connection: WebSocket;
  readonly userId: string;
  readonly sessionKey: string;
  /** Has the other side sent anything since the last ping? */
  alive: boolean;
}

/** Serves the web sockets of the areas to signed-in users. */
export function addSockets(
  app: FastifyInstance,
  sandbox: Sandbox,
  acceptsHost: (host: string | undefined) => boolean,
): void {
  const open = new Set<Listener>();
  const server = new WebSocketServer(OPTIONS);
  const countOf = (key: string) => [...open].filter(({ sessionKey }) => sessionKey === key).length;

  function closeEnded(): void {
    for (const listener of open) {
      if (!isSignedIn(sandbox, listener)) refuse(listener.connection);
    }
  }

  function accept(request: IncomingMessage, socket: Duplex, head: Buffer, start: OpenSocket): void {
    const session = findSession(
      sandbox,
      parseCookies(request.headers.cookie)[sessionCookie(sandbox)],
    );
    const person = sandbox.areas.people.find(
      sandbox,
      session?.userId,
      resolveOrganization(sandbox, []),
    );
    const status =
      handshakeProblem(request) ??
      (!session || !person ? 403 : countOf(session.key) >= MOST_OF_A_SESSION ? 429 : undefined);
    if (status !== undefined || !session || !person) return refuseHandshake(socket, status ?? 403);
    const who = { userId: person.id, sessionKey: session.key };
    server.handleUpgrade(request, socket, head, (connection) => {
      const listener: Listener = { connection, ...who, alive: true };
      open.add(listener);
      const caller = { sandbox, userId: who.userId, isSignedIn: () => isSignedIn(sandbox, who) };
      const talk = start(caller, {
        send: (text) => connection.send(text),
        close: () => refuse(connection),
      });
      const heard = () => (listener.alive = true);
      connection.on('ping', heard);
      connection.on('pong', heard);
      connection.on('message', (data, isBinary) => {
        heard();
        if (isBinary) connection.close(CLOSE.unsupported, 'Only text is read.');
        else talk.text?.(String(data));
      });
      // A broken connection is not an error of the server; `close` follows.
      connection.on('error', () => undefined);
      connection.on('close', () => {
        open.delete(listener);
        talk.end();
      });
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
    for (const listener of open) {
      if (!listener.alive) listener.connection.terminate();
      else listener.connection.ping();
      listener.alive = false;
    }
  }, PING_INTERVAL_MS).unref();
  app.addHook('preClose', async () => {
    clearInterval(pings);
    for (const { connection } of open) connection.close(CLOSE.goingAway);
  });
}

function refuse(connection: WebSocket): void {
  connection.close(CLOSE.policy, 'The session has ended.');
}

function isSignedIn(
  { database }: Sandbox,
  { sessionKey, userId }: Pick<Listener, 'sessionKey' | 'userId'>,
): boolean {
  const row = database.get('SELECT user_id FROM sessions WHERE key = ?', [sessionKey]);
  return row?.['user_id'] === userId;
}
