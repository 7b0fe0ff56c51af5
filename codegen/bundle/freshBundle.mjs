// The bundle in `dist/bin` never runs on other sources than those that lie there: who starts it asks here first.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashSources } from './hashSources.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** What the command line is made from; the sandbox needs these and its own. */
export const COMMAND_SOURCES = ['codegen', 'package-lock.json'];
const SOURCES = [...COMMAND_SOURCES, 'sandbox', 'generated/sandbox.ts'];
/** In the folder of a bundle: a line for each of its sources. */
export const STAMP = '.sources';

/** A line for each source: its hash as it lies there now. */
export const stampNow = (sources = SOURCES) =>
  sources.map((source) => `${source} ${hashSources(project, [source])}`);

/** Was the bundle in this folder made from these sources as they lie there now? */
export function isFresh(folder, now = stampNow()) {
  if (!existsSync(`${folder}/${STAMP}`)) return false;
  const made = readFileSync(`${folder}/${STAMP}`, 'utf8').split('\n');
  return now.every((line) => made.includes(line));
}

/**
 * Bundles anew when sources have changed since the last time.
 *
 * @param sources those that matter to whoever asks
 * @throws when they cannot be bundled
 */
export async function bundleIfChanged(sources = SOURCES) {
  if (isFresh(`${project}dist/bin`, stampNow(sources))) return;
  // In a process of its own: the bundler changes the environment. Standard output belongs to the command.
  const bundler = fileURLToPath(new URL('../bundle.mjs', import.meta.url));
  const part = sources === COMMAND_SOURCES ? ['command'] : [];
  const child = spawn(process.execPath, [bundler, ...part], { stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The sources in codegen/ and sandbox/ could not be bundled.');
}
