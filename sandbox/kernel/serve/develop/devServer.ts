import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server, IncomingHttpHeaders } from 'node:http';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { InlineConfig, ViteDevServer } from 'vite';
import type { ConsolePlaces } from '../../../../codegen/bundle/consoleConfig.ts';
import { NO_FINDINGS, type ShownFindings } from '../../../../codegen/report/shownFindings.ts';
import { isCrossSite } from '../../wire/csrf.ts';
import { developmentPolicy, SECURITY_HEADERS } from '../../../../codegen/model/securityHeaders.ts';

/** Messages between the page and this server, on vite's socket. */
const FINDINGS = 'gatehouse:findings';
const ASK_FINDINGS = 'gatehouse:ask-findings';
/** What the page gets besides the console; in development only, so that no byte of it is in a build. */
const DEV_TOOLS = 'dev/main.tsx';

const FORBIDDEN = 403;
const FINDINGS_PACKAGES = ['react', 'react-dom/client', 'react/jsx-dev-runtime'];

/** Folders of engine and project that the console and the developers' tools import. */
const SERVED = ['src', 'generated', 'codegen'];
/** vite's own list, and files of databases. */
const DENIED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.{db,sqlite}', '*.{db,sqlite}-*'];

/**
 * vite, with the developers' tools in its page.
 *
 * @param server whose upgrades vite takes for its socket
 * @param page what is served; the findings alone need few packages, and are there at once
 */
export async function devServer(
  places: ConsolePlaces,
  server: Server,
  allowedHosts: readonly string[],
  page: 'console' | 'findings' = 'console',
) {
  const { createServer, mergeConfig } = await import('vite');
  const { consoleConfig } = await import('../../../../codegen/bundle/consoleConfig.ts');
  const vite = await createServer(
    mergeConfig(consoleConfig(places), {
      appType: 'spa',
      ...(page === 'findings' && {
        optimizeDeps: { noDiscovery: true, include: FINDINGS_PACKAGES },
      }),
      server: {
        middlewareMode: true,
        hmr: { server },
        allowedHosts: [...allowedHosts],
        // Only the console itself reads what is served here.
        cors: false,
        fs: {
          allow: servedFolders(places),
          deny: DENIED,
        },
      },
      plugins: [
        {
          name: 'gatehouse-dev-tools',
          // A folder of its own, so that the console's packages are not prepared again after the findings.
          config: ({ cacheDir }) =>
            page === 'findings' && cacheDir ? { cacheDir: join(cacheDir, 'findings') } : undefined,
          configResolved: ({ cacheDir, server: { fs } }) => void fs.allow.push(cacheDir),
          transformIndexHtml: (_html, { server: running }) => [
            {
              tag: 'script',
              attrs: { type: 'module', src: `${running?.config.base ?? '/'}${DEV_TOOLS}` },
              injectTo: 'body',
            },
          ],
        },
      ],
    } satisfies InlineConfig),
  );
  let latest = NO_FINDINGS;
  vite.ws.on(ASK_FINDINGS, (_data, client) => client.send(FINDINGS, latest));
  return {
    vite,
    /** Shows findings on every open page, and on those that are opened later. */
    show(findings: ShownFindings) {
      latest = findings;
      vite.ws.send(FINDINGS, findings);
    },
  };
}

function servedFolders({ engine, project }: ConsolePlaces): string[] {
  // Packages may be linked from another folder, or stand further up.
  const packages = createRequire(join(engine, 'package.json')).resolve.paths('react') ?? [];
  const own = [engine, project].flatMap((folder) => SERVED.map((name) => join(folder, name)));
  const folders = [...own, ...packages].filter((folder) => existsSync(folder));
  return [...folders, ...folders.map((folder) => realpathSync(folder))];
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
    if (!maySee(request, base)) {
      reply.code(FORBIDDEN).type('text/plain; charset=utf-8');
      return void reply.send('Only pages of this console may ask for this.');
    }
    addDevelopmentHeaders(request, reply);
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
}

/** Below the base path: opens a file in the developer's editor. */
const EDITOR = '__open-in-editor';

/** Headers of what vite serves, which writes its answers itself. */
function addDevelopmentHeaders({ headers }: FastifyRequest, { raw }: FastifyReply): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) raw.setHeader(name, value);
  raw.setHeader('Content-Security-Policy', developmentPolicy(headers.host ?? ''));
}

/**
 * Whether vite may answer. Pages of other sites may link to the console, and do nothing else: they could read its
 * sources, and open files in the editor by an image (Fetch Metadata, section 2).
 *
 * @param base path of the console with slashes at both ends
 */
function maySee({ url, headers }: FastifyRequest, base: string): boolean {
  if (url.startsWith(`${base}${EDITOR}`)) return isOwnCall(headers);
  return headers['sec-fetch-dest'] === 'document' || !isCrossSite(headers);
}

/** Without TLS, browsers send fetch metadata to this machine alone, but the referrer to its own server anywhere. */
function isOwnCall({ 'sec-fetch-site': site, referer = '', host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'same-origin';
  return URL.canParse(referer) && new URL(referer).host === host;
}
