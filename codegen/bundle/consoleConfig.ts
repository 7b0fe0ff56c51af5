import react from '@vitejs/plugin-react';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { ENGINE } from '../model/engine.ts';
import { AFTER_PAGE_FILES, FIRST_LOAD_FILES, FORM_FILES } from '../model/firstLoad.ts';
import { consoleAliases } from './aliases.mjs';

/** Where a console is built from, and where it is served. */
export interface ConsolePlaces {
  /** Folder of the engine. */
  readonly engine: string;
  /** Folder of the project. */
  readonly project: string;
  /** Path of the console with slashes at both ends. */
  readonly base: string;
}

/** What so many parts need that load by themselves, dialogs, menus and pages, comes as one file. */
const SHARED_BY = 24;
/** Of our own code, and icons, three are enough. */
const OWN_SHARED_BY = 3;
const OWN =
  /\/src\/|\/codegen\/model\/|\/(?:es-toolkit|@tanstack\/react-query|@mui\/icons-material)\//;
/** No page without a form, a tree, a secret or a record loads any of it. */
const APART = new RegExp(
  [
    String.raw`\/src\/(?:${[
      'api/(?:aes|encryption|secrets)',
      'controls/(?:PopupCombobox|tree)',
      'fields/edit',
      'overrides',
      'pages/(?:detail/(?:DetailPage|RecordDetail)|form|tabs|tree)',
      'theme/useVisibleRows',
    ].join('|')})`,
    '/generated/',
    '/react-hook-form/',
    '/idb/',
    '[aA]utocomplete',
  ].join('|'),
);

/** Not code that is worked on: packages, but the engine, and what the development server made of them. */
const PACKAGES = new RegExp(String.raw`/node_modules/(?!${ENGINE}/)|/\.vite/`);

/** What is there before any other file is asked for. */
const FIRST_LOADED = /\/(?:boot|first|rolldown-runtime)-[\w-]+\.js$/;

/** What the terminal writes into the page as text, and what does the same through the CSSOM. */
const TERMINAL_STYLES: readonly (readonly [RegExp, replacement: string, places: number])[] = [
  [/[\w.]+\.createElement\("style"\)/g, 'cssomStyle($&)', 3],
  [
    /(\w)\.setAttribute\("style",`\$\{\1\.getAttribute\("style"\)\|\|""\}\$\{(\w)\};`\)/g,
    '$1.style.cssText+=$2+";"',
    1,
  ],
];

/** The content security policy refuses the text of style elements and attributes; the CSSOM is free. */
const stylesByCssom = (engine: string): Plugin => ({
  name: 'gatehouse-styles-by-cssom',
  transform: {
    filter: { id: /\/@xterm\/xterm\/lib\/xterm\.mjs$/ },
    handler(code) {
      let changed = code;
      for (const [pattern, replacement, places] of TERMINAL_STYLES) {
        const matches = code.match(pattern)?.length ?? 0;
        if (matches !== places)
          this.error(`${String(pattern)} matches ${matches} times, not ${places}`);
        changed = changed.replace(pattern, replacement);
      }
      const file = join(engine, 'src/theme/cssomStyle.ts');
      return `import { cssomStyle } from ${JSON.stringify(file)};\n${changed}`;
    },
  },
});

/** The package of the router offers those of its files alone that warn developers: 0.5 kB brotli of the first load. */
const routerWithoutWarnings = (engine: string): Plugin => ({
  name: 'gatehouse-router-without-warnings',
  // Packages that the development server has made ready would have a router of their own.
  apply: 'build',
  config() {
    const { resolve } = createRequire(join(engine, 'package.json'));
    const folder = join(dirname(resolve('react-router/package.json')), 'dist/production');
    return {
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(folder, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: join(folder, 'dom-export.mjs') },
        ],
      },
    };
  },
});

