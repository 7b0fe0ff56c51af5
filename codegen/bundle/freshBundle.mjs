// Every command that runs from `dist/bin` asks here first, so that the bundle always matches the sources on disk.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hashSources } from './hashSources.mjs';

const engine = fileURLToPath(new URL('../..', import.meta.url));
/** The sources of the command line, with the pages that it prints; the sandbox is made from these and its own. */
export const COMMAND_SOURCES = ['codegen', 'docs/rules', 'package.json', 'package-lock.json'];
const SOURCES = [...COMMAND_SOURCES, 'sandbox'];
/** An installed package changes by another installation alone. */
const isInstalled = engine.includes(`${sep}node_modules${sep}`);
const sourcesOf = (sources) => (isInstalled ? ['package.json'] : sources);
/** The file in a bundle's folder that lists its sources, one hash per line. */
export const STAMP = '.sources';

/**
 * One line per source with the hash of what is on disk now.
 *
 * @param {readonly string[]} sources
 * @param {string} project a project with a bundle of its own: the demo server with what the project adds to it
 */
export const stampNow = (sources = SOURCES, project = engine) => [
  ...sourcesOf(sources).map((source) => `${source} ${hashSources(engine, [source])}`),
  ...(relative(engine, project) === ''
    ? []
    : [`engine ${engine}`, `project ${hashSources(project, ['sandbox'])}`]),
];

/**
 * The same for a project's own commands, which may take code of the console.
 *
 * @param {string} project
 */
export const stampOfCommands = (project) => [
  ...stampNow([...COMMAND_SOURCES, 'src']),
  `engine ${engine}`,
  `commands ${hashSources(project, ['commands', 'src', 'generated'])}`,
];

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
 * @param {string} project
 * @throws when bundling fails
 */
export async function bundleIfChanged(sources = SOURCES, project = engine) {
  if (isFresh(join(project, 'dist/bin'), stampNow(sources, project))) return;
  const ofProject = relative(engine, project) === '' ? [] : ['start', project];
  await bundle(sources === COMMAND_SOURCES ? ['command'] : ofProject);
}

/**
 * The bundled file of a project's own command, made again when sources have changed.
 *
 * @param {string} project
 * @param {string} name
 * @throws when bundling fails
 */
export async function freshCommand(project, name) {
  const folder = join(project, 'dist/commands');
  if (!isFresh(folder, stampOfCommands(project))) await bundle(['commands', project]);
  return pathToFileURL(join(folder, `${name}.mjs`)).href;
}

/** @param {readonly string[]} part arguments of `bundle.mjs` */
async function bundle(part) {
  // Runs in its own process, because the bundler changes the environment. Its output goes to standard error:
  // standard output belongs to the command.
  const bundler = fileURLToPath(new URL('../bundle.mjs', import.meta.url));
  const child = spawn(process.execPath, [bundler, ...part], { stdio: ['ignore', 2, 2] });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The sources could not be bundled.');
}

/**
 * The file that a command of a project's demo server begins in, made again when sources have changed.
 *
 * @param {readonly string[]} args the command line: `--cwd DIR` names the project, or it is where this was started
 */
export async function freshServer(args) {
  const at = args.findIndex((arg) => arg === '--cwd' || arg.startsWith('--cwd='));
  const named = at === -1 ? '.' : args[at].slice('--cwd='.length) || args[at + 1] || '.';
  const project = resolve(named);
  await bundleIfChanged(SOURCES, project);
  return pathToFileURL(join(project, 'dist/bin', args[2] === 'build' ? 'build.mjs' : 'start.mjs'))
    .href;
}
