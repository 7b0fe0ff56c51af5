import type { ConsolePlaces } from '../../../../codegen/bundle/consoleConfig.ts';
import type { ConsoleModel } from '../../../../codegen/model/console.ts';
import { explainerOf } from '../../../../codegen/cli/explainer.ts';
import { addConsoleEntrances } from '../console.ts';
import { developmentPolicy } from '../../../../codegen/model/securityHeaders.ts';
import { createServer, portOf } from '../server.ts';
import { generateProject } from './checking.ts';
import { devServer, letViteAnswer } from './devServer.ts';
import { watchManifests } from './develop.ts';
import { addTools, toolsPath } from './tools.ts';

/** Has no console: the developers' tools show the findings. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Gatehouse: the manifests have mistakes</title>
  </head>
  <body></body>
</html>
`;

interface BrokenStartOptions {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host: string;
  readonly acceptsHost: (host: string | undefined) => boolean;
  readonly allowedHosts: readonly string[];
  readonly say: (line: string) => void;
  /** Called with port and path once the page can be opened. */
  readonly opened: (port: number, base: string) => void;
}

/** A console that can start now. */
export interface Mended {
  readonly model: ConsoleModel;
  /** Where the open pages wait for it. */
  readonly port: number;
}

/**
 * Serves a page with the findings of broken manifests until they are mended. Pages that are open then wait for the
 * console at the same port.
 */
export async function untilMended(
  places: ConsolePlaces,
  options: BrokenStartOptions,
): Promise<Mended> {
  const app = createServer({
    requestMs: 0,
    acceptsHost: options.acceptsHost,
  });
  const { vite, show } = await devServer(places, app.server, options.allowedHosts, 'findings');
  const { project, base } = places;
  addConsoleEntrances(app, base);
  app.addHook('onRequest', async (request, reply) => {
    const isPage = request.headers.accept?.includes('text/html') === true;
    const isTool = request.url.startsWith(toolsPath(base));
    if (!request.url.startsWith(base) || isTool || !isPage) return undefined;
    const page = await vite.transformIndexHtml(base, PAGE);
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', developmentPolicy(request.headers.host ?? ''))
      .send(page);
  });
  letViteAnswer(app, vite, base, toolsPath(base));
  addTools(app, places, explainerOf(project));
  await app.listen({ port: options.port, host: options.host });
  const port = portOf(app) ?? options.port;
  const model = await new Promise<ConsoleModel>((mended) => {
    let running = Promise.resolve();
    const check = () => {
      running = running.then(async () => {
        const checked = await generateProject(places, ({ findings }) => show(findings));
        show(checked.findings);
        if (checked.report !== '') options.say(checked.report);
        if (!checked.model) return;
        stopWatching();
        mended(checked.model);
      });
    };
    const stopWatching = watchManifests(project, check);
    check();
    options.opened(port, base);
  });
  // Its socket would keep the server open.
  await vite.close();
  await app.close();
  return { model, port };
}
