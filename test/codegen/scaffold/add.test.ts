import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../../codegen/compile/compile.ts';
import { diskFiles, readSources } from '../../../codegen/cli/files.ts';
import { copyOfSmall, run } from '../back/runCommand.ts';

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const everything = (folder: string) =>
  ['manifest', 'locales'].flatMap((below) =>
    diskFiles(folder)
      .list(below)
      .map((path) => [path, read(folder, path)]),
  );
const errorsIn = (folder: string) =>
  compile(readSources(diskFiles(folder))).diagnostics.filter(
    ({ severity }) => severity === 'error',
  );
const LIDS = ['add', 'resource', 'stock.lid', '--route', '/console/stock/lids'];
const BOXES = ['add', 'resource', 'stock.box', '--route', '/console/stock/boxes'];

/** The small project before a server that has lids, and no call that deletes one. */
function withTable(permissions: string, address = 'stock/lids'): string {
  const folder = copyOfSmall();
  diskFiles(folder).change(
    new Map([
      [
        'manifest/servers/v1.yaml',
        `permissions:
  ${permissions}
addresses:
  ${address}:
    methods: [GET, POST, OPTIONS]
    fields:
      id: string
      name: { type: string, required: true, maxLength: 64, order: true }
      kind: { type: choice, choices: [big, small], filter: true }
      book: field
      made: { type: datetime, readOnly: true }
  ${address}/:id: [GET, PUT, PATCH]
`,
      ],
    ]),
  );
  return folder;
}

