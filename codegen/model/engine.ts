import { name } from '../../package.json';

/** The name of the engine's package: the beginning of what generated and hand-written files import from it. */
export const ENGINE = name;
