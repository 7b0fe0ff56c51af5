import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const YEAR_S = 31_536_000;
/** Files with a hash in their name never change. */
const HASHED = /[/\\]assets[/\\][^/\\]+-[\w-]{7,}\.\w+$/;

/**
 * Serves the built console below its base path. Compressed files are used when they exist; hashed files are cached
 * for ever, the page itself is revalidated. Unknown paths without a file extension are addresses of the console
 * and get the page.
 *
 * @param folder the folder of the build
 * @param base path with slashes at both ends: `/ui/`
 */
export async function addConsole(
  app: FastifyInstance,
  folder: string,
  base: string,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built console in ${folder}. Run "npm run build" first.`);
  }
  await app.register(fastifyStatic, {
    root: folder,
    prefix: base,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    // Internal files of the build: the hash of its sources, the list of its files.
    dotfiles: 'ignore',
    setHeaders(response, path) {
      const plain = path.replace(/\.(br|gz)$/, '');
      const forEver = HASHED.test(plain);
      response.setHeader(
        'Cache-Control',
        forEver ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
      );
    },
  });
  addConsoleEntrances(app, base);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const address = path.startsWith(base) && !/\.\w+$/.test(path);
    if (address && (request.method === 'GET' || request.method === 'HEAD')) {
      return reply.sendFile('index.html');
    }
    return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  });
}

/** Redirects `/` and the base path without its trailing slash to the console. */
export function addConsoleEntrances(app: FastifyInstance, base: string): void {
  for (const path of new Set(['/', base.slice(0, -1) || '/'])) {
    if (path !== base) app.get(path, (_request, reply) => reply.redirect(base, 302));
  }
}
