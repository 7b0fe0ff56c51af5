import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { NO_FINDINGS, type ShownFindings } from '../../../../codegen/report/shownFindings.ts';

/** Messages between the page and this server, on vite's socket. */
const FINDINGS = 'gatehouse:findings';
const ASK_FINDINGS = 'gatehouse:ask-findings';
/** What the page gets besides the console; in development only, so that no byte of it is in a build. */
const DEV_TOOLS = 'dev/main.tsx';

const FINDINGS_PACKAGES = ['react', 'react-dom/client', 'react/jsx-dev-runtime'];
const FINDINGS_CACHE = join('node_modules', '.cache', 'gatehouse-findings');

/** vite, with the developers' tools in its page. */
export interface DevServer {
  readonly vite: ViteDevServer;
  /** Shows findings on every open page, and on those that are opened later. */
  show(findings: ShownFindings): void;
}

/**
 * @param server whose upgrades vite takes for its socket
 * @param page what is served; the findings alone need few packages, and are there at once
 */
export async function devServer(
  project: string,
  server: Server,
  allowedHosts: readonly string[],
  page: 'console' | 'findings' = 'console',
): Promise<DevServer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(project, 'vite.config.ts'),
    appType: 'spa',
    ...(page === 'findings' && {
      cacheDir: join(project, FINDINGS_CACHE),
      optimizeDeps: { noDiscovery: true, include: FINDINGS_PACKAGES },
    }),
    server: {
      middlewareMode: true,
      hmr: { server },
      allowedHosts: [...allowedHosts],
      // The packages may be linked from another folder.
      fs: { allow: [project, realpathSync(join(project, 'node_modules'))] },
    },
    plugins: [
      {
        name: 'gatehouse-dev-tools',
        transformIndexHtml: (_html, { server: running }) => [
          {
            tag: 'script',
            attrs: { type: 'module', src: `${running?.config.base ?? '/'}${DEV_TOOLS}` },
            injectTo: 'body',
          },
        ],
      },
    ],
  });
  let latest = NO_FINDINGS;
  vite.ws.on(ASK_FINDINGS, (_data, client) => client.send(FINDINGS, latest));
  return {
    vite,
    show(findings) {
      latest = findings;
      vite.ws.send(FINDINGS, findings);
    },
  };
}

/** Lets vite answer everything below the base path but what `others` begins with. */
export function letViteAnswer(
  app: FastifyInstance,
  vite: ViteDevServer,
  base: string,
  others: string,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    if (!url.startsWith(base) || url.startsWith(others)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
}
