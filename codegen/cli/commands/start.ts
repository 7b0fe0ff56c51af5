import type { Command } from 'commander';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineFolder } from '../../read/engineFolder.ts';

/** What `sandbox/launch.mjs` does with each of the commands that it answers. */
const LAUNCHED = {
  start: 'serve the console, with its demo server or in front of a real one',
  dev: 'the same with hot reload of manifests, texts and code',
  build: 'build the console into dist/console: static files for a web server',
} as const;

/** `gatehouse start`, `dev` and `build`: their options are those of the demo server. */
export function register(program: Command): void {
  for (const [name, description] of Object.entries(LAUNCHED)) {
    program
      .command(name)
      .description(description)
      .helpOption(false)
      .allowUnknownOption()
      .allowExcessArguments()
      .action(async () => {
        await import(pathToFileURL(join(engineFolder(), 'sandbox/launch.mjs')).href);
      });
  }
}
