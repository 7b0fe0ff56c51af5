import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const project = fileURLToPath(new URL('.', import.meta.url));

/** Its package names only the build that warns developers. */
const leanRouter = {
  'react-router-dom': `${project}node_modules/react-router/dist/production/index.mjs`,
  'react-router': `${project}node_modules/react-router/dist/production/index.mjs`,
};
/** Parts of libraries that no browser of ours, or none of our calls, needs: 13 kB brotli of the first load. */
const lighter = {
  'object.entries': `${project}src/app/shims/entries.cjs`,
  hasown: `${project}src/app/shims/hasOwn.cjs`,
  warning: `${project}src/app/shims/warning.cjs`,
  'query-string': `${project}src/app/shims/queryString.ts`,
  'lodash/isEqual.js': `${project}src/app/shims/isEqual.ts`,
  '@emotion/is-prop-valid': `${project}src/app/shims/isPropValid.ts`,
  'hoist-non-react-statics': `${project}src/app/shims/hoistStatics.cjs`,
};
export default defineConfig({
  root: `${project}src`,
  base: '/ui/',
  cacheDir: `${project}node_modules/.vite`,
  plugins: [react()],
  resolve: { alias: { ...leanRouter, ...lighter } },
  build: {
    outDir: `${project}dist/console`,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // `test/size.mjs` watches what the first load weighs on the way.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The generated tables import the list page when it is asked for, like every other page.
      // On a busy machine it would tell how long each plugin took.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      output: {
        // The names of all files stand in the first one, and what is random in them does not pack.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // What every first screen needs packs best as one file; lists are where people begin.
          groups: [
            // Small enough to be there, and to have asked the server, long before the next one.
            { name: 'boot', test: /src\/app\/boot\.ts$|rolldown\/runtime/, priority: 4 },
            {
              name: 'first',
              test: /src\/(app\/main\.tsx|pages\/list\/(ResourceList|ListPage)\.tsx|i18n\/usePartWords\.ts)$/,
              priority: 3,
            },
            // Each of the icons that are not on the first screen is too small for a file of its own.
            { name: 'icons', test: /@mui\/icons-material\//, priority: 2 },
            // Small parts that most dialogs, menus and forms share: one file, not forty.
            {
              name: 'surfaces',
              test: /@mui\/material\/(esm\/)?(ButtonBase|Button|IconButton|Paper|Modal|Dialog\w*|Typography|Popover|Menu|MenuItem|MenuList|List|Alert|LinearProgress|Skeleton|Chip|Tabs|Tab|ToggleButton\w*)\/|src\/(pages\/(LoadingBox|actionCalls|dialogs\/ConfirmDialog|MissingRecord)|fields\/(options|dependentOptions|effectiveFields|useOptions|weekdayKey|edit\/useSettled)|api\/(encryption|secrets))\.tsx?$|infiniteQuery/i,
              priority: 2,
            },
            // What forms are made of, with everything all of them need: on a slow link thirty files
            // take five times as long as one.
            {
              name: 'inputs',
              test: /@mui\/material\/(esm\/)?(TextField|OutlinedInput|InputBase|InputLabel|FormControl\w*|FormGroup|FormLabel|FormHelperText|Checkbox|Radio\w*|Switch|internal\/SwitchBase|Select|Autocomplete|Popper|ListSubheader|InputAdornment)\/|useAutocomplete|@popperjs/,
              priority: 2,
            },
            { name: 'form', test: /src\/pages\/form\/FormPage\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
