import type { FastifyInstance } from 'fastify';
import type { ConsoleModel } from '../../codegen/model/console.ts';
import { servedModel } from '../../codegen/model/servedModel.ts';
import { buildRouter } from './api/addresses.ts';
import { addApiRoutes } from './api/apiRoutes.ts';
import { createMessageEvents } from './core/messageEvents.ts';
import type { Areas, Sandbox, SessionRules } from './core/sandbox.ts';
import { TABLE_KINDS } from './formats/readTable.ts';
import { receiveUpload } from './formats/upload.ts';
import { planResources } from './resources/planResources.ts';
import { createTables } from './resources/tables.ts';
import { addBadNetwork, type Network } from './serve/badNetwork.ts';
import type { ReceiveLimits } from './serve/receiveLimits.ts';
import { createServer } from './serve/server.ts';
import { addSockets } from './sockets/sockets.ts';
import { openDatabase, type Database } from './store/database.ts';
import { repeatableNumbers, systemRandomness, type Randomness } from './store/randomness.ts';
import { createSystemTables } from './store/systemTables.ts';
import { isCall } from './wire/isCall.ts';
import { SESSION_LIFETIME_S } from './wire/session.ts';
import { plainAreas } from './session/plainAreas.ts';
import { addSessionPages } from './session/sessionPages.ts';

export interface KernelOptions {
  readonly model: ConsoleModel;
  /** The version that it is; by default the first that the project serves. */
  readonly server?: string | undefined;
  /** Without areas, only the resources of the manifests are served, and what their `session` asks for. */
  readonly areas?: Areas;
  /** A new in-memory database by default. */
  readonly database?: Database;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  readonly random?: Randomness;
  /** Public settings that differ from their defaults. */
  readonly settings?: Sandbox['settings'];
  /** What the project's own options say. */
  readonly options?: Sandbox['options'];
  /** By default those of the real server. */
  readonly sessions?: Partial<SessionRules>;
  /** Latency and faults; none by default. */
  readonly network?: Network;
  /** Whether the server accepts the name in a `Host` header; by default every name. */
  readonly acceptsHost?: (host: string | undefined) => boolean;
  /** How long clients may take to send a request. */
  readonly receiveLimits?: ReceiveLimits | undefined;
  /** Adds data before the server answers. */
  readonly fill?: (sandbox: Sandbox) => void;
  /** Adds routes outside the API. */
  readonly addPages?: (app: FastifyInstance, sandbox: Sandbox) => void;
}

export interface RunningSandbox {
  readonly app: FastifyInstance;
  readonly sandbox: Sandbox;
  /** Replaces the model; tables get new columns but lose no data. */
  reload(model: ConsoleModel): void;
  close(): Promise<void>;
}

/** Largest body: the server's import limit plus some room (protocol, section 6.1). */
const BODY_LIMIT_BYTES = 11 * 1024 * 1024;
/** The time that the largest body takes at 0.3 Mbit/s. */
const REQUEST_MS = 300_000;
/** A fixed seed makes the same calls fail in the same order. */
const FAULT_SEED = 3;

/**
 * A server of the API that does not listen: tests call `app.inject`, `startSandbox` opens the port.
 *
 * @throws when the database cannot be opened or is not one of the sandbox
 */
export function createKernel(options: KernelOptions): RunningSandbox {
  const database = options.database ?? openDatabase(':memory:');
  const areas = options.areas ?? plainAreas();
  const server = options.server ?? options.model.app.servers[0]?.version;
  const model = servedModel(options.model, server);
  const sandbox: Sandbox = {
    model,
    server,
    resources: planResources(model, areas, server),
    areas,
    database,
    random: options.random ?? systemRandomness,
    clock: options.clock ?? Date.now,
    settings: options.settings ?? {},
    options: options.options ?? {},
    sessions: { ageSeconds: SESSION_LIFETIME_S, ...options.sessions },
    messageEvents: createMessageEvents(),
  };
  createSystemTables(
    database,
    areas.parts.flatMap(({ tables = [] }) => tables),
  );
  createTables(database, sandbox.resources);
  options.fill?.(sandbox);
  let router = buildRouter(sandbox);

  const acceptsHost = options.acceptsHost ?? (() => true);
  const app = createServer({
    bodyLimit: BODY_LIMIT_BYTES,
    requestMs: REQUEST_MS,
    receiveLimits: options.receiveLimits,
    acceptsHost,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  // A form may contain pictures, so its body is kept as a binary string.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, Buffer.from(body).toString('latin1')),
  );
  app.addContentTypeParser(Object.keys(TABLE_KINDS), (_request, payload, done) => {
    receiveUpload(payload).then((upload) => done(null, upload), done);
  });
  if (options.network) {
    addBadNetwork(app, options.network, repeatableNumbers(FAULT_SEED), (path) =>
      isCall(path, sandbox.model),
    );
  }
  addApiRoutes(app, sandbox, () => router);
  if (!options.areas) addSessionPages(app, sandbox);
  options.addPages?.(app, sandbox);
  addSockets(app, sandbox, acceptsHost);

  return {
    app,
    sandbox,
    reload(changed) {
      sandbox.model = servedModel(changed, server);
      sandbox.resources = planResources(sandbox.model, areas, server);
      createTables(database, sandbox.resources);
      router = buildRouter(sandbox);
    },
    async close() {
      await app.close();
      if (!options.database) database.close();
    },
  };
}
