import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compile } from '../../codegen/compile/compile.ts';
import { emit } from '../../codegen/emit/emit.ts';
import type { ConsoleModel } from '../../codegen/model/console.ts';
import config from '../../vite.config.ts';
import { app } from '../../generated/app.ts';
import { startSandbox } from '../../sandbox/start.ts';
import { actionIn } from './offers.ts';
import { projectSources } from '../projectSources.ts';
import { temporaryFolder } from '../afterwards.ts';

/** The project with another base path. */
function below(base: string): ConsoleModel {
  const sources = projectSources();
  const { model, diagnostics } = compile({
    ...sources,
    manifests: sources.manifests.map((file) =>
      file.path === 'manifest/app.yaml'
        ? { ...file, text: file.text.replace(/^base: .*$/m, `base: ${base}`) }
        : file,
    ),
  });
  if (!model) throw new Error(JSON.stringify(diagnostics));
  return model;
}

describe('the base path of app.yaml', () => {
  let model: ConsoleModel;
  beforeAll(() => {
    model = below('/gate/');
  });

  it('is what the console is built for', () => {
    expect(config).toMatchObject({ base: app.base });
    const text = emit(model).find(({ path }) => path === 'generated/app.ts')?.content;
    expect(text).toContain("base: '/gate/'");
  });

  it('is not in the addresses of pages that actions open: the router adds it', () => {
    expect(actionIn(model, 'assets.asset', 'cloud')?.does).toEqual({
      kind: 'page',
      address: '/console/assets/cloud',
    });
  });

  it('is where the sandbox serves the console, and leads to it', async () => {
    const built = temporaryFolder();
    writeFileSync(join(built, 'index.html'), '<!doctype html><title>console</title>');
    const started = await startSandbox({ model, seed: 'accounts', console: built });
    const ask = (path: string) => fetch(`${started.url}${path}`, { redirect: 'manual' });
    expect(started.base).toBe('/gate/');
    for (const path of ['/', '/gate']) {
      expect((await ask(path)).headers.get('location')).toBe('/gate/');
    }
    expect((await ask('/gate/console/users/users')).status).toBe(200);
    expect((await ask('/ui/')).status).toBe(404);
    await started.close();
  });
});