describe('gatehouse add resource', () => {
  it('writes manifest, texts, permissions, addresses and route, and says what is left to do', async () => {
    const folder = copyOfSmall();
    const { code, out } = await run(
      [
        ...BOXES,
        '--fields',
        'label:string:required,book:reference=library.book,kind:choice=big/small',
      ],
      folder,
    );
    expect([code, errorsIn(folder)]).toEqual([0, []]);
    expect(read(folder, 'manifest/resources/stock/box.yaml')).toContain(
      '  book:  { type: reference, to: library.book }\n  kind:  { type: choice, choices: [big, small] }\n',
    );
    expect(read(folder, 'manifest/permissions.yaml')).toContain(
      '  stock:\n    box: [view, add, change, delete]\n',
    );
    expect(read(folder, 'manifest/api.yaml')).toContain('  stock/boxes/:id: [GET, PUT, PATCH');
    expect(read(folder, 'manifest/views/console.yaml')).toContain(
      '  stock:\n    routes:\n      boxes: { resource: stock.box, needs: stock.view_box }\n',
    );
    expect(out.split('\n').filter((line) => line.startsWith('next'))).toEqual([
      'next     look through 8 texts: they are made from names',
      'next     say who may open /console/stock/boxes, and who may not: an expectation in manifest/expectations.yaml',
      'next     the server must answer at stock/boxes, and grant stock.view_box: the roles that do so stand in manifest/roles.yaml',
      'next     gatehouse validate, then gatehouse generate',
    ]);
  });

  it('marks the texts that are to be translated, in all but the first language, as fix does', async () => {
    const folder = copyOfSmall();
    const app = read(folder, 'manifest/app.yaml');
    const two = app.replace(/(name: English \})/, '$1, de: { cookie: de, name: Deutsch }');
    const texts = read(folder, 'locales/en/library.yaml');
    diskFiles(folder).change(
      new Map([
        ['manifest/app.yaml', two],
        ['locales/de/library.yaml', texts],
      ]),
    );
    const { out } = await run(BOXES, folder);
    expect(out).toContain('translate them in locales/de/stock/box.yaml');
    expect(read(folder, 'locales/en/stock/box.yaml')).toContain('one: Box\n');
    const lines = read(folder, 'locales/de/stock/box.yaml').split('\n');
    expect(lines).toContain('      one: Box  # gatehouse: translate');
    const unmarked = lines.filter((line) => /: ./.test(line) && !line.includes('translate'));
    expect(unmarked).toEqual([]);
  });

  it('writes into the file of a split manifest that has what is most like it', async () => {
    const folder = copyOfSmall();
    const view = read(folder, 'manifest/views/console.yaml');
    diskFiles(folder).change(
      new Map([
        ['manifest/api/a.yaml', 'addresses:\n  pets/cats: [GET]\n'],
        ['manifest/api/b.yaml', 'addresses:\n  stock/crates: [GET]\n'],
        ['manifest/permissions/b.yaml', 'apps:\n  stock: { crate: [view] }\n'],
        [
          'manifest/views/console/b.yaml',
          'routes:\n  stock:\n    routes: { old: { redirect: /console } }\n',
        ],
      ]),
    );
    const { code } = await run(BOXES, folder);
    expect(code).toBe(0);
    expect(read(folder, 'manifest/api/b.yaml')).toContain(
      '  stock/crates: [GET]\n  stock/boxes: [GET, POST',
    );
    expect(read(folder, 'manifest/permissions/b.yaml')).toContain('box: [view, add');
    expect(read(folder, 'manifest/views/console/b.yaml')).toContain(
      'boxes: { resource: stock.box, needs: stock.view_box }',
    );
    expect(read(folder, 'manifest/views/console.yaml')).toBe(view);
    const again = await run(['add', 'route', '/console/stock/boxes', 'stock.box'], folder);
    expect(again.err).toContain(
      'There is a route /console/stock/boxes: manifest/views/console/b.yaml.',
    );
  });

  it('takes an address of one segment', async () => {
    const folder = copyOfSmall();
    const { code } = await run([...BOXES, '--api', 'boxes'], folder);
    expect([code, errorsIn(folder)]).toEqual([0, []]);
    expect(read(folder, 'manifest/api.yaml')).toContain('  boxes/:id: [GET, PUT, PATCH');
  });

  it('declares nothing twice: what the server has already stays as it is', async () => {
    const folder = copyOfSmall();
    const before = read(folder, 'manifest/api.yaml');
    await run(['add', 'resource', 'library.book2', '--api', 'library/books'], folder);
    expect(read(folder, 'manifest/api.yaml').startsWith(before.trimEnd())).toBe(true);
    expect(read(folder, 'manifest/api.yaml').match(/library\/books:/g)).toHaveLength(1);
  });

  it('names the fields of the table that has its address, and declares nothing', async () => {
    const folder = withTable('stock: { lid: [view, add, change] }');
    const before = new Map(everything(folder).map(([path = '', text = '']) => [path, text]));
    const { code, out } = await run(LIDS, folder);
    expect([code, errorsIn(folder)]).toEqual([0, []]);
    const after = everything(folder).filter(([path = '', text]) => before.get(path) !== text);
    expect(after.flatMap(([path = '']) => (path.startsWith('manifest/') ? path : []))).toEqual([
      'manifest/resources/stock/lid.yaml',
      'manifest/views/console.yaml',
    ]);
    expect(read(folder, 'manifest/resources/stock/lid.yaml')).toBe(
      `# Written by gatehouse add: now make it yours. What its fields are stands in manifest/servers/.
resource: stock.lid
# TODO whose records are these? The server does not say. Write it as fields: { NAME: { to: app.model } },
# and name them in list, form and card:
#   book, perhaps library.book

server:
  search: [name]
  order: [name]
  filters: [kind]

list:
  columns: [name, kind, made]
  fixed: [name]
  delete: false

form:
  - basic: [name, kind]

detail:
  tabs:
    summary: { card: [name, kind, made] }
  delete: false
`,
    );
    expect(out.split('\n').filter((line) => line.startsWith('next'))).toEqual([
      'next     say whose records book name, and show them: no page has them yet, unless the server demands them',
      'next     look through 7 texts: they are made from names',
      'next     say who may open /console/stock/lids, and who may not: an expectation in manifest/expectations.yaml',
      'next     the server must grant stock.view_lid: the roles that do so stand in manifest/roles.yaml',
      'next     gatehouse validate, then gatehouse generate',
    ]);
  });

  it('leaves to a user which permission opens it, where the server has none that is called like it', async () => {
    const folder = withTable('stock: { shelf: [view, add, change, delete] }');
    const permissions = read(folder, 'manifest/permissions.yaml');
    const { code, out } = await run(LIDS, folder);
    const manifest = 'manifest/resources/stock/lid.yaml';
    expect([code, read(folder, 'manifest/permissions.yaml')]).toEqual([0, permissions]);
    expect(out).toContain(
      `next     write into ${manifest} which permissions open it (permission: app.model): the server has none for stock.lid, but for stock.shelf. Until then gatehouse validate refuses it\n`,
    );
    expect(out).not.toContain('view_lid');
    expect(errorsIn(folder)).toMatchObject([{ rule: 'unknown-permission', file: manifest }]);
    const todo = /^# TODO permission: app\.model\..*$/m;
    const decided = read(folder, manifest).replace(todo, 'permission: stock.shelf');
    diskFiles(folder).change(new Map([[manifest, decided]]));
    expect(errorsIn(folder)).toEqual([]);
    const routes = await run(['routes'], folder);
    expect(routes.out).toMatch(/^LidList .* stock\.view_shelf /m);
  });

  it('takes the fields and the address that somebody says, whatever the table has', async () => {
    const folder = withTable('stock: { lid: [view, add, change, delete] }');
    await run([...LIDS, '--fields', 'name:text'], folder);
    const manifest = read(folder, 'manifest/resources/stock/lid.yaml');
    expect(manifest).toContain('\nfields:\n  id:   { type: id }\n  name: { type: text }\n');
    expect(manifest).not.toContain('api:');
    const { code } = await run(
      ['add', 'resource', 'stock.crate', '--api', 'stock/pallets'],
      folder,
    );
    expect([code, errorsIn(folder)]).toEqual([0, []]);
    expect(read(folder, 'manifest/resources/stock/crate.yaml')).toContain(
      'name: Crate\napi: stock/pallets\n',
    );
    // What the list is called like is not its usual name: only its address is.
    const boxes = withTable('stock: { box: [view, add, change] }', 'stock/boxes');
    expect((await run(BOXES, boxes)).code).toBe(0);
    expect(read(boxes, 'manifest/resources/stock/box.yaml')).toContain(
      'resource: stock.box\nname: Box\napi: stock/boxes\n',
    );
  });

  it('says when no table has its address', async () => {
    const folder = withTable('stock: { lid: [view] }');
    const { code, out } = await run(['add', 'resource', 'stock.crate'], folder);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(
        'next     no table in manifest/servers/ has the fields of stock/crates: the server may not know it\n',
      ),
    ]);
    expect(read(folder, 'manifest/permissions.yaml')).toContain('crate: [view, add');
    const without = await run(['add', 'resource', 'stock.crate'], copyOfSmall());
    expect(without.out).not.toContain('no table');
  });

  it('shows what it would write, and writes nothing', async () => {
    const folder = copyOfSmall();
    const before = everything(folder);
    const { code, out } = await run([...BOXES, '--dry-run'], folder);
    expect([code, everything(folder)]).toEqual([0, before]);
    expect(out).toContain('changed  manifest/permissions.yaml\n         4:   stock:\n');
    expect(out).toContain('Nothing was written: this is a preview.\n');
    const json = JSON.parse(
      (await run([...BOXES, '--dry-run', '--format', 'json'], folder)).out,
    ) as object;
    expect(json).toMatchObject({
      written: false,
      resource: 'stock.box',
      route: '/console/stock/boxes',
    });
  });

  it('refuses what would be an error, as a whole, and says why', async () => {
    const folder = copyOfSmall();
    const before = everything(folder);
    const args = ['--fields', 'shelf:reference=library.shelf'];
    const { code, err } = await run([...BOXES, ...args], folder);
    expect([code, everything(folder)]).toEqual([1, before]);
    expect(err).toContain("There is no resource 'library.shelf'.");
    expect(err).toContain('Nothing was written');
    const json = await run([...BOXES, ...args, '--format', 'json'], folder);
    expect([json.code, JSON.parse(json.out)]).toMatchObject([
      1,
      { valid: false, written: false, next: [], diagnostics: [{ rule: 'unknown-resource' }] },
    ]);
  });

  it.each([
    ['an id that is none', ['box'], "'box' is no id of a resource."],
    ['a resource that is there', ['library.book'], 'The resource library.book is there'],
    ['a type that is none', ['a.b', '--fields', 'x:strng'], "Did you mean 'string'?"],
    ['a choice without values', ['a.b', '--fields', 'x:choice'], 'x:choice=one/two'],
    ['a reference to nothing', ['a.b', '--fields', 'x:reference'], 'x:reference=app.model'],
    ['an object', ['a.b', '--fields', 'x:object'], 'Write the object x by hand'],
    ['a word it does not know', ['a.b', '--fields', 'x:string:must'], 'Known is: required.'],
    ['a name with a blank', ['a.b', '--fields', 'x y'], "'x y' is no name of a field."],
    ['a view that is none', ['a.b', '--route', '/consle/b'], "Did you mean 'console'?"],
  ])('refuses %s', async (_, args, message) => {
    const folder = copyOfSmall();
    const before = everything(folder);
    const { code, err } = await run(['add', 'resource', ...args], folder);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    expect(everything(folder)).toEqual(before);
  });

  it('changes no file that it cannot read', async () => {
    const folder = copyOfSmall();
    writeFileSync(join(folder, 'manifest/permissions.yaml'), 'apps: [\n');
    const { code, err } = await run(BOXES, folder);
    expect([code, err]).toEqual([
      2,
      'manifest/permissions.yaml has no place for apps.stock.box: write it by hand.\n',
    ]);
  });
});

