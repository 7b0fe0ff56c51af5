import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the engine, with a slash at its end. */
export const ENGINE_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/**
 * How the bundler finds the two sides of a console: `#project/…` is the project that is built, and the engine's own name
 * is this package, by the patterns of its `exports`.
 *
 * @param {string} project folder of the project, with a slash at its end
 * @returns {readonly { find: string, replacement: string }[]}
 */
export function consoleAliases(project) {
  return [{ find: '#project', replacement: project.slice(0, -1) }, ...engineAliases()];
}

function engineAliases() {
  const { name, exports } = JSON.parse(readFileSync(`${ENGINE_FOLDER}package.json`, 'utf8'));
  return Object.entries(exports)
    .filter(([pattern]) => pattern.endsWith('/*'))
    .map(([pattern, target]) => ({
      find: `${name}${pattern.slice(1, -2)}`,
      replacement: `${ENGINE_FOLDER}${target.slice(2, -2)}`,
    }));
}
