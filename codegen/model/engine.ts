import { name, version } from '../../package.json';

/** The name of the engine's package: the beginning of what generated and hand-written files import from it. */
export const ENGINE = name;

/** The engine's version: the one that a new project asks for. */
export const ENGINE_VERSION = version;
