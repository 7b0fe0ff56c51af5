import type { Command } from 'commander';
import { compact } from 'es-toolkit/array';
import { addLanguage } from '../../scaffold/addLanguage.ts';
import { addResource } from '../../scaffold/addResource.ts';
import { modelsWithPermissions } from '../../scaffold/servedList.ts';
import { namesOf } from '../../scaffold/fieldDraft.ts';
import type { Diagnostic } from '../../report/diagnostic.ts';
import { hasPermissions } from '../../scaffold/declare.ts';
import { addRoute } from '../../scaffold/addRoute.ts';
import type { AddedTexts } from '../../scaffold/addTexts.ts';
import { applyDraft } from '../applyDraft.ts';
import { addCommand, answer, type CommonOptions } from '../command.ts';
import { DraftProject } from '../draftProject.ts';
import type { CliEnvironment } from '../environment.ts';

interface AddOptions extends CommonOptions {
  readonly dryRun?: true;
}
interface ResourceOptions extends AddOptions {
  readonly fields?: string;
  readonly api?: string;
  readonly route?: string;
}

/** `gatehouse add resource|route|language`: writes what a user would begin with, and says what is left to do. */
export function register(program: Command, env: CliEnvironment): void {
  const add = program
    .command('add')
    .description(
      'add a resource, a route or a language to a project; --dry-run shows what it writes',
    );
  const sub = (usage: string, about: string) =>
    addCommand(add, usage, about).option(
      '--dry-run',
      'show the lines that would be written, and write nothing',
    );
  const applied = <Options extends AddOptions>(
    command: Command,
    change: (draft: DraftProject, args: readonly string[], options: Options) => Added,
  ) =>
    answer<Options>(command, env, ({ files, args, options }) => {
      const draft = new DraftProject(files);
      return applyDraft(draft, files, { ...change(draft, args, options), dryRun: options.dryRun });
    });
  applied(
    sub('resource <id>', 'a manifest with texts, permissions and addresses: hardware.printer')
      .option(
        '--fields <fields>',
        "its fields: name:string:required,genre:choice=novel/poem,owner:reference=users.user; by default those of the server's table",
      )
      .option(
        '--api <address>',
        "its address below the root of the API, by default that of the server's table, else made from the id",
      )
      .option(
        '--route <address>',
        'the address of its list, for example /console/hardware/printers',
      ),
    addsResource,
  );
  applied(
    sub('route <address> <resource>', 'the pages of a resource, with their place in the menu'),
    addsRoute,
  );
  applied(sub('language <code>', 'a language that need not be complete'), addsLanguage);
}

/** What was added, and what a user does next. */
interface Added {
  readonly result: object;
  readonly isLeft?: (diagnostic: Diagnostic) => boolean;
  readonly next: readonly string[];
}

function addsResource(
  draft: DraftProject,
  [id = '']: readonly string[],
  options: ResourceOptions,
): Added {
  const { fields, api, route: path } = options;
  const added = addResource(draft, { id, api, fields });
  const isOpen = added.permission === undefined;
  const route = path === undefined ? undefined : addRoute(draft, { path, resource: id, isOpen });
  return {
    result: { resource: id, manifest: added.manifest, api: added.api, route: route?.path },
    // Nothing opens its pages before a user has said which permission does, and `validate` says so.
    ...(isOpen && { isLeft: ({ rule }: Diagnostic) => rule === 'unknown-permission' }),
    next: compact([
      isOpen && permissionOf(draft, id, added.manifest),
      added.open.length > 0 &&
        `say whose records ${namesOf(added.open).join(', ')} name, and show them: no page has them yet, unless the server demands them`,
      ...toTranslate(compact([added.texts, route?.texts])),
      route
        ? expectation(route.path)
        : `show it on a page: gatehouse add route /VIEW/…/${id.split('.')[1] ?? id}s ${id}`,
      ...ofServer(draft, added),
      GENERATE,
    ]),
  };
}

function permissionOf(draft: DraftProject, id: string, manifest: string): string {
  const [app = ''] = id.split('.');
  const models = modelsWithPermissions(draft.project(), app).map((model) => `${app}.${model}`);
  const others = models.length > 0 ? `, but for ${models.join(', ')}` : '';
  return `write into ${manifest} which permissions open it (permission: app.model): the server has none for ${id}${others}. Until then gatehouse validate refuses it`;
}

/** What the server must do for a resource, where its table does not say that it does. */
function ofServer(
  draft: DraftProject,
  { api, permission, isServed }: ReturnType<typeof addResource>,
): readonly string[] {
  const view = hasPermissions(draft) ? permission?.replace('.', '.view_') : undefined;
  const roles = 'the roles that do so stand in manifest/roles.yaml';
  if (isServed) return view === undefined ? [] : [`the server must grant ${view}: ${roles}`];
  const must = `the server must answer at ${api}`;
  return compact([
    draft.project().servers.length > 0 &&
      `no table in manifest/servers/ has the fields of ${api}: the server may not know it`,
    view === undefined ? must : `${must}, and grant ${view}: ${roles}`,
  ]);
}

function addsRoute(draft: DraftProject, [path = '', resource = '']: readonly string[]): Added {
  const route = addRoute(draft, { path, resource });
  return {
    result: { path: route.path, resource, needs: route.needs },
    next: [...toTranslate([route.texts]), expectation(route.path), GENERATE],
  };
}

function addsLanguage(draft: DraftProject, [code = '']: readonly string[]): Added {
  const { name, fallback, texts } = addLanguage(draft, code);
  return {
    result: { language: code, name, fallback, texts },
    next: [
      `translate into locales/${code} what gatehouse texts --missing --language ${code} lists, ${texts} texts; until then they are those of ${fallback}`,
      `languages.${code} in manifest/app.yaml: is ${name} its name, and ${code} what the server calls it in its cookie? Without 'complete: false' every text must exist`,
      GENERATE,
    ],
  };
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
