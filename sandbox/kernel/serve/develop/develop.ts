import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ConsolePlaces } from '../../../../codegen/bundle/consoleConfig.ts';
import { explainerOf } from '../../../../codegen/cli/explainer.ts';
import { watchFolders } from '../../../../codegen/cli/watchFolders.ts';
import type { ConsoleModel } from '../../../../codegen/model/console.ts';
import { addConsoleEntrances } from '../console.ts';
import { generateProject } from './checking.ts';
import { devServer, letViteAnswer } from './devServer.ts';
import { addTools, toolsPath } from './tools.ts';

/**
 * Serves the console from its sources with vite and watches manifests, locales and overrides. At first and after a
 * change it generates; after a change it also reloads the sandbox's model. While they have errors, the console stays as
 * it was, and its pages show the findings.
 *
 * @param places the engine, the project, and where the console is served
 * @param reload called with every model that compiles
 * @param say prints what happened, or what is wrong
 * @param allowedHosts further host names that the server accepts
 */
export async function addDevelopment(
  app: FastifyInstance,
  places: ConsolePlaces,
  reload: (model: ConsoleModel) => void,
  say: (line: string) => void,
  allowedHosts: readonly string[] = [],
) {
  const { project, base } = places;
  // They may have changed while nothing watched them.
  const started = await generateProject(places, () => undefined);
  if (started.report !== '') say(started.report);
  const { vite, show } = await devServer(places, app.server, allowedHosts);
  const explainer = explainerOf(project);
  addConsoleEntrances(app, base);
  letViteAnswer(app, vite, base, toolsPath(base));
  addTools(app, places, explainer);
  let shown = started.findings;
  show(shown);
  let running = Promise.resolve();
  const stopWatching = watchManifests(project, () => {
    running = running.then(async () => {
      const { model, findings, report } = await generateProject(places, (compiled) => {
        // Warnings about hand-written code are known later.
        if (shown.errorCount + compiled.findings.errorCount > 0) show(compiled.findings);
      });
      explainer.refresh();
      if (model) reload(model);
      if (model && model.app.base !== base)
        say('The base path has changed: stop this, and start again.');
      shown = findings;
      show(shown);
      if (report !== '') say(report);
      say(
        model
          ? 'Manifests read again.'
          : 'The manifests have mistakes; the console stays as it was.',
      );
    });
  });
  return {
    async close() {
      stopWatching();
      await running;
      await vite.close();
    },
  };
}

/** Calls `changed` after every change of manifests, texts and hand-written files, whose names are generated from. */
export function watchManifests(project: string, changed: () => void): () => void {
  return watchFolders(
    ['manifest', 'locales', 'src/i18n/frame', 'src/overrides'].map((folder) =>
      join(project, folder),
    ),
    changed,
  );
}
