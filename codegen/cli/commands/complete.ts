import type { Command } from 'commander';
import { GENERATED } from '../../emit/paths.ts';
import { completions } from '../completions.ts';
import { EXIT, type CliEnvironment } from '../environment.ts';
import { diskFiles } from '../files.ts';
import { folderOf, projectCommands } from '../projectCommands.ts';
import { RULES_WITH_PAGES } from '../rulePages.ts';

/** What a shell may put into a line without quoting it. */
const SAFE = /^[\w./+:=-]+$/;
const RESOURCE = /^resource: *([\w.]+)/m;
const ROUTES = /^export type RouteName =((?:\s+\| '[^']+')+)/m;

/** `gatehouse complete -- WORDS`: asked by the scripts of `gatehouse completion`; a line for each word, with what it is. */
export function register(program: Command, env: CliEnvironment): void {
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action((words: readonly string[]) => {
      const project = folderOf(words, env.cwd);
      const offers = completions(program, words, (command) =>
        command.name() === 'explain' ? explained(project) : [],
      );
      const [typed = ''] = words;
      // Their code is not run before somebody asks for it.
      const projectWords = words.length > 1 ? [] : projectCommands(project);
      const all = [
        ...offers,
        ...projectWords
          .filter((word) => word.startsWith(typed))
          .map((word) => ({ word, about: '' })),
      ];
      const lines = all
        .filter(({ word }) => SAFE.test(word))
        .map(({ word, about }) => `${word}\t${about.replaceAll(/\s+/g, ' ')}\n`);
      env.stdout.write(lines.join(''));
      env.exit(EXIT.fine);
    });
}

/**
 * Resources, routes and rules. To compile the manifests would take longer than a user waits for a key: resources are read
 * from the first lines of their files, routes from the generated names.
 */
function explained(project: string): readonly string[] {
  const files = diskFiles(project, { folder: project, write: false });
  const resources = files
    .list('manifest/resources')
    .flatMap((path) => RESOURCE.exec(files.read(path) ?? '')?.[1] ?? []);
  const [, routes = ''] = ROUTES.exec(files.read(`${GENERATED}/names.ts`) ?? '') ?? [];
  return [...resources, ...(routes.match(/[\w.]+/g) ?? []), ...RULES_WITH_PAGES];
}
