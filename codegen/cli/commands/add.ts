import type { Command } from 'commander';
import type { AddedTexts } from '../../scaffold/addTexts.ts';
import type { DraftProject } from '../draftProject.ts';
import { addCommand, formatOf, projectFolder, type CommonOptions } from '../command.ts';
import { UsageError, type CliEnvironment } from '../environment.ts';

interface AddOptions extends CommonOptions {
  readonly dryRun?: true;
}
interface ResourceOptions extends AddOptions {
  readonly fields?: string;
  readonly api?: string;
  readonly route?: string;
}
interface LanguageOptions extends AddOptions {
  readonly from?: string;
}

/** `gatehouse add resource|route|language`: writes what a person would begin with, and says what is left to do. */
export function registerAdd(program: Command, env: CliEnvironment): void {
  const add = program
    .command('add')
    .description(
      'add a resource, a route or a language to a project; --dry-run shows what it writes',
    );
  sub(add, 'resource <id>', 'a manifest with texts, permissions and addresses: hardware.printer')
    .option(
      '--fields <fields>',
      'its fields: name:string:required,kind:choice=novel/poem,owner:reference=users.user',
    )
    .option('--api <address>', 'its address below /api/v1/, by default made from the id')
    .option('--route <address>', 'the address of its list, for example /console/hardware/printers')
    .action(async (id: string, options: ResourceOptions) => addsResource(id, options, env));
  sub(
    add,
    'route <address> <resource>',
    'the pages of a resource, with their place in the menu',
  ).action(async (path: string, resource: string, options: AddOptions) =>
    addsRoute(path, resource, options, env),
  );
  sub(add, 'language <code>', 'a language, with the texts of another one to translate')
    .option('--from <code>', 'whose texts are copied, by default those of fallbackLanguage')
    .action(async (code: string, options: LanguageOptions) => addsLanguage(code, options, env));
}

function sub(add: Command, usage: string, description: string): Command {
  return addCommand(add, usage, description).option(
    '--dry-run',
    'show the lines that would be written, and write nothing',
  );
}

async function addsResource(
  id: string,
  options: ResourceOptions,
  env: CliEnvironment,
): Promise<void> {
  const [{ addResource }, { addRoute }, { readFields, USUAL_FIELDS }] = await Promise.all([
    import('../../scaffold/addResource.ts'),
    import('../../scaffold/addRoute.ts'),
    import('../../scaffold/fieldSpecs.ts'),
  ]);
  await applied(options, env, (draft) => {
    const fields = options.fields === undefined ? USUAL_FIELDS : readFields(options.fields);
    const added = addResource(draft, { id, api: options.api, fields });
    const route =
      options.route === undefined
        ? undefined
        : addRoute(draft, { path: options.route, resource: id });
    return {
      result: { resource: id, manifest: added.manifest, api: added.api, route: route?.path },
      next: [
        ...toTranslate([added.texts, ...(route ? [route.texts] : [])]),
        ...(route
          ? [expectation(route.path)]
          : [`show it on a page: gatehouse add route /VIEW/…/${id.split('.')[1] ?? id}s ${id}`]),
        `the server must answer at ${added.api}, and grant ${id.replace('.', '.view_')}: the roles that do so stand in manifest/roles.yaml`,
        GENERATE,
      ],
    };
  });
}

async function addsRoute(
  path: string,
  resource: string,
  options: AddOptions,
  env: CliEnvironment,
): Promise<void> {
  const { addRoute } = await import('../../scaffold/addRoute.ts');
  await applied(options, env, (draft) => {
    const route = addRoute(draft, { path, resource });
    return {
      result: { path: route.path, resource, needs: route.needs },
      next: [...toTranslate([route.texts]), expectation(route.path), GENERATE],
    };
  });
}

async function addsLanguage(
  code: string,
  options: LanguageOptions,
  env: CliEnvironment,
): Promise<void> {
  const { addLanguage } = await import('../../scaffold/addLanguage.ts');
  await applied(options, env, (draft) => {
    const { name, from, texts } = addLanguage(draft, { code, from: options.from });
    return {
      result: { language: code, name, from, texts },
      next: [
        `translate ${texts} texts in locales/${code}: gatehouse validate lists those that are still those of ${from} (untranslated-text)`,
        `languages.${code} in manifest/app.yaml: is ${name} its name, and ${code} what the server calls it in its cookie?`,
        GENERATE,
      ],
    };
  });
}

const GENERATE = 'gatehouse validate, then gatehouse generate';

function expectation(path: string): string {
  return `say who may open ${path}, and who may not: an expectation in manifest/expectations.yaml`;
}

function toTranslate(texts: readonly AddedTexts[]): readonly string[] {
  const keys = new Set(texts.flatMap((added) => added.keys));
  const files = [...new Set(texts.flatMap((added) => added.toTranslate))];
  if (keys.size === 0) return [];
  return [
    `look through ${keys.size} texts: they are made from names`,
    ...(files.length > 0 ? [`translate them in ${files.join(', ')}`] : []),
  ];
}

/** Makes the changes in memory, then writes or shows them. */
async function applied(
  options: AddOptions,
  env: CliEnvironment,
  change: (draft: DraftProject) => { readonly result: object; readonly next: readonly string[] },
): Promise<void> {
  const format = formatOf(options);
  const [{ diskFiles }, { draftProject }, { applyDraft }, { ScaffoldError }] = await Promise.all([
    import('../files.ts'),
    import('../draftProject.ts'),
    import('../applyDraft.ts'),
    import('../../scaffold/draftFiles.ts'),
  ]);
  const disk = diskFiles(projectFolder(env, options));
  const draft = draftProject(disk);
  try {
    const { result, next } = change(draft);
    const dryRun = options.dryRun === true;
    env.exit(applyDraft(draft, disk, { format, dryRun, next, result }, env));
  } catch (error) {
    if (error instanceof ScaffoldError) throw new UsageError(error.message);
    throw error;
  }
}
