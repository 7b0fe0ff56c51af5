import { once } from 'es-toolkit/function';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { ENGINE } from '../model/engine.ts';

/** What `bundle.mjs` writes into the bundle of a project, which may stand where no package is found. */
const BUNDLED_BY: unknown = import.meta.env.GATEHOUSE_ENGINE;

/** The folder of the engine: elsewhere it is found by its name. */
export const engineFolder = once((): string =>
  typeof BUNDLED_BY === 'string'
    ? BUNDLED_BY
    : dirname(createRequire(import.meta.url).resolve(`${ENGINE}/package.json`)),
);