describe('gatehouse add route', () => {
  it('shows a resource at a second address, when its pages get names of their own', async () => {
    const folder = copyOfSmall();
    await run(['add', 'resource', 'stock.box'], folder);
    expect(
      await run(['add', 'route', '/console/library/boxes', 'stock.box'], folder),
    ).toMatchObject({ code: 0, err: '' });
    expect(read(folder, 'manifest/views/console.yaml')).toContain(
      '      boxes: { resource: stock.box, needs: stock.view_box }\n',
    );
    expect(errorsIn(folder)).toEqual([]);
    const second = await run(['add', 'route', '/console/boxes', 'stock.box'], folder);
    expect([second.code, second.err]).toEqual([1, expect.stringContaining('duplicate-route')]);
  });

  it.each([
    ['an address that is taken', ['/console/library/books', 'library.book'], 'There is a route'],
    ['an address of no list', ['/console/Books/:id', 'library.book'], 'is no address of a list'],
    ['an unknown resource', ['/console/x', 'library.bok'], "Did you mean 'library.book'?"],
  ])('refuses %s', async (_, args, message) => {
    const { code, err } = await run(['add', 'route', ...args], copyOfSmall());
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('gatehouse add language', () => {
  it('declares it in one line, and says what there is to translate', async () => {
    const folder = copyOfSmall();
    const before = everything(folder).filter(([path]) => path !== 'manifest/app.yaml');
    const { code, out } = await run(['add', 'language', 'de'], folder);
    expect([code, errorsIn(folder)]).toEqual([0, []]);
    expect(read(folder, 'manifest/app.yaml')).toContain(
      'de: { cookie: de, name: Deutsch, complete: false } }',
    );
    expect(everything(folder).filter(([path]) => path !== 'manifest/app.yaml')).toEqual(before);
    const count = /^next .* gatehouse texts --missing --language de lists, (\d+) texts/m.exec(
      out,
    )?.[1];
    expect(Number(count)).toBeGreaterThan(15);
    expect((await run(['validate'], folder)).out).toBe('No findings: everything is consistent.\n');
    const missing = await run(['texts', '--missing', '--language', 'de'], folder);
    expect(missing.out).toContain(`${count} missing, 0 to translate`);
  });

  it('asks of a language of the frame only for the texts of the project', async () => {
    const folder = copyOfSmall();
    const { out } = await run(['add', 'language', 'ja'], folder);
    expect(out).toContain('--language ja lists, 10 texts');
    const missing = await run(['texts', '--missing', '--language', 'ja'], folder);
    expect(missing.out).not.toContain('@gatehouse');
    expect(missing.out).toContain('10 missing, 0 to translate');
  });

  it('counts texts that somebody has begun', async () => {
    const folder = copyOfSmall();
    diskFiles(folder).change(
      new Map([['locales/de/library.yaml', 'views: { console: Konsole }\n']]),
    );
    const { code, out } = await run(['add', 'language', 'de'], folder);
    const missing = await run(['texts', '--missing', '--language', 'de'], folder);
    expect(missing.out).not.toContain('views.console ');
    const [, count] = /(\d+) missing/.exec(missing.out) ?? [];
    expect([code, out]).toEqual([0, expect.stringContaining(`lists, ${count} texts`)]);
    // Another text that all languages need is not asked of it.
    await run(BOXES, folder);
    expect((await run(['fix', '--write'], folder)).code).toBe(0);
    expect(everything(folder).filter(([path = '']) => path.startsWith('locales/de/'))).toEqual([
      ['locales/de/library.yaml', 'views: { console: Konsole }\n'],
    ]);
  });

  it.each([
    ['a code that is none', ['german'], "'german' is no code of a language."],
    ['a language that is there', ['en'], 'The console has the language en.'],
  ])('refuses %s', async (_, args, message) => {
    const { code, err } = await run(['add', 'language', ...args], copyOfSmall());
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
