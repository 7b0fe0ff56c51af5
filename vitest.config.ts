import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { consoleAliases } from './codegen/bundle/aliases.mjs';
import { writeStaleCatalogues } from './codegen/bundle/freshCatalogues.mjs';
import { LONG_TEST_LIMIT_MS, TEST_LIMIT_MS, WAIT_LIMIT_MS } from './test/limits.mjs';
import { sample } from './test/sample.ts';

const project = fileURLToPath(new URL('.', import.meta.url));
/**
 * The console whose generated files the tests take: that of this folder, or the one of `GATEHOUSE_PROJECT=FOLDER` where
 * the engine stands alone (`test/durability/engineAlone.test.ts`).
 */
const consoleProject = join(project, process.env['GATEHOUSE_PROJECT'] ?? '.');
await writeStaleCatalogues(project, consoleProject);

const aliases = consoleAliases(project, consoleProject);
/** One copy of the router and of react-admin's core, or contexts do not meet. */
const singleRouter = [{ find: 'react-router-dom', replacement: 'react-router' }];
const inlined = [/react-admin/, /ra-/, /react-router/];

/**
 * Tests that need a page: those that draw, and those that say so in their first line. They are one project: among others,
 * each of them would end a worker, and with it all that the worker has loaded.
 */
const onPage = readdirSync(`${project}test`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `test/${path}`)
  .filter(
    (path) =>
      path.endsWith('x') ||
      readFileSync(`${project}${path}`, 'utf8').startsWith('// @vitest-environment jsdom'),
  );

/** `GATEHOUSE_SERVER=v2.28`: browser tests run before this version of the server, without the files that say nothing of it. */
const otherServer = process.env['GATEHOUSE_SERVER'] !== undefined;
const ofFirstServer = [
  // Facts of the first version.
  'applications/applications',
  'perms/loginRules',
  'reader/access',
  'settings/settings',
  'shell/topBar',
  'shell/verification',
  'shell/zones',
  'tasks/showSecret',
  'tickets/otherServer',
  'tickets/record',
  'tickets/tickets',
  // Other consoles, and servers that tests start in another way.
  'examples/blog',
  'examples/bookshop',
  'examples/helpdesk',
  'shell/brokenManifest',
  'shell/development',
  'shell/explain',
  'shell/start',
].map((name) => `${name}.test.ts`);
const browserTests = readdirSync(`${project}test/e2e`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts') && !name.startsWith('walk'))
  .filter((name) => !otherServer || !ofFirstServer.includes(name))
  .map((name) => `test/e2e/${name}`);

const ofPresets = ['test/src/presets/**/*.test.{ts,tsx}'];

type Options = NonNullable<TestProjectInlineConfiguration['test']>;
let groups = 0;

/** A project of its own group: its files, and what their workers have loaded, are not mixed with others. */
function tests(
  name: string,
  test: Options,
  config: Partial<TestProjectInlineConfiguration> = {},
): TestProjectInlineConfiguration {
  groups += 1;
  return {
    root: project,
    resolve: { alias: aliases },
    ...config,
    test: {
      name,
      environment: 'node',
      isolate: false,
      // Left to itself, the runner takes one core less than there are.
      maxWorkers: 2,
      testTimeout: TEST_LIMIT_MS,
      hookTimeout: TEST_LIMIT_MS,
      expect: { poll: { timeout: WAIT_LIMIT_MS } },
      sequence: { groupOrder: groups },
      ...test,
    },
  };
}

const consoleCode = { resolve: { alias: [...singleRouter, ...aliases] } };
const drawn = { ...consoleCode, plugins: [react()] };
/** Each test begins without the calls and stand-ins of the one before. */
const ofConsole: Options = {
  clearMocks: true,
  unstubGlobals: true,
  setupFiles: ['test/src/cleanTest.ts'],
  server: { deps: { inline: inlined } },
};
const drawing: Options = {
  ...ofConsole,
  environment: 'jsdom',
  setupFiles: [
    'test/src/patience.ts',
    'test/src/plainStyles.ts',
    'test/src/cleanPage.ts',
    'test/src/cleanTest.ts',
  ],
};
const inBrowser: Options = { globalSetup: ['test/e2e/freshBuild.ts'] };

/** `docs/testing.md` says what each of them proves. */
export default defineConfig({
  cacheDir: `${project}node_modules/.vite`,
  test: {
    reporters: ['default', './test/quality/reporter.mjs'],
    tags: [{ name: 'core', description: 'Browser tests that are part of `npm test`.' }],
    projects: [
      tests('node', {
        include: ['test/{codegen,manifest,sandbox,contract,project}/**/*.test.ts'],
        exclude: onPage,
        globalSetup: ['test/freshBundle.ts'],
      }),
      tests(
        'browser-rules',
        { ...ofConsole, include: ['test/src/**/*.test.ts'], exclude: onPage },
        consoleCode,
      ),
      tests('browser-code', { ...drawing, include: onPage, exclude: ofPresets }, drawn),
      // What the engine does with another session: each start has modules of its own.
      tests(
        'browser-presets',
        { ...ofConsole, environment: 'jsdom', isolate: true, include: ofPresets },
        consoleCode,
      ),
      // `npm run test:e2e`: what people do. Those with the tag `core` are part of `npm test`.
      tests('e2e', {
        ...inBrowser,
        include: [...sample(browserTests, otherServer ? 'otherServer' : 'files')],
      }),
      // `npm run test:walk`: every route as everybody, too long for every run of the tests.
      tests('walk', {
        ...inBrowser,
        include: ['test/e2e/walk*.test.ts'],
        testTimeout: LONG_TEST_LIMIT_MS,
      }),
      // `npm run test:durability`: kills, malformed requests, many records, types.
      tests('durability', {
        include: ['test/durability/**/*.test.ts'],
        globalSetup: ['test/freshBundle.ts'],
        // Memory is measured here.
        isolate: true,
        testTimeout: LONG_TEST_LIMIT_MS,
      }),
    ],
  },
});
