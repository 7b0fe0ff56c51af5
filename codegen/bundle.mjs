// Bundles the command line and the sandbox to plain JavaScript: Node 20 runs no TypeScript.
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** What the bundle is made from. */
const SOURCES = ['codegen', 'sandbox', 'package-lock.json'];
const stampFile = `${project}dist/bin/.sources`;

/** One hash over the names and contents of all sources. */
function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const inside = source.includes('.')
      ? ['']
      : readdirSync(`${project}${source}`, { recursive: true }).toSorted();
    for (const name of inside) {
      const path = join(source, name);
      if (/\.\w+$/.test(path))
        hash
          .update(path)
          .update('\0')
          .update(readFileSync(`${project}${path}`));
    }
  }
  return hash.digest('hex');
}

const stamp = hashSources();
const fresh =
  process.argv.includes('--if-changed') &&
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === stamp;
if (!fresh) await bundle();

async function bundle() {
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
  writeFileSync(stampFile, stamp);
}
