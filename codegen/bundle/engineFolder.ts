import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { ENGINE } from '../model/engine.ts';

/** The folder of the engine's package, found as Node finds any package: for sources and for bundles in a project, too. */
export function engineFolder(): string {
  return dirname(createRequire(import.meta.url).resolve(`${ENGINE}/package.json`));
}
