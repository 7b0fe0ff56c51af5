// Bundles the command line and the sandbox to plain JavaScript: Node 20 runs no TypeScript.
import { chmodSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writtenValidators } from './writtenValidators.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const entries = {
  gatehouse: 'codegen/cli/main.ts',
  start: 'sandbox/main.ts',
  build: 'sandbox/buildConsole.ts',
};

const input = Object.fromEntries(
  Object.entries(entries)
    .map(([name, file]) => [name, `${project}${file}`])
    .filter(([, file]) => existsSync(file)),
);

await build({
  configFile: false,
  root: project,
  logLevel: 'warn',
  plugins: [writtenValidators()],
  build: {
    ssr: true,
    outDir: `${project}dist/bin`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      // On a busy machine it would tell how long each plugin took.
      checks: { bundlerTimings: false },
      input,
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: 'chunks/[name]-[hash].mjs',
        banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});

// npm does this for `bin` when it installs; a bundle made later would no longer run as `npx gatehouse`.
for (const name of Object.keys(input)) chmodSync(`${project}dist/bin/${name}.mjs`, 0o755);
