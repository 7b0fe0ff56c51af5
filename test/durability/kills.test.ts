import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killAgainAndAgain } from './kills.mjs';

/** `npm run bench kills` does a hundred. */
const KILLS = 4;

describe('a server with --data', () => {
  // Inside the project, so that the bundle finds its external packages.
  const folder = resolve(`dist/test-kills-${process.pid}`);
  beforeAll(async () => {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: true,
        outDir: folder,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          input: { server: 'test/durability/server.ts' },
          output: { entryFileNames: '[name].mjs' },
        },
      },
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is killed again and again while it is written to, and loses nothing that it acknowledged', async () => {
    const command = ['node', join(folder, 'server.mjs')];
    const { acknowledged, wrong, intact } = await killAgainAndAgain(command, {
      kills: KILLS,
      seed: 9,
    });
    expect(wrong).toEqual([]);
    expect(intact).toBe('ok');
    expect(acknowledged).toBeGreaterThan(KILLS);
  });
});
