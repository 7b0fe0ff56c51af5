import { ENGINE, ENGINE_VERSION } from '../../../codegen/model/engine.ts';
import { DraftProject } from '../../../codegen/cli/draftProject.ts';
import { addResource } from '../../../codegen/scaffold/addResource.ts';
import { newConsole, showResources } from '../../../codegen/scaffold/newConsole.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskFiles, NO_FILES } from '../../../codegen/cli/files.ts';
import { run, SMALL } from '../back/runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

const NO_FINDINGS = { code: 0, out: expect.stringContaining('No findings') };

describe('gatehouse init', () => {
  it('begins a console that validates without a finding, generates, and takes a second resource', async () => {
    const folder = temporaryFolder();
    expect(await run(['init', '--name', 'Library'], folder)).toMatchObject({ code: 0, err: '' });
    expect(await run(['validate', '--strict'], folder)).toMatchObject(NO_FINDINGS);
    expect((await run(['generate'], folder)).out).toContain('written  generated/routes.ts\n');
    const fields = 'title:string:required,kind:choice=novel/poem,shelf:reference=inventory.item';
    const args = ['--fields', fields, '--route', '/console/library/books'];
    expect(await run(['add', 'resource', 'library.book', ...args], folder)).toMatchObject({
      code: 0,
      err: '',
    });
    expect(await run(['validate', '--strict'], folder)).toMatchObject(NO_FINDINGS);
    expect((await run(['check'], folder)).code).toBe(4);
    expect((await run(['generate'], folder)).code).toBe(0);
    const routes = JSON.parse((await run(['routes', '--json'], folder)).out) as { path: string }[];
    expect(routes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/console/items/create', '/console/library/books/:id']),
    );
  });

  it('needs no licence, no organizations, and texts of one language', async () => {
    const folder = temporaryFolder();
    await run(
      ['init', '--language', 'ja', '--resource', 'stock.box', '--address', 'v2/boxes'],
      folder,
    );
    const files = diskFiles(folder);
    expect(files.list('locales').every((path) => path.startsWith('locales/ja/'))).toBe(true);
    const all = files.list('manifest').map((path) => files.read(path));
    expect(all.join('\n')).not.toMatch(/licence|organizations/);
    expect(files.read('manifest/app.yaml')).toContain('  ja: { cookie: ja, name: "日本語" }\n');
    expect(files.read('manifest/views/console.yaml')).toContain('  boxes: { resource: stock.box');
    expect(await run(['validate', '--strict'], folder)).toMatchObject(NO_FINDINGS);
  });

  it('writes no words of the frame: they come with the engine, in its languages', async () => {
    const folder = temporaryFolder();
    await run(['init', '--resource', 'stock.box'], folder);
    expect(diskFiles(folder).read('locales/en/shell/shared.yaml')).toBe(
      'views:\n  console: Console\n',
    );
    expect((await run(['generate'], folder)).code).toBe(0);
    const start = diskFiles(folder).read('generated/locales/en/start.ts');
    expect(start).toContain("'shell.logout': 'Log out'");
  });

  it('shows English as long as a language without words of the frame is not translated', async () => {
    const folder = temporaryFolder();
    expect((await run(['init', '--language', 'de'], folder)).code).toBe(0);
    const app = diskFiles(folder).read('manifest/app.yaml');
    expect(app).toContain(`  de: { cookie: de, name: Deutsch, complete: false }
  en: { cookie: en, name: English }
defaultLanguage: de
fallbackLanguage: en
`);
    expect(await run(['validate', '--strict'], folder)).toMatchObject(NO_FINDINGS);
    const { out } = await run(['texts', '--missing', '--language', 'de'], folder);
    expect(out).toMatch(
      /^missing +de +shell\.logout .*@gatehouse-console\/engine\/src\/i18n\/frame\/en\/start.yaml:\d+$/m,
    );
  });

  it('tells coding agents of commands that there are', async () => {
    const folder = temporaryFolder();
    await run(['init'], folder);
    const page = diskFiles(folder).read('AGENTS.md') ?? '';
    const commands = [...page.matchAll(/`npx gatehouse (\w+)/g)].map(([, command = '']) => command);
    expect(commands).toEqual(['generate', 'validate', 'explain', 'diff', 'mcp']);
    const helps = await Promise.all(commands.map((command) => run([command, '--help'], folder)));
    expect(helps.map(({ code }) => code)).toEqual(commands.map(() => 0));
  });

  it('makes the folder that it is given, and takes one that has nothing but its versions', async () => {
    const folder = temporaryFolder();
    expect((await run(['init', 'new/console'], folder)).code).toBe(0);
    expect(existsSync(join(folder, 'new/console/manifest/app.yaml'))).toBe(true);
    mkdirSync(join(folder, 'other/.git'), { recursive: true });
    expect((await run(['init', 'other'], folder)).code).toBe(0);
  });

  it('keeps texts in a folder that is called like the area, with its digits', async () => {
    const folder = temporaryFolder();
    expect((await run(['init', '--resource', 'v2.box_2'], folder)).code).toBe(0);
    expect(diskFiles(folder).list('locales')).toContain('locales/en/v2/box.yaml');
    expect(await run(['validate', '--strict'], folder)).toMatchObject(NO_FINDINGS);
  });

  it('refuses a folder that is not empty, and leaves it alone', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    const { code, err } = await run(['init'], folder);
    expect([code, err]).toEqual([
      2,
      `${folder} is not empty: it has notes.txt. Name an empty or a new folder; to a project use gatehouse add.\n`,
    ]);
    expect(diskFiles(folder).list('')).toEqual(['notes.txt']);
  });

  it('shows what it would write, and writes nothing', async () => {
    const folder = temporaryFolder();
    const { code, out } = await run(['init', 'there', '--dry-run'], folder);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('         1: # What the console is called'),
    ]);
    expect(existsSync(join(folder, 'there'))).toBe(false);
  });

  it('answers in JSON with every file', async () => {
    const folder = temporaryFolder();
    const { out } = await run(['init', '--format', 'json'], folder);
    const { files, written } = JSON.parse(out) as { files: { path: string }[]; written: boolean };
    expect(written).toBe(true);
    expect(files.map(({ path }) => path)).toEqual(diskFiles(folder).list(''));
    const again = await run(['init', '--format', 'json'], folder);
    expect([again.code, JSON.parse(again.out)]).toMatchObject([2, { valid: false }]);
  });

  it.each([
    ['a language', ['--language', 'deutsch'], "'deutsch' is no code of a language"],
    ['a resource', ['--resource', 'Box'], "'Box' is no id of a resource"],
    ['an address', ['--address', 'boxes/:id'], "'boxes/:id' is no address of a list"],
    ['a file', [join(SMALL, 'manifest/app.yaml')], 'is no folder'],
  ])('says when %s is none', async (_, args, message) => {
    const { code, err } = await run(['init', ...args], temporaryFolder());
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it('writes what npm, git and TypeScript read, with the name of the folder', async () => {
    const folder = temporaryFolder();
    const { out } = await run(['init', 'My Büro'], folder);
    const read = (path: string) => readFileSync(join(folder, 'My Büro', path), 'utf8');
    expect(JSON.parse(read('package.json'))).toEqual({
      name: 'my-b-ro',
      private: true,
      type: 'module',
      scripts: {
        start: 'gatehouse start',
        dev: 'gatehouse dev',
        build: 'gatehouse build',
        test: 'gatehouse test',
      },
      dependencies: { [ENGINE]: `^${ENGINE_VERSION}` },
    });
    expect(JSON.parse(read('tsconfig.json'))).toMatchObject({
      extends: '@gatehouse-console/engine/tsconfig.project.json',
    });
    expect(read('.gitignore')).toBe('node_modules/\ndist/\ngenerated/locales/\n');
    expect(read('manifest/app.yaml').split('\n').slice(1)).toEqual([
      'app: "My Büro"',
      'server: { preset: django-rest }',
      'session: { preset: none }',
      'languages:',
      '  en: { cookie: en, name: English }',
      '',
    ]);
    expect(out).toMatch(/next {5}node .*gatehouse\.mjs"? start --cwd "My B.*ro"\n$/);
  });

  it('writes permissions, calls and settings for a session that has them alone', async () => {
    const draft = new DraftProject(NO_FILES);
    const about = {
      name: 'Desk',
      folder: 'desk',
      language: 'en',
      server: { preset: 'jumpserver' },
    };
    newConsole(draft, { ...about, session: { preset: 'jumpserver' } });
    addResource(draft, { id: 'desk.drawer', api: 'drawers' });
    showResources(draft);
    expect(draft.read('manifest/permissions.yaml')).toContain(
      'drawer: [view, add, change, delete]',
    );
    expect(draft.read('manifest/api.yaml')).toContain(
      'drawers: [GET, POST, PUT, PATCH, DELETE, OPTIONS]',
    );
    expect(draft.read('manifest/views/console.yaml')).toContain('needs: desk.view_drawer');
    expect(draft.read('manifest/features.yaml')).toContain('settings: {}');
  });

  it('writes a manifest as a person would', async () => {
    const folder = temporaryFolder();
    await run(['init'], folder);
    const text = readFileSync(join(folder, 'manifest/resources/inventory/item.yaml'), 'utf8');
    expect(text).toMatchInlineSnapshot(`
      "# Written by gatehouse add: now make it yours.
      resource: inventory.item
      name: Item
      api: inventory/items
      record: { title: name }

      fields:
        id:       { type: id }
        name:     { type: string, required: true, maxLength: 128 }
        kind:     { type: choice, required: true, choices: [tool, part, material] }
        quantity: { type: integer, required: true }
        price:    { type: float }
        acquired: { type: date }
        in_stock: { type: boolean }
        comment:  { type: text }

      server:
        search: [name]
        order: [name]

      list:
        columns: [name, kind, quantity, price, acquired, in_stock, comment]
        default: [name, kind, quantity, price, acquired, in_stock]
        fixed: [name]

      form:
        - basic: [name, kind, quantity, price, acquired, in_stock, comment]

      detail:
        tabs:
          summary: { card: [name, kind, quantity, price, acquired, in_stock, comment] }
      "
    `);
  });
});
