import type { FastifyInstance } from 'fastify';
import type { ConsoleModel } from '../../codegen/model/console.ts';
import { buildRouter } from './api/addresses.ts';
import { addApiRoutes } from './api/apiRoutes.ts';
import { createAnnouncements } from './core/announcements.ts';
import type { Areas, Sandbox, SessionRules } from './core/sandbox.ts';
import { NO_AREAS } from './core/noAreas.ts';
import { settingsOfLicence, type LicenceState } from './core/licenceState.ts';
import { TABLE_KINDS } from './formats/readTable.ts';
import { receiveUpload } from './formats/upload.ts';
import { planResources } from './resources/planResources.ts';
import { createTables } from './resources/tables.ts';
import { makeTextIndexes } from './resources/textIndexes.ts';
import { addBadNetwork, type Network } from './serve/badNetwork.ts';
import { createServer } from './serve/server.ts';
import { addSockets } from './sockets/sockets.ts';
import { openDatabase, type Database } from './store/database.ts';
import { repeatableNumbers, systemRandomness, type Randomness } from './store/randomness.ts';
import { createSystemTables } from './store/systemTables.ts';
import { SESSION_LIFETIME_S } from './wire/session.ts';

export interface KernelOptions {
  readonly model: ConsoleModel;
  /** What the areas of the API add; without any, the resources of the manifests are served alone. */
  readonly areas?: Areas;
  /** A fresh one in memory unless given. */
  readonly database?: Database;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
  readonly random?: Randomness;
  /** Public settings that differ from their defaults, a licence for example. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** How the enterprise licence stands; none unless given. */
  readonly licence?: LicenceState;
  /** How sessions end; by the real server's defaults unless given. */
  readonly sessions?: Partial<SessionRules>;
  /** How bad the way here is; a good one unless given. */
  readonly network?: Network;
  /** The enforcing policy cannot be kept while vite serves the code itself. */
  readonly contentSecurityPolicy?: boolean;
  /** Whether the server answers to the name in a `Host` header; to every name unless given. */
  readonly answersTo?: (host: string | undefined) => boolean;
  /** Fills the database before anything is served. */
  readonly fill?: (sandbox: Sandbox) => void;
  /** Adds what is no part of the API. */
  readonly addPages?: (app: FastifyInstance, sandbox: Sandbox) => void;
}

export interface RunningSandbox {
  readonly app: FastifyInstance;
  readonly sandbox: Sandbox;
  /** Serves another model from now on; tables are widened, no data goes. */
  reload(model: ConsoleModel): void;
  close(): Promise<void>;
}

/** The largest body: the server's import limit with room for the rest (protocol, section 6.1). */
const BODY_LIMIT_BYTES = 11 * 1024 * 1024;
/** The largest body takes so long at 0.3 Mbit/s. */
const REQUEST_MS = 300_000;
/** The same calls fail in the same order, so that what was seen can be seen again. */
const FAULT_SEED = 3;

/**
 * A server of the API without a port: tests call `app.inject`, `startSandbox` listens.
 *
 * @throws when the database cannot be opened or belongs to something else
 */
export function createKernel(options: KernelOptions): RunningSandbox {
  const database = options.database ?? openDatabase(':memory:');
  const areas = options.areas ?? NO_AREAS;
  const sandbox: Sandbox = {
    model: options.model,
    resources: planResources(options.model, areas),
    areas,
    database,
    random: options.random ?? systemRandomness,
    clock: options.clock ?? Date.now,
    settings: { ...settingsOfLicence(options.licence ?? 'none'), ...options.settings },
    licence: options.licence ?? 'none',
    sessions: { ageSeconds: SESSION_LIFETIME_S, ...options.sessions },
    newMessages: createAnnouncements(),
    textIndexes: new Set(),
  };
  createSystemTables(database, areas.tables);
  createTables(database, sandbox.resources);
  options.fill?.(sandbox);
  sandbox.textIndexes = makeTextIndexes(database, sandbox.resources.values());
  let router = buildRouter(sandbox);

  const answersTo = options.answersTo ?? (() => true);
  const app = createServer({
    bodyLimit: BODY_LIMIT_BYTES,
    requestMs: REQUEST_MS,
    contentSecurityPolicy: options.contentSecurityPolicy !== false,
    answersTo,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  // A form may hold pictures: its bytes are kept, one a letter.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, Buffer.from(body).toString('latin1')),
  );
  app.addContentTypeParser(Object.keys(TABLE_KINDS), (_request, payload, done) => {
    receiveUpload(payload).then((upload) => done(null, upload), done);
  });
  if (options.network) addBadNetwork(app, options.network, repeatableNumbers(FAULT_SEED));
  addApiRoutes(app, sandbox, () => router);
  options.addPages?.(app, sandbox);
  addSockets(app, sandbox, answersTo);

  return {
    app,
    sandbox,
    reload(model) {
      sandbox.model = model;
      sandbox.resources = planResources(model, areas);
      createTables(database, sandbox.resources);
      sandbox.textIndexes = makeTextIndexes(database, sandbox.resources.values());
      router = buildRouter(sandbox);
    },
    async close() {
      await app.close();
      if (!options.database) database.close();
    },
  };
}
