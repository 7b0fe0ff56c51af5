import type { FastifyInstance } from 'fastify';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { watchFolders } from '../../../codegen/cli/watchFolders.ts';
import type { ConsoleModel } from '../../../codegen/model/console.ts';
import { compileProject } from './compileProject.ts';
import { addConsoleEntrances } from './console.ts';

export interface Development {
  close(): Promise<void>;
}

/**
 * Serves the console from its sources with vite and watches manifests and locales. After a change it generates and
 * reloads the sandbox's model.
 *
 * @param base path of the console with slashes at both ends
 * @param reload called with every model that compiles
 * @param say prints what happened, or what is wrong
 * @param allowedHosts further host names that the server accepts
 */
export async function addDevelopment(
  app: FastifyInstance,
  project: string,
  base: string,
  reload: (model: ConsoleModel) => void,
  say: (line: string) => void,
  allowedHosts: readonly string[] = [],
): Promise<Development> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(project, 'vite.config.ts'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server }, allowedHosts: [...allowedHosts] },
  });
  addConsoleEntrances(app, base);
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(base)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
  const folders = ['manifest', 'locales'].map((folder) => join(project, folder));
  const stopWatching = watchFolders(folders, () => void regenerate(project, reload, say));
  return {
    async close() {
      stopWatching();
      await vite.close();
    },
  };
}

async function regenerate(
  project: string,
  reload: (model: ConsoleModel) => void,
  say: (line: string) => void,
): Promise<void> {
  const { model, diagnostics } = compileProject(project);
  if (!model) {
    for (const { file, range, message } of diagnostics) {
      say(`${file}:${range.start.line}:${range.start.column} ${message}`);
    }
    say('The manifests have mistakes; the console stays as it was.');
    return;
  }
  const code = await generate(project);
  if (code !== 0) return say(`generate ended with code ${code}.`);
  reload(model);
  say('Manifests read again.');
}

/** Runs the `generate` command; vite sees the changed files and reloads the page. */
function generate(project: string): Promise<number> {
  const program = join(project, 'dist', 'bin', 'gatehouse.mjs');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, 'generate'], {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}
