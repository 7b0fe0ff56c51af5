// `generated/locales` is not committed: who is about to read it asks here first, so that it matches its sources.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './hashSources.mjs';

const SOURCES = ['locales', 'manifest', 'codegen'];
const CATALOGUES = 'generated/locales';
const STAMP = '.catalogue-sources';

/**
 * Writes the catalogues when they are missing or older than their sources. While the manifests have mistakes, those
 * that are there stay.
 *
 * @param {string} project the project folder
 */
export async function writeStaleCatalogues(project) {
  if (!existsSync(join(project, 'locales'))) return;
  const sources = hashSources(project, SOURCES);
  const stamp = join(project, 'dist', STAMP);
  const areThere = existsSync(join(project, CATALOGUES));
  if (areThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const command = join(project, 'dist/bin/gatehouse.mjs');
  // Installed with `--ignore-scripts`; later the command itself sees whether it is older than its sources.
  if (!existsSync(command)) await run([join(project, 'codegen/bundle.mjs'), 'command'], 'inherit');
  // Mistakes are printed by whoever compiles the manifests; without texts, nobody comes so far.
  const errorOutput = areThere ? 'ignore' : 'inherit';
  if (!(await run([command, 'generate', '--texts', '--cwd', project], errorOutput))) return;
  mkdirSync(join(project, 'dist'), { recursive: true });
  writeFileSync(stamp, sources);
}

async function run(args, errors) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', errors] });
  const [code] = await once(child, 'close');
  return code === 0;
}
