import { execFileSync } from 'node:child_process';
import bundle from '../freshBundle.ts';
import { findOrInstallChromium } from './chromium.mjs';

/**
 * Before the tests: finds a browser and builds everything from the current sources.
 *
 * @throws when something is missing, which ends the run
 */
export default async function build(): Promise<void> {
  await bundle();
  for (const command of [['dist/bin/gatehouse.mjs', 'check'], ['dist/bin/build.mjs']]) {
    execFileSync('node', command, { stdio: 'inherit' });
  }
  const { problem } = await findOrInstallChromium();
  if (problem !== undefined) throw new Error(problem);
}
