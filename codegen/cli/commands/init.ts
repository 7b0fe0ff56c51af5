import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Command } from 'commander';
import { addResource } from '../../scaffold/addResource.ts';
import { SAMPLE_FIELDS } from '../../scaffold/fieldSpecs.ts';
import { engineFolder } from '../../read/engineFolder.ts';
import { introspect } from '../../scaffold/introspect.ts';
import { idOf } from '../../model/addressNames.ts';
import { newConsole, showResources } from '../../scaffold/newConsole.ts';
import { scalar, treeOf } from '../../edit/yamlText.ts';
import type { DescribedServer } from '../../server/openApi/describe.ts';
import { printable } from '../../report/printable.ts';
import { applyDraft } from '../applyDraft.ts';
import { addCommand, tell, type CommonOptions } from '../command.ts';
import { DraftProject } from '../draftProject.ts';
import { UsageError, type CliEnvironment } from '../environment.ts';
import { diskFiles } from '../files.ts';
import { describeServer, type ServerOptions } from '../newServer.ts';
import { addLoginOptions } from '../serverLogin.ts';

interface InitOptions extends CommonOptions, ServerOptions {
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
const PROGRAM = 'dist/bin/gatehouse.mjs';
const SAMPLE = 'inventory.item';

/** `gatehouse init`: a project that runs, for an API or with one resource. */
export function register(program: Command, env: CliEnvironment): void {
  const command = addCommand(
    program,
    'init [folder]',
    'begin a console in an empty folder, for an API or with one resource',
  )
    .option('--api <url>', 'the server it is for: its lists become resources')
    .option('--openapi <file-or-url>', 'an OpenAPI document of the server, 3.0 or 3.1')
    .option('--name <name>', 'the name of the product, by default that of the folder')
    .option('--language <code>', 'its language', 'en')
    .option('--resource <id>', 'without a server: its first resource, as app.model')
    .option(
      '--fields <fields>',
      'the fields of the resource: name:string:required,genre:choice=novel/poem',
    )
    .option('--address <address>', 'the address of the resource below the root of the API')
    .option('--dry-run', 'show the files that would be written, and write nothing');
  addLoginOptions(command)
    .addHelpText('after', '\ndocs/new-console.md leads on from here.')
    .action(async (given: string | undefined, options: InitOptions) => {
      const folder = resolve(env.cwd, options.cwd ?? '.', given ?? '.');
      refuseContent(folder);
      const described = await describeServer(options, env);
      const disk = diskFiles(folder);
      const draft = new DraftProject(disk);
      const { server, session } = described ?? USUAL;
      newConsole(draft, {
        name: options.name ?? described?.title ?? nameOf(folder),
        folder: basename(folder),
        language: options.language,
        server: treeOf(server),
        session: treeOf(session),
        most: mostOf(described),
      });
      const open = described
        ? addLists(draft, described, areaOf(folder))
        : addFirst(draft, options);
      showResources(draft);
      const { dryRun } = options;
      const api = options.api === undefined ? '' : ` --api ${new URL(options.api).origin}`;
      const next = [...open, ...stepsTo(folder, env.cwd, api)];
      tell(applyDraft(draft, disk, { dryRun, next, result: { folder } }), options, env);
    });
}

/** The commands that show the console: where the engine is a clone, its package may not be published. */
function stepsTo(folder: string, cwd: string, api: string): readonly string[] {
  const place = relative(cwd, folder);
  const engine = engineFolder();
  if (!engine.split(sep).includes('node_modules')) {
    const command = engine === cwd ? 'npx gatehouse' : `node ${scalar(join(engine, PROGRAM))}`;
    return [`${command} start --cwd ${scalar(place === '' ? '.' : place)}${api}`];
  }
  const enter = place === '' ? '' : `cd ${scalar(place)} && `;
  return [`${enter}npm install`, `npm start${api === '' ? '' : ` --${api}`}`];
}

function addFirst(draft: DraftProject, options: InitOptions): readonly string[] {
  const { resource: id = SAMPLE, address: api, fields } = options;
  const isSample = fields === undefined && options.resource === undefined;
  addResource(draft, { id, api, fields: isSample ? SAMPLE_FIELDS : fields });
  return [];
}

/** How many rows one call gives at most, where the server says it. */
function mostOf(described: DescribedServer | undefined): number | undefined {
  const most = described?.server.list?.most;
  return typeof most === 'number' ? most : undefined;
}

/** @returns what is left to a user */
function addLists(
  draft: DraftProject,
  { lists, open }: DescribedServer,
  area: string,
): readonly string[] {
  // An address of one word has no area of its own.
  const { resources } = introspect(draft, lists, (address) =>
    idOf(address.includes('/') ? address : `${area}/${address}`).toLowerCase(),
  );
  const todo = resources.flatMap(({ manifest, todo: fields }) =>
    fields.map(({ field }) => `${manifest}: ${field} has a TODO`),
  );
  const refused = resources.flatMap(({ address, refused: words }) =>
    words.map((said) => `${address}: ${said}, and was left out`),
  );
  const others = resources.flatMap(({ state, address, resource }) =>
    state === 'new' ? [] : [`${address} would be ${resource}, too, or no id: it was left out`],
  );
  return [...open, ...others, ...refused, ...todo].map(printable);
}

/** The part of a resource's id before the point: `bookshop` of the folder `book-shop`. */
function areaOf(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return /^[a-z]/.test(name) ? name : `app${name}`;
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
