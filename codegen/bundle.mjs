// Bundles the command line and the sandbox into JavaScript, because Node 20 cannot run TypeScript. `bundle.mjs
// command` bundles the command line alone.
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { consoleAliases } from './bundle/aliases.mjs';
import { COMMAND_SOURCES, isFresh, STAMP, stampNow } from './bundle/freshBundle.mjs';
import { compileValidators } from './schema/compileValidators.mjs';

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

// The hashes are taken before bundling, so that a source that changes meanwhile is bundled again next time.
const stamp = commandAlone ? stampNow(COMMAND_SOURCES) : stampNow();
const startedFresh = isFresh(folder, stamp);
// The bundle is built in a temporary folder and then moved, so that a running command never loads half of it.
const workshop = `${project}dist/.bin-${process.pid}`;

await build({
  configFile: false,
  root: project,
  logLevel: 'warn',
  plugins: [compileValidators()],
  resolve: { alias: consoleAliases(project) },
  build: {
    ssr: true,
    outDir: workshop,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      // Otherwise the bundler prints a warning per slow plugin on a busy machine.
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
// npm makes the files of `bin` executable only when it installs; a bundle made later has to do it itself.
for (const name of ['gatehouse', ...Object.keys(input)])
  chmodSync(`${workshop}/${name}.mjs`, 0o755);
writeFileSync(`${workshop}/${STAMP}`, stamp.join('\n'));
replaceBundle();

function replaceBundle() {
  // Another process has bundled the same change meanwhile, and its bundle may already be running.
  if (!startedFresh && isFresh(folder, stamp)) {
    rmSync(workshop, { recursive: true });
    return;
  }
  const old = `${workshop}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(workshop, folder);
  rmSync(old, { recursive: true, force: true });
}
