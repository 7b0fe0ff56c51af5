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
 * Writes the catalogues when they are missing or older than their sources. Mistakes in manifests are printed, and
 * what is there stays: whoever reads it fails only when there is nothing to read.
 *
 * @param project the project folder
 */
export async function writeStaleCatalogues(project) {
  if (!existsSync(join(project, 'locales'))) return;
  const sources = hashSources(project, SOURCES);
  const stamp = join(project, 'dist', STAMP);
  const fresh =
    existsSync(join(project, CATALOGUES)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === sources;
  if (fresh) return;
  const command = join(project, 'dist/bin/gatehouse.mjs');
  // Installed with `--ignore-scripts`; later the command itself sees whether it is older than its sources.
  if (!existsSync(command)) await run(join(project, 'codegen/bundle.mjs'), 'command');
  if (!(await run(command, 'generate', '--texts', '--cwd', project))) return;
  mkdirSync(join(project, 'dist'), { recursive: true });
  writeFileSync(stamp, sources);
}

/** Only what is wrong is printed. */
async function run(script, ...args) {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  return code === 0;
}
