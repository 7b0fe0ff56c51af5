import { readdirSync, statSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { addResource } from '../../scaffold/addResource.ts';
import { readFields, SAMPLE_FIELDS } from '../../scaffold/fieldSpecs.ts';
import { newConsole, showResources } from '../../scaffold/newConsole.ts';
import { scalar } from '../../edit/yamlText.ts';
import { applyDraft } from '../applyDraft.ts';
import { addCommand, tell, type CommonOptions } from '../command.ts';
import { DraftProject } from '../draftProject.ts';
import { UsageError, type CliEnvironment } from '../environment.ts';
import { diskFiles } from '../files.ts';

interface InitOptions extends CommonOptions {
  readonly name?: string;
  readonly language: string;
  readonly resource?: string;
  readonly fields?: string;
  readonly address?: string;
  readonly dryRun?: true;
}

/** What version control leaves in an empty folder. */
const NO_CONTENT = new Set(['.git']);
/** Of a console without a server: what can do most. */
const USUAL = { server: { preset: 'django-rest' }, session: { preset: 'none' } };
const SAMPLE = 'inventory.item';

/** `gatehouse init`: a project that runs, for an API or with one resource. */
export function register(program: Command, env: CliEnvironment): void {
  addCommand(program, 'init [folder]', 'begin a console in an empty folder')
    .option('--name <name>', 'the name of the product, by default that of the folder')
    .option('--language <code>', 'its language', 'en')
    .option('--resource <id>', 'its first resource, as app.model')
    .option(
      '--fields <fields>',
      'the fields of the resource: name:string:required,genre:choice=novel/poem',
    )
    .option('--address <address>', 'the address of the resource below the root of the API')
    .option('--dry-run', 'show the files that would be written, and write nothing')
    .addHelpText('after', '\ndocs/new-console.md leads on from here.')
    .action((given: string | undefined, options: InitOptions) => {
      const folder = resolve(env.cwd, options.cwd ?? '.', given ?? '.');
      refuseContent(folder);
      const disk = diskFiles(folder);
      const draft = new DraftProject(disk);
      newConsole(draft, {
        ...USUAL,
        name: options.name ?? nameOf(folder),
        folder: basename(folder),
        language: options.language,
      });
      const { resource = SAMPLE, address, fields, dryRun } = options;
      const isSample = fields === undefined && options.resource === undefined;
      addResource(draft, {
        id: resource,
        api: address,
        fields: readFields(isSample ? SAMPLE_FIELDS : fields),
      });
      showResources(draft);
      const place = relative(env.cwd, folder);
      const next = [`${place === '' ? '' : `cd ${scalar(place)} && `}npm install`, 'npm start'];
      tell(applyDraft(draft, disk, { dryRun, next, result: { folder } }), options, env);
    });
}

/** @throws UsageError when it is no folder, or has something in it */
function refuseContent(folder: string): void {
  const state = statSync(folder, { throwIfNoEntry: false });
  if (state && !state.isDirectory()) throw new UsageError(`${folder} is no folder.`);
  const present = state ? readdirSync(folder).filter((name) => !NO_CONTENT.has(name)) : [];
  if (present.length === 0) return;
  throw new UsageError(
    `${folder} is not empty: it has ${present.slice(0, 3).join(', ')}. Name an empty or a new folder; to a project use gatehouse add.`,
  );
}

/** `book-shop` becomes `Book shop`. */
function nameOf(folder: string): string {
  const words = basename(folder)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
  return words === '' ? 'Console' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
