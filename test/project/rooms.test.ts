import { describe, expect, it } from 'vitest';
import { linesOfRooms, withCeilings, wrongCeilings } from './rooms/ceilings.ts';
import { fileCircles, folderCircles } from './rooms/circles.ts';
import { CODE_FOLDERS, codeIn, moduleAt, type ImportKind } from './rooms/importGraph.ts';
import { refusedImports } from './rooms/importRules.ts';
import { importable, readRooms, roomOf } from './rooms/table.ts';

const rooms = readRooms();
const imports = codeIn(CODE_FOLDERS).flatMap((file) => moduleAt(file).imports);

describe('docs/rooms.yaml', () => {
  it('names rooms that are there, and imports of them that are there', () => {
    const paths = new Set(rooms.map(({ path }) => path));
    const named = rooms.flatMap((room) => [
      ...(room.imports === 'all' ? [] : room.imports),
      ...room.loads,
      ...Object.values(room.onlyFor).flat(),
    ]);
    expect(named.filter((name) => !paths.has(name))).toEqual([]);
    const files = codeIn(CODE_FOLDERS);
    const filled = new Set(files.map((file) => roomOf(rooms, file)?.path));
    const data = ['manifest', 'locales', 'generated', 'src'];
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

describe('the lines of a room', () => {
  it('stay below its ceiling, and not far below', () => {
    const advice =
      'a larger room is a number in docs/rooms.yaml that a reviewer sees: npm run docs';
    expect(wrongCeilings(rooms, linesOfRooms(rooms)), advice).toEqual([]);
  });

  it('are told for a room that is above its ceiling or far below', () => {
    const ceilings = rooms.map((room) => ({ ...room, lines: 1000 }));
    const counts = new Map(rooms.map(({ path }) => [path, 900]));
    expect(wrongCeilings(ceilings, counts)).toEqual([]);
    counts.set('src/api', 1001).set('src/shell', 699);
    expect(wrongCeilings(ceilings, counts)).toEqual([
      'src/shell has 699 lines of code, its ceiling is 1000',
      'src/api has 1001 lines of code, its ceiling is 1000',
    ]);
    expect(withCeilings('src/api:\n  is: calls\n  imports: []\n', counts)).toBe(
      'src/api:\n  is: calls\n  lines: 1001\n  imports: []\n',
    );
    const fitting = 'src/api:\n  is: calls\n  lines: 1100\n';
    expect(withCeilings(fitting, counts)).toBe(fitting);
  });
});

describe('imports', () => {
  const code = imports.filter(({ from }) => /^(?:codegen|sandbox|src)\//.test(from));

  it('run in no circle of files, types and lazy imports counted', () => {
    expect(fileCircles(code.filter(({ to }) => /^(?:codegen|sandbox|src)\//.test(to)))).toEqual([]);
  });

  it('run in no circle of folders, types counted', () => {
    expect(folderCircles(code)).toEqual([]);
  });

  it('would show a circle, each at the folder where it parts', () => {
    const circle: [from: string, to: string, kind: ImportKind][] = [
      ['a/b/x.ts', 'a/c/y.ts', 'value'],
      ['a/c/y.ts', 'a/c/z.ts', 'value'],
      ['a/c/z.ts', 'a/b/w.ts', 'type'],
      ['a/b/w.ts', 'a/b/x.ts', 'lazy'],
    ];
    const made = circle.map(([from, to, kind]) => ({ from, to, kind }));
    expect(folderCircles(made)).toEqual([
      'a: b → c → b (a/b/x.ts imports a/c/y.ts; a/c/z.ts imports a/b/w.ts)',
    ]);
    expect(fileCircles(made)).toEqual(['a/b/x.ts → a/c/y.ts → a/c/z.ts → a/b/w.ts → a/b/x.ts']);
  });
});
