import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { circlesIn, typesLeadingBack } from './rooms/circles.ts';
import { codeIn, importsOf, type ImportKind } from './rooms/importGraph.ts';
import { refusedImports } from './rooms/importRules.ts';
import { lintRules } from './rooms/lintRules.ts';
import { picture } from './rooms/picture.ts';
import { foreignLibraries, importable, isIn, PROJECT, readRooms, roomOf } from './rooms/table.ts';
import { roomTables, withTables } from './rooms/tables.ts';

const rooms = readRooms();
const imports = codeIn(['codegen', 'generated', 'sandbox', 'src', 'test']).flatMap((file) =>
  importsOf(file),
);

describe('docs/rooms.yaml', () => {
  it('names rooms that are there, and imports of them that are there', () => {
    const paths = new Set(rooms.map(({ path }) => path));
    const named = rooms.flatMap((room) => [
      ...(room.imports === 'all' ? [] : room.imports),
      ...room.loads,
      ...Object.values(room.onlyFor).flat(),
    ]);
    expect(named.filter((name) => !paths.has(name))).toEqual([]);
    const files = codeIn(['codegen', 'generated', 'sandbox', 'src', 'test']);
    const filled = new Set(files.map((file) => roomOf(rooms, file)?.path));
    const data = ['manifest', 'locales', 'generated', 'src', 'deploy'];
    expect([...paths].filter((path) => !filled.has(path))).toEqual(data);
    const kept = rooms.flatMap(({ path, onlyFor }) =>
      Object.keys(onlyFor).map((file) => `${path}/${file}`),
    );
    expect(kept.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('lets no room import itself through others', () => {
    const circular = rooms.filter(
      (room) =>
        room.imports !== 'all' &&
        room.imports.some((name) => {
          const next = rooms.find(({ path }) => path === name);
          return next && importable(rooms, next).has(room.path);
        }),
    );
    expect(circular.map(({ path }) => path)).toEqual([]);
  });

  it('is kept by every import of the project, types counted', () => {
    expect(imports.length).toBeGreaterThan(5000);
    expect(refusedImports(rooms, imports)).toEqual([]);
  });

  it.each<[from: string, to: string, kind: ImportKind]>([
    ['src/api/request.ts', 'src/session/verify.ts', 'type'],
    ['src/shell/Verification.tsx', 'src/api/modelAddress.ts', 'value'],
    ['src/pages/page.ts', 'codegen/link/rules.ts', 'type'],
    ['src/pages/page.ts', 'generated/routes.ts', 'value'],
    ['src/shell/Verification.tsx', 'src/overrides/users/x.tsx', 'lazy'],
    ['generated/shell.ts', 'src/pages/page.ts', 'type'],
    ['sandbox/kernel/core/sandbox.ts', 'sandbox/areas.ts', 'value'],
    ['sandbox/areas/users/x.ts', 'sandbox/kernel/kernel.ts', 'value'],
    ['sandbox/areas/users/x.ts', 'src/pages/page.ts', 'type'],
    ['codegen/read/yaml.ts', 'codegen/schema/generated/manifest.ts', 'type'],
    ['codegen/model/gates.ts', 'yaml', 'value'],
    ['codegen/model/gates.ts', 'node:fs', 'value'],
    ['src/pages/page.ts', '@mui/material/Checkbox', 'value'],
  ])('refuses that %s imports %s', (from, to, kind) => {
    expect(refusedImports(rooms, [{ from, to, kind }])).toEqual([`${from} imports ${to}`]);
  });
});

describe('what is made from docs/rooms.yaml', () => {
  const tables = roomTables(rooms);
  const lint = `// Made from docs/rooms.yaml by test/project/rooms.test.ts; change it there.\n${JSON.stringify(
    { overrides: lintRules(rooms) },
  )}`;

  it.each<[file: string, made: (before: string) => string | Promise<string>]>([
    [
      '.oxlintrc.rooms.json',
      async () => (await format('.oxlintrc.rooms.json', lint, { printWidth: 100 })).code,
    ],
    ['docs/architecture.md', (page) => withTables(page, tables)],
    ['docs/sandbox.md', (page) => withTables(page, tables)],
    ['docs/pictures/house.svg', () => picture(rooms)],
  ])('stands in %s', async (file, made) => {
    const path = join(PROJECT, file);
    const before = readFileSync(path, 'utf8');
    const now = await made(before);
    if (process.env['GATEHOUSE_UPDATE'] === '1') writeFileSync(path, now);
    else expect(before, 'run with GATEHOUSE_UPDATE=1').toBe(now);
  });

  it.each([
    ['docs/architecture.md', ['all', 'src', 'codegen', 'generated']],
    ['docs/sandbox.md', ['sandbox']],
  ])('has its tables in %s: %j', (file, names) => {
    const page = readFileSync(join(PROJECT, file), 'utf8');
    const found = names.filter((name) => page.includes(`-->\n${tables.get(name)}\n<!--`));
    expect(found).toEqual(names);
  });

  it('makes the linter refuse whatever docs/rooms.yaml does not allow', () => {
    const linted = rooms.filter(({ path }) => /^(?:src|codegen|sandbox)\//.test(path));
    const samples = linted.map(({ path }) => ({ file: `${path}/x.ts`, names: strangersTo(path) }));
    const scratch = mkdtempSync(join(tmpdir(), 'gatehouse-rooms-'));
    writeFileSync(join(scratch, '.oxlintrc.json'), lint);
    for (const { file, names } of samples) {
      mkdirSync(dirname(join(scratch, file)), { recursive: true });
      const lines = names.map((name) => `export * from '${asWritten(file, name)}';\n`);
      writeFileSync(join(scratch, file), lines.join(''));
    }
    const oxlint = join(PROJECT, 'node_modules/.bin/oxlint');
    const { stdout } = spawnSync(oxlint, ['--format', 'unix'], { cwd: scratch, encoding: 'utf8' });
    rmSync(scratch, { recursive: true });
    const refused = [
      ...stdout.matchAll(/^(?<file>\S+?):(?<line>\d+):.*no-restricted-imports/gm),
    ].map(({ groups: { file = '', line = '' } = {} }) => {
      const name = samples.find((sample) => sample.file === file)?.names[Number(line) - 1];
      return `${file} imports ${name}`;
    });
    const made = samples.flatMap(({ file, names }) =>
      names.map((to) => ({ from: file, to, kind: 'value' as const })),
    );
    expect(refused.length).toBeGreaterThan(500);
    expect(refused.toSorted()).toEqual(refusedImports(rooms, made).toSorted());
  });
});

function asWritten(from: string, to: string): string {
  return to.includes('/') && !to.startsWith('@') ? relative(dirname(from), to) : to;
}

function roomAt(path: string) {
  const room = rooms.find((one) => one.path === path);
  if (!room) throw new Error(`There is no room ${path}.`);
  return room;
}

/** A file of every room that this one may not import, and a library. */
function strangersTo(room: string): readonly string[] {
  const others = rooms.filter(({ path }) => !isIn(path, room) && !isIn(room, path));
  const kept = others.flatMap(({ path, onlyFor }) =>
    Object.keys(onlyFor).map((file) => `${path}/${file}`),
  );
  const innermost = others
    .map(({ path }) => path)
    .filter((path) => !rooms.some((other) => other.path !== path && isIn(other.path, path)));
  const files = innermost.map((path) => (path.endsWith('.ts') ? path : `${path}/x.ts`));
  return [...files, ...kept, ...foreignLibraries(rooms, roomAt(room)), 'yaml'];
}

describe('imports', () => {
  it('run in no circle of files or folders, types counted', () => {
    const code = imports.filter(({ from }) => /^(?:codegen|sandbox|src)\//.test(from));
    expect(circlesIn(code)).toEqual([]);
  });

  it('lead by no type back to the file that loads theirs', () => {
    const code = imports.filter(({ from }) => !from.startsWith('test/'));
    expect(typesLeadingBack(code)).toEqual([]);
  });

  it('would show a circle, each at the folder where it parts', () => {
    const circle: [from: string, to: string, kind: ImportKind][] = [
      ['a/b/x.ts', 'a/c/y.ts', 'value'],
      ['a/c/y.ts', 'a/c/z.ts', 'value'],
      ['a/c/z.ts', 'a/b/w.ts', 'type'],
      ['a/b/x.ts', 'a/b/w.ts', 'value'],
      ['a/b/w.ts', 'a/b/x.ts', 'lazy'],
    ];
    const made = circle.map(([from, to, kind]) => ({ from, to, kind }));
    expect(circlesIn(made)).toEqual([
      'a: b → c → b (a/b/x.ts imports a/c/y.ts; a/c/z.ts imports a/b/w.ts)',
    ]);
    expect(typesLeadingBack(made)).toEqual(['a/c/z.ts imports types of a/b/w.ts']);
  });
});
