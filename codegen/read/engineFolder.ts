import { once } from 'es-toolkit/function';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { ENGINE } from '../model/engine.ts';

/** The folder of the engine, found by its name: wherever the bundler has put this code, it is in the same package. */
export const engineFolder = once((): string =>
  dirname(createRequire(import.meta.url).resolve(`${ENGINE}/package.json`)),
);
