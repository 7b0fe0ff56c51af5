// Every command that runs from `dist/bin` asks here first, so that the bundle always matches the sources on disk.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashSources } from './hashSources.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** The sources of the command line, with the pages that it prints; the sandbox is made from these and its own. */
export const COMMAND_SOURCES = ['codegen', 'docs/rules', 'package-lock.json'];
const SOURCES = [...COMMAND_SOURCES, 'sandbox'];
/** The file in a bundle's folder that lists its sources, one hash per line. */
export const STAMP = '.sources';

/**
 * One line per source with the hash of what is on disk now.
 *
 * @param {readonly string[]} sources
 */
export const stampNow = (sources = SOURCES) =>
  sources.map((source) => `${source} ${hashSources(project, [source])}`);

/**
 * Whether the bundle in this folder was made from the sources that are on disk now.
 *
 * @param {string} folder
 * @param {readonly string[]} now
 */
export function isFresh(folder, now = stampNow()) {
  if (!existsSync(`${folder}/${STAMP}`)) return false;
  const made = readFileSync(`${folder}/${STAMP}`, 'utf8').split('\n');
  return now.every((line) => made.includes(line));
}

/**
 * Bundles again when sources have changed since the last bundle.
 *
 * @param {readonly string[]} sources the files and folders that matter to the caller
 * @throws when bundling fails
 */
export async function bundleIfChanged(sources = SOURCES) {
  if (isFresh(`${project}dist/bin`, stampNow(sources))) return;
  if (!hasBundler())
    throw new Error(
      'dist/ is missing or older than the sources, and an installation without development packages cannot make ' +
        'it: run npm ci && npm run build, then npm ci --omit=dev.',
    );
  // Runs in its own process, because the bundler changes the environment. Its output goes to standard error:
  // standard output belongs to the command.
  const bundler = fileURLToPath(new URL('../bundle.mjs', import.meta.url));
  const part = sources === COMMAND_SOURCES ? ['command'] : [];
  const child = spawn(process.execPath, [bundler, ...part], { stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The sources in codegen/ and sandbox/ could not be bundled.');
}

function hasBundler() {
  try {
    createRequire(import.meta.url).resolve('vite/package.json');
    return true;
  } catch {
    return false;
  }
}
