import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ConsoleModel } from '../codegen/model/console.ts';
import { USUAL_BASE } from '../codegen/model/ownAddresses.ts';
import { createSandbox, type SandboxOptions } from './create.ts';
import type { RunningSandbox } from './kernel/kernel.ts';
import { addConsole } from './kernel/serve/console.ts';
import { addDevelopment } from './kernel/serve/develop.ts';
import { ownNames } from './kernel/serve/ownNames.ts';
import type { ProxyLimits } from './kernel/serve/proxy/limits.ts';
import { createServer } from './kernel/serve/server.ts';
import { openData, type OpenData } from './kernel/store/dataFolder.ts';

export interface StartSandboxOptions extends Pick<
  SandboxOptions,
  'seed' | 'scale' | 'clock' | 'random' | 'settings' | 'licence' | 'sessions' | 'network'
> {
  /** What the sandbox serves; in front of a real server it only says where the console lies. */
  readonly model?: ConsoleModel;
  /** Folder of a built console. */
  readonly console?: string;
  /** Project folder: serve the console from its sources instead, with hot reload. */
  readonly develop?: string;
  /** 0, the default, takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /** Folder that keeps the data; without it a temporary one goes at the end. */
  readonly data?: string;
  /** Names it answers to beside those of this machine. */
  readonly allowedHosts?: readonly string[];
  /** A real server, instead of the sandbox: scheme, name and port. */
  readonly api?: string;
  /** Where people see the console when a server with TLS stands in front: `https://console.example.com`. */
  readonly publicOrigin?: string;
  /** How long the real server is waited for. */
  readonly proxyLimits?: ProxyLimits;
  readonly say?: (line: string) => void;
}

export interface StartedSandbox {
  /** Without a slash at its end. */
  readonly url: string;
  /** Path of the console, with slashes at both ends. */
  readonly base: string;
  close(): Promise<void>;
}

const DEFAULT_HOST = '127.0.0.1';

interface Backend {
  readonly app: FastifyInstance;
  readonly reload: (model: ConsoleModel) => void;
  close(): Promise<void>;
}

/**
 * Starts the whole server on a port: console and API.
 *
 * @throws with `code: 'EADDRINUSE'` when the port is taken, `'OTHER_SCALE'` when the data has another
 *   size, `'UNUSABLE_DATA'` when there is no keeping it
 */
export async function startSandbox(options: StartSandboxOptions): Promise<StartedSandbox> {
  const backend = options.api ? await frontOf(options.api, options) : sandboxOf(options);
  const { app } = backend;
  const say = options.say ?? (() => undefined);
  try {
    const base = options.model?.app.base ?? USUAL_BASE;
    if (options.console) await addConsole(app, resolve(options.console), base);
    const development = options.develop
      ? await addDevelopment(app, options.develop, base, backend.reload, say, options.allowedHosts)
      : undefined;
    const host = options.host ?? DEFAULT_HOST;
    await app.listen({ port: options.port ?? 0, host });
    return {
      url: urlOf(app, host),
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

function urlOf(app: FastifyInstance, host: string): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}

function sandboxOf(options: StartSandboxOptions): Backend {
  const { model, seed, scale, clock, random, settings, licence, sessions, network } = options;
  if (!model) throw new Error('The sandbox needs a compiled model.');
  const folder = options.data ? resolve(options.data) : mkdtempSync(join(tmpdir(), 'gatehouse-'));
  const data = openData(folder);
  const running = createOn(data, {
    model,
    seed,
    clock,
    random,
    settings,
    licence,
    ...(scale !== undefined && { scale }),
    ...(sessions && { sessions }),
    ...(network && { network }),
    contentSecurityPolicy: !options.develop,
    answersTo: namesOf(options),
  });
  return {
    app: running.app,
    reload: (next) => running.reload(next),
    async close() {
      await running.close();
      data.close();
      if (!options.data) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database whose data does not suit goes back as it was. */
function createOn(data: OpenData, options: SandboxOptions): RunningSandbox {
  try {
    return createSandbox({ ...options, database: data.database });
  } catch (error) {
    data.close();
    throw error;
  }
}

/** The console alone, its calls passed on. Only its own pages get our policy. */
async function frontOf(api: string, options: StartSandboxOptions): Promise<Backend> {
  // Most servers are started without it.
  const { addProxy } = await import('./kernel/serve/proxy/proxy.ts');
  const answersTo = namesOf(options);
  const app = createServer({
    // The proxy looks after the time that a body takes.
    requestMs: 0,
    contentSecurityPolicy: !options.develop,
    answersTo,
  });
  const { proxyLimits: limits, publicOrigin } = options;
  addProxy(app, new URL(api), { answersTo, publicOrigin, ...(limits && { limits }) });
  return { app, reload: () => undefined, close: () => app.close() };
}

function namesOf({ host, allowedHosts = [], publicOrigin }: StartSandboxOptions) {
  const there = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname];
  return ownNames(host ?? DEFAULT_HOST, [...allowedHosts, ...there]);
}
