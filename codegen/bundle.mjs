// Bundles the command line and the sandbox to plain JavaScript: Node 20 runs no TypeScript. `bundle.mjs command`
// bundles the command alone: it writes generated/sandbox.ts, without which there is no sandbox.
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { COMMAND_SOURCES, isFresh, STAMP, stampNow } from './bundle/freshBundle.mjs';
import { writtenValidators } from './schema/writtenValidators.mjs';

const project = fileURLToPath(new URL('..', import.meta.url));
const folder = `${project}dist/bin`;
const commandAlone = process.argv[2] === 'command';
const entries = {
  command: 'codegen/cli/main.ts',
  start: 'sandbox/main.ts',
  build: 'sandbox/buildConsole.ts',
};

const input = Object.fromEntries(
  Object.entries(entries)
    .filter(([name]) => !commandAlone || name === 'command')
    .map(([name, file]) => [name, `${project}${file}`])
    .filter(([, file]) => existsSync(file)),
);

// Taken before the sources are read: what changes meanwhile is bundled the next time.
const stamp = commandAlone ? stampNow(COMMAND_SOURCES) : stampNow();
const startedFresh = isFresh(folder, stamp);
// Made aside and moved into place whole: a command that runs meanwhile never finds half a bundle.
const workshop = `${project}dist/.bin-${process.pid}`;

await build({
  configFile: false,
  root: project,
  logLevel: 'warn',
  plugins: [writtenValidators()],
  build: {
    ssr: true,
    outDir: workshop,
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
copyFileSync(fileURLToPath(new URL('cli/entry.mjs', import.meta.url)), `${workshop}/gatehouse.mjs`);
// npm does this for `bin` when it installs; a bundle made later would no longer run as `npx gatehouse`.
for (const name of ['gatehouse', ...Object.keys(input)])
  chmodSync(`${workshop}/${name}.mjs`, 0o755);
writeFileSync(`${workshop}/${STAMP}`, stamp.join('\n'));
replaceBundle();

function replaceBundle() {
  // Another command has noticed the same change and was quicker: its bundle may be running already.
  if (!startedFresh && isFresh(folder, stamp)) {
    rmSync(workshop, { recursive: true });
    return;
  }
  const old = `${workshop}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(workshop, folder);
  rmSync(old, { recursive: true, force: true });
}
