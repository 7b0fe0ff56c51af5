import { execFileSync } from 'node:child_process';
import bundle from '../freshBundle.ts';
import { findOrInstallChromium } from './chromium.mjs';

/**
 * Before the tests: there is a browser, and everything is built from the sources there are now.
 *
 * @throws when one of them lacks, which ends the run
 */
export default async function build(): Promise<void> {
  await bundle();
  for (const command of [['dist/bin/gatehouse.mjs', 'check'], ['dist/bin/build.mjs']]) {
    execFileSync('node', command, { stdio: 'inherit' });
  }
  const { problem } = await findOrInstallChromium();
  if (problem !== undefined) throw new Error(problem);
}
