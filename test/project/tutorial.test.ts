import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '../../codegen/compile/compile.ts';
import { emit } from '../../codegen/emit/emit.ts';
import type { ConsoleModel } from '../../codegen/model/console.ts';
import { fullMessage } from '../../codegen/report/diagnostic.ts';
import type { SourceFile, SourceSet } from '../../codegen/read/sources.ts';
import { openWorld } from '../sandbox/world.ts';
import { projectSources } from '../projectSources.ts';

// Each test compiles the whole project.
const LANGUAGES = ['en', 'zh', 'ja'] as const;

/** The YAML blocks of the README's tutorial in order: resource, route, three texts. */
function tutorialBlocks(): readonly string[] {
  const readme = readFileSync('README.md', 'utf8');
  const tutorial = /<!-- tutorial:start -->([\s\S]*)<!-- tutorial:end -->/.exec(readme)?.[1] ?? '';
  return [...tutorial.matchAll(/^ {3}```yaml\n([\s\S]*?)^ {3}```/gm)].map(([, block = '']) =>
    block.replaceAll(/^ {3}/gm, ''),
  );
}

/** Applies the tutorial to the project's sources. */
function followed(sources: SourceSet): SourceSet {
  const [resource = '', line = '', ...texts] = tutorialBlocks();
  const place = (file: SourceFile): SourceFile =>
    file.path === 'manifest/views/console.yaml'
      ? { ...file, text: belowAssets(file.text, line.trim()) }
      : file;
  return {
    ...sources,
    manifests: [
      ...sources.manifests.map(place),
      { path: 'manifest/resources/assets/adminuser.yaml', text: resource },
    ],
    locales: [
      ...sources.locales,
      ...LANGUAGES.map((language, index) => ({
        path: `locales/${language}/assets/adminusers.yaml`,
        text: texts[index] ?? '',
      })),
    ],
  };
}

/** Adds the line as the first route of the assets area, with the right indentation. */
function belowAssets(view: string, line: string): string {
  return view.replace(/^( {2}assets:\n(?:.*\n)*? {4}routes:\n)/m, `$1      ${line}\n`);
}

function isOfTutorial(path: string): boolean {
  return path.endsWith('/adminuser.yaml') || path === 'manifest/views/console.yaml';
}

function model(sources: SourceSet): ConsoleModel {
  const result = compile(sources);
  if (!result.model) throw new Error(JSON.stringify(result.diagnostics, undefined, 2));
  return result.model;
}

describe("the README's tutorial: one file, one line in a view, and its texts", () => {
  const sources = followed(projectSources());

  it('has the five blocks it speaks of', () => {
    expect(tutorialBlocks()).toHaveLength(5);
  });

  it('leaves nothing for validate to find', () => {
    expect(compile(sources).diagnostics).toEqual([]);
  });

  it.each([
    [
      'misspells a field of the server, in most places',
      /su_enabled(?=, created_by)/g,
      'su_enabld',
      "Did you mean 'su_enabled'?",
    ],
    [
      'puts the route beside the routes',
      /( {4}routes:\n) {2}( {4}admin-users:.*\n)/,
      '$2$1',
      "; a page of its own stands below 'routes'",
    ],
  ] as const)('says what was meant to whoever %s', (_, from, to, said) => {
    const manifests = sources.manifests.map(({ path, text }) => ({
      path,
      text: isOfTutorial(path) ? text.replace(from, to) : text,
    }));
    const messages = compile({ ...sources, manifests }).diagnostics.map(fullMessage);
    expect(messages).toContainEqual(expect.stringContaining(said));
  });

  it('gives the four routes, behind the right permissions, with a menu entry', () => {
    const routes = model(sources).routes.filter(({ resource }) => resource === 'assets.adminuser');
    expect(routes.map(({ name, path, gate }) => [name, path, gate.permissions])).toEqual([
      ['AdminUserList', '/console/assets/admin-users', ['assets.view_systemuser']],
      [
        'AdminUserCreate',
        '/console/assets/admin-users/create',
        ['assets.view_systemuser', 'assets.add_systemuser'],
      ],
      ['AdminUserDetail', '/console/assets/admin-users/:id', ['assets.view_systemuser']],
      [
        'AdminUserUpdate',
        '/console/assets/admin-users/:id/update',
        ['assets.view_systemuser', 'assets.change_systemuser'],
      ],
    ]);
  });

  it('generates its definition and its types', () => {
    const paths = emit(model(sources)).map(({ path }) => path);
    expect(paths).toContain('generated/resources/assets/adminuser.ts');
  });

  it('has the sandbox answer for it at once', async () => {
    const world = openWorld({ model: model(sources) });
    const admin = await world.as('admin');
    const created = await admin.post('/api/v1/assets/admin-users/', { name: 'Old root' });
    expect(created.status).toBe(201);
    const list = await admin.get('/api/v1/assets/admin-users/?limit=15');
    expect(list.body).toMatchObject({
      count: 1,
      results: [{ name: 'Old root', su_enabled: false }],
    });
  });
});
