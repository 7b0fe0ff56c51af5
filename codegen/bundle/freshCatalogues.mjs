// `generated/locales` is not committed: who is about to read it asks here first, so that it matches its sources.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { hashSources } from './hashSources.mjs';

const SOURCES = ['locales', 'manifest', 'src/overrides'];
const CATALOGUES = 'generated/locales';
const STAMP = '.catalogue-sources';

/**
 * Writes the catalogues when they are missing or older than their sources; in a project that is not the engine's own all
 * of `generated/`, which need not be committed there. While the manifests have mistakes, what is there stays.
 *
 * @param {string} engine folder of the engine
 * @param {string} project folder of the project
 */
export async function writeStaleCatalogues(engine, project) {
  if (!existsSync(join(project, 'locales'))) return;
  const sources = `${hashSources(project, SOURCES)} ${hashSources(engine, ['codegen', 'src/i18n/frame'])}`;
  const stamp = join(project, 'dist', STAMP);
  const areThere = existsSync(join(project, CATALOGUES));
  if (areThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const command = join(engine, 'dist/bin/gatehouse.mjs');
  // Installed with `--ignore-scripts`; later the command itself sees whether it is older than its sources.
  if (!existsSync(command)) await run([join(engine, 'codegen/bundle.mjs'), 'command'], 'inherit');
  // Mistakes are printed by whoever compiles the manifests; without texts, nobody comes so far.
  const errorOutput = areThere ? 'ignore' : 'inherit';
  const part = relative(engine, project) === '' ? ['--texts'] : [];
  if (!(await run([command, 'generate', ...part, '--cwd', project], errorOutput))) return;
  mkdirSync(join(project, 'dist'), { recursive: true });
  writeFileSync(stamp, sources);
}

async function run(args, errors) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', errors] });
  const [code] = await once(child, 'close');
  return code === 0;
}
