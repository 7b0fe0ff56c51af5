import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How the bundler finds the two sides of a console: `#project/…` is the project that is built, `#sandbox` what it adds to
 * the demo server, and the engine's own name is this package, by the patterns of its `exports`.
 *
 * @param {string} engine folder of the engine
 * @param {string} project folder of the project
 * @returns {readonly { find: string, replacement: string }[]}
 */
export function consoleAliases(engine, project) {
  const ofProject = join(project, 'sandbox/project.ts');
  const sandbox = existsSync(ofProject)
    ? ofProject
    : join(engine, 'sandbox/kernel/plainProject.ts');
  return [
    { find: '#project', replacement: join(project, '.') },
    { find: '#sandbox', replacement: sandbox },
    ...engineAliases(engine),
  ];
}

function engineAliases(engine) {
  const { name, exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([pattern]) => pattern.endsWith('/*'))
    .map(([pattern, target]) => ({
      find: `${name}${pattern.slice(1, -2)}`,
      replacement: join(engine, target.slice(0, -2)),
    }));
}
