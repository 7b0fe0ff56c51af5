// Bundles the command line and the demo server into JavaScript, because Node 20 cannot run TypeScript. `bundle.mjs
// command` bundles the command line alone, `bundle.mjs start PROJECT` the demo server with what a project adds to it,
// `bundle.mjs commands PROJECT` the commands of a project.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { consoleAliases } from './bundle/aliases.mjs';
import {
  COMMAND_SOURCES,
  isFresh,
  STAMP,
  stampNow,
  stampOfCommands,
} from './bundle/freshBundle.mjs';
import { compileValidators } from './schema/compileValidators.mjs';

const engine = fileURLToPath(new URL('..', import.meta.url));
const [part, project = engine] = process.argv.slice(2);
const folder = join(project, part === 'commands' ? 'dist/commands' : 'dist/bin');
const COMMAND = { command: 'codegen/cli/main.ts' };
const SERVER = { start: 'sandbox/main.ts', build: 'sandbox/buildConsole.ts' };
const engineEntries = { command: COMMAND, start: SERVER }[part] ?? { ...COMMAND, ...SERVER };
/** In the bundle of a project the engine's packages are still those that were installed with the engine. */
const enginePackages = {
  name: 'gatehouse-engine-packages',
  enforce: 'pre',
  resolveId(id, importer) {
    const isPackage = /^(?:@[^/]+\/)?[a-z]/.test(id) && !id.startsWith('node:');
    if (project === engine || !isPackage || !importer?.startsWith(engine)) return null;
    return { id: import.meta.resolve(id), external: true };
  },
};
const input = part === 'commands' ? commandsOf(project) : inEngine(engineEntries);

// The hashes are taken before bundling, so that a source that changes meanwhile is bundled again next time.
const stamp =
  { command: () => stampNow(COMMAND_SOURCES), commands: () => stampOfCommands(project) }[
    part
  ]?.() ?? stampNow(undefined, project);
const startedFresh = isFresh(folder, stamp);
// A command that runs meanwhile would miss the files it has not loaded yet.
if (part === 'command' && startedFresh) process.exit();
// The bundle is built in a temporary folder and then moved, so that a running command never loads half of it.
const workshop = join(project, `dist/.bundle-${process.pid}`);

await build({
  configFile: false,
  // A project need not be installed: its own names one of the package.
  root: engine,
  tsconfig: join(engine, 'tsconfig.json'),
  logLevel: 'warn',
  plugins: [compileValidators(), enginePackages],
  resolve: { alias: consoleAliases(engine, project) },
  ...(project !== engine && {
    define: { 'import.meta.env.GATEHOUSE_ENGINE': JSON.stringify(engine) },
  }),
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
const names = Object.keys(input);
if ('command' in input) {
  copyFileSync(
    fileURLToPath(new URL('cli/entry.mjs', import.meta.url)),
    `${workshop}/gatehouse.mjs`,
  );
  names.push('gatehouse');
}
// npm makes the files of `bin` executable only when it installs; a bundle made later has to do it itself.
for (const name of names) chmodSync(`${workshop}/${name}.mjs`, 0o755);
writeFileSync(`${workshop}/${STAMP}`, stamp.join('\n'));
replaceBundle();

function inEngine(files) {
  return Object.fromEntries(
    Object.entries(files)
      .map(([name, file]) => [name, join(engine, file)])
      .filter(([, file]) => existsSync(file)),
  );
}

function commandsOf(folder) {
  const files = readdirSync(join(folder, 'commands')).filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(
    files.map((file) => [file.slice(0, -'.ts'.length), join(folder, 'commands', file)]),
  );
}

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