/** How vite builds and serves the console of a project, whose sources are the engine's and its own. */
export function consoleConfig({ engine, project, base }: ConsolePlaces): InlineConfig {
  const inEngine = (file: string) => join(engine, file).replaceAll(sep, '/');
  const [boot, ...first] = FIRST_LOAD_FILES.map(inEngine);
  const afterPage = AFTER_PAGE_FILES.map(inEngine);
  const forms = FORM_FILES.map(inEngine);
  return {
    configFile: false,
    // A project need not be installed to be served: its own names one of the package.
    tsconfig: inEngine('tsconfig.json'),
    optimizeDeps: { rolldownOptions: { tsconfig: inEngine('tsconfig.json') } },
    root: inEngine('src'),
    base,
    cacheDir: join(project, 'dist/.vite'),
    plugins: [react({ exclude: PACKAGES }), stylesByCssom(engine), routerWithoutWarnings(engine)],
    resolve: { alias: [...smallerPackages(engine), ...consoleAliases(engine, project)] },
    build: {
      outDir: join(project, 'dist/console'),
      emptyOutDir: true,
      manifest: true,
      // Shown by “About”.
      license: { fileName: 'licences.txt' },
      target: 'es2022',
      modulePreload: {
        polyfill: false,
        // What asks is there already. The list of all pages is in the smallest file: a page names what it needs.
        resolveDependencies: (_, files, { hostId }) =>
          /\/boot-/.test(hostId) ? [] : files.filter((file) => !FIRST_LOADED.test(file)),
      },
      reportCompressedSize: false,
      // `test/size.mjs` watches what the first load weighs on the way.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        // The generated tables import the list page when it is asked for, like every other page.
        // On a busy machine it would tell how long each plugin took.
        checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        treeshake: {
          moduleSideEffects: [
            // A function that nobody calls, in a package that does not say so: 0.7 kB brotli of the first load.
            { test: /\/hoist-non-react-statics\//, sideEffects: false },
          ],
        },
        output: {
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            // Each takes along what its modules import, as far as no group before it has that.
            groups: [
              // Small enough to be there, and to have asked the server, long before the next one.
              { name: 'boot', test: (id) => id === boot, priority: 4 },
              // What every first screen needs packs best as one file.
              { name: 'first', test: (id) => first.includes(id), priority: 3 },
              // On a slow link thirty files take five times as long as one.
              {
                name: 'shared',
                test: (id) => !APART.test(id),
                minShareCount: SHARED_BY,
                priority: 2,
              },
              {
                name: 'parts',
                test: (id) => OWN.test(id) && !APART.test(id),
                minShareCount: OWN_SHARED_BY,
                priority: 1,
              },
              // A page is in no group: whoever loads what it shares would load the page, refused or not.
              { name: 'forms', test: (id) => forms.includes(id) },
              // Asked for together, when the first page stands; what other parts share, too, is above.
              { name: 'after-page', test: (id) => afterPage.includes(id) },
            ],
          },
        },
      },
    },
  };
}

function smallerPackages(engine: string) {
  const { resolve } = createRequire(join(engine, 'package.json'));
  return [
    // node-polyglot asks for polyfills, which no browser of ours needs: 5 kB brotli of the first load.
    { find: 'object.entries', replacement: join(engine, 'src/app/small/entries.cjs') },
    { find: 'function-bind', replacement: join(engine, 'src/app/small/bind.cjs') },
    { find: 'warning', replacement: join(engine, 'src/app/small/warning.cjs') },
    // A script that a page from a server would have, which is not asked for: 0.6 kB brotli of the first load.
    {
      find: /^\.\.\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
      replacement: join(engine, 'src/app/small/noColorSchemeScript.cjs'),
    },
    // Parts of react-admin that nothing here uses, and an editor that is never on: 0.5 kB brotli of the first load.
    {
      find: /^.*\/convertLegacy(?:Auth|Data)Provider\.js$/,
      replacement: join(engine, 'src/app/small/sameProvider.mjs'),
    },
    {
      find: /^.*\/PreferencesEditorContextProvider\.js$/,
      replacement: join(engine, 'src/app/small/noPreferencesEditor.mjs'),
    },
    {
      find: '@emotion/is-prop-valid',
      replacement: join(engine, 'src/app/small/elementProps.mjs'),
    },
    // es-toolkit answers as lodash does and takes half of its bytes: 3.8 kB brotli of the first load.
    {
      find: /^lodash\/(\w+)\.js$/,
      replacement: join(dirname(resolve('es-toolkit/package.json')), 'compat/$1.mjs'),
    },
  ];
}
