import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ConsolePlaces } from '../codegen/bundle/consoleConfig.ts';
import { serverPathsOf } from '../codegen/derive/apiFacts.ts';
import type { ConsoleModel } from '../codegen/model/console.ts';
import { DEFAULT_BASE, SERVER_COOKIE } from '../codegen/model/ownAddresses.ts';
import type { FastifyInstance } from 'fastify';
import { createSandbox, type SandboxOptions } from './create.ts';
import type { RunningSandbox } from './kernel/kernel.ts';
import { addConsole } from './kernel/serve/console.ts';
import { addDevelopment } from './kernel/serve/develop/develop.ts';
import { hostNameCheck } from './kernel/serve/hostNameCheck.ts';
import type { ProxyLimits } from './kernel/serve/proxy/limits.ts';
import { createServer, portOf } from './kernel/serve/server.ts';
import { NO_ANSWER_POLICY, renderNoAnswer } from './kernel/pages/noAnswerPage.ts';
import { openData, type OpenData } from './kernel/store/dataFolder.ts';

interface StartSandboxOptions extends Omit<SandboxOptions, 'model' | 'database' | 'acceptsHost'> {
  /** The model; with `api` its base path, its session and the root of its API are used. */
  readonly model?: ConsoleModel;
  /** Folder of a built console. */
  readonly console?: string;
  /** Serves the console from its sources instead, with hot reload. */
  readonly develop?: ConsolePlaces;
  /** 0, the default, chooses a free port. */
  readonly port?: number;
  readonly host?: string;
  /** Folder of the database; a temporary one, deleted at the end, when absent. */
  readonly data?: string;
  /** Further host names that the server accepts. */
  readonly allowedHosts?: readonly string[];
  /** A real server to use instead of the sandbox: scheme, name and port. */
  readonly api?: string;
  /** The console's address for browsers behind a TLS proxy: `https://console.example.com`. */
  readonly publicOrigin?: string;
  /** Timeouts of calls to the real server. */
  readonly proxyLimits?: ProxyLimits;
  readonly say?: (line: string) => void;
}

export interface StartedSandbox {
  /** Without a trailing slash. */
  readonly url: string;
  /** Path of the console, with slashes at both ends. */
  readonly base: string;
  close(): Promise<void>;
}

const DEFAULT_HOST = '127.0.0.1';

/**
 * Starts the server with console and API.
 *
 * @throws with `code: 'EADDRINUSE'` when the port is taken, `'OTHER_SCALE'` when the data has another size,
 * `'UNUSABLE_DATA'` when it cannot be stored
 */
export async function startSandbox(options: StartSandboxOptions): Promise<StartedSandbox> {
  const backend = options.api ? await consoleWithProxy(options.api, options) : sandboxOf(options);
  const { app } = backend;
  const say = options.say ?? (() => undefined);
  try {
    const base = options.model?.app.base ?? DEFAULT_BASE;
    if (options.model?.app.servers.length) tellVersion(app, base, options.server);
    if (options.console) await addConsole(app, resolve(options.console), base);
    const development = options.develop
      ? await addDevelopment(app, options.develop, backend.reload, say, options.allowedHosts)
      : undefined;
    const host = options.host ?? DEFAULT_HOST;
    await app.listen({ port: options.port ?? 0, host });
    return {
      url: urlAt(portOf(app) ?? 0, host),
      base,
      async close() {
        await development?.close();
        await backend.close();
      },
    };
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** A cookie tells the console which server it has; without one it finds out. */
function tellVersion(app: FastifyInstance, base: string, server = ''): void {
  const age = server === '' ? '; Max-Age=0' : '';
  app.addHook('onSend', async (request, reply) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || !request.url.startsWith(base)) return;
    reply.header('Set-Cookie', `${SERVER_COOKIE}=${server}; Path=${base}; SameSite=Lax${age}`);
  });
}

/** The address of a server, without a trailing slash. */
export function urlAt(port: number, host: string): string {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}

function sandboxOf(options: StartSandboxOptions) {
  const { model } = options;
  if (!model) throw new Error('The sandbox needs a compiled model.');
  const folder = options.data ? resolve(options.data) : mkdtempSync(join(tmpdir(), 'gatehouse-'));
  const data = openData(folder);
  const running = createSandboxOn(data, { ...options, model, acceptsHost: namesOf(options) });
  return {
    app: running.app,
    reload: (next: ConsoleModel) => running.reload(next),
    async close() {
      await running.close();
      data.close();
      if (!options.data) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the sandbox; closes the data when it cannot be used. */
function createSandboxOn({ database, close }: OpenData, options: SandboxOptions): RunningSandbox {
  try {
    return createSandbox({ ...options, database });
  } catch (error) {
    close();
    throw error;
  }
}

/** Serves the console and forwards its calls. The security headers only apply to the console's own pages. */
async function consoleWithProxy(api: string, options: StartSandboxOptions) {
  // Loaded on demand, because most servers do not need it.
  const { addProxy } = await import('./kernel/serve/proxy/proxy.ts');
  const acceptsHost = namesOf(options);
  const app = createServer({
    // Uploads take as long as they need, as long as they go on.
    requestMs: 0,
    receiveLimits: options.receiveLimits,
    acceptsHost,
  });
  addProxy(app, new URL(api), {
    paths: options.model?.serverPaths ?? serverPathsOf(),
    acceptsHost,
    publicOrigin: options.publicOrigin,
    limits: options.proxyLimits,
    noAnswerPage: (headers, reason) => ({
      html: renderNoAnswer(options.model, headers, api, reason),
      policy: NO_ANSWER_POLICY,
    }),
  });
  return { app, reload: () => undefined, close: () => app.close() };
}

/** Which host names a server with these options accepts. */
export function namesOf({
  host,
  allowedHosts = [],
  publicOrigin,
}: Pick<StartSandboxOptions, 'host' | 'allowedHosts' | 'publicOrigin'>) {
  const there = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname];
  return hostNameCheck(host ?? DEFAULT_HOST, [...allowedHosts, ...there]);
}
