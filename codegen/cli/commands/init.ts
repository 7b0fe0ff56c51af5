import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { readFields } from '../../scaffold/fieldSpecs.ts';
import { newConsole } from '../../scaffold/newConsole.ts';
import { applyDraft } from '../applyDraft.ts';
import { addCommand, tell, type CommonOptions } from '../command.ts';
import { DraftProject } from '../draftProject.ts';
import { UsageError, type CliEnvironment } from '../environment.ts';
import { diskFiles } from '../files.ts';

interface InitOptions extends CommonOptions {
  readonly name: string;
  readonly language: string;
  readonly resource: string;
  readonly fields?: string;
  readonly api?: string;
  readonly dryRun?: true;
}

/** What version control leaves in an empty folder. */
const NO_CONTENT = new Set(['.git']);

/** `gatehouse init`: a console from nothing, with one language and one resource. */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(program, 'init [folder]', 'begin a console in an empty folder')
    .option('--name <name>', 'the name of the product', 'Console')
    .option('--language <code>', 'its language', 'en')
    .option('--resource <id>', 'its first resource, as app.model', 'inventory.item')
    .option(
      '--fields <fields>',
      'the fields of the resource: name:string:required,genre:choice=novel/poem',
    )
    .option('--api <address>', 'the address of the resource below the root of the API')
    .option('--dry-run', 'show the files that would be written, and write nothing')
    .addHelpText('after', '\ndocs/new-console.md leads on from here.')
    .action((given: string | undefined, options: InitOptions) => {
      const folder = resolve(env.cwd, options.cwd ?? '.', given ?? '.');
      const state = statSync(folder, { throwIfNoEntry: false });
      if (state && !state.isDirectory()) throw new UsageError(`${folder} is no folder.`);
      const present = state ? readdirSync(folder).filter((name) => !NO_CONTENT.has(name)) : [];
      if (present.length > 0) {
        throw new UsageError(
          `${folder} is not empty: it has ${present.slice(0, 3).join(', ')}. Name an empty or a new folder; to a project use gatehouse add.`,
        );
      }
      const disk = diskFiles(folder);
      const draft = new DraftProject(disk);
      newConsole(draft, {
        name: options.name,
        language: options.language,
        resource: {
          id: options.resource,
          api: options.api,
          fields: readFields(options.fields),
        },
      });
      const next = [
        `in ${folder}: gatehouse validate, then gatehouse generate`,
        'add more with gatehouse add resource; docs/new-console.md says how it becomes a console that runs',
      ];
      const { dryRun } = options;
      tell(applyDraft(draft, disk, { dryRun, next, result: { folder } }), options, env);
    });
}
