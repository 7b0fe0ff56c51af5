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
  // In the engine alone there is no console to build: an example is built when it starts.
  const isAlone = process.env['GATEHOUSE_PROJECT'] !== undefined;
  const commands = isAlone ? [] : [['dist/bin/gatehouse.mjs', 'check'], ['dist/bin/build.mjs']];
  for (const command of commands) execFileSync('node', command, { stdio: 'inherit' });
  const { problem } = await findOrInstallChromium();
  if (problem !== undefined) throw new Error(problem);
}
