import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const YEAR_S = 31_536_000;
/** Files whose names carry their content hash never change. */
const HASHED = /[/\\]assets[/\\][^/\\]+-[\w-]{7,}\.\w+$/;

/**
 * Serves the built console below its base path: compressed where a compressed file lies beside it, hashed
 * files for ever, the page itself asked for anew each time. Unknown paths without an extension are
 * the console's own addresses.
 *
 * @param folder where the build lies
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
    // What the build keeps for itself: the hash of its sources, the names of all of them.
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

/** `/`, and the base path without its last slash, lead to the console. */
export function addConsoleEntrances(app: FastifyInstance, base: string): void {
  for (const path of new Set(['/', base.slice(0, -1) || '/'])) {
    if (path !== base) app.get(path, (_request, reply) => reply.redirect(base, 302));
  }
}
