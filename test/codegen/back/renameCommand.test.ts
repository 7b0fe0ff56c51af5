import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseFiles } from '../front/goldenProject.ts';
import { run } from './runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

const USER = 'manifest/resources/users/user.yaml';
const NO_FINDINGS = 'No findings: everything is consistent.\n';

function projectWith(more: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder();
  for (const [path, text] of [...baseFiles(), ...Object.entries(more)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

describe('gatehouse rename', () => {
  it('shows the changes, and changes nothing', async () => {
    const folder = projectWith();
    const { code, out, err } = await run(['rename', 'route', 'Home', 'Start'], folder);
    expect(code).toBe(0);
    expect(out).toContain(
      'diff --git a/src/overrides/home/Home.page.tsx b/src/overrides/home/Start.page.tsx\n' +
        'rename from src/overrides/home/Home.page.tsx\nrename to src/overrides/home/Start.page.tsx\n',
    );
    expect(out).toContain('+  home: { page: custom, name: Start, icon: home }\n');
    expect(err).toContain('1 file renamed. --write makes the changes.');
    expect(existsSync(join(folder, 'src/overrides/home/Home.page.tsx'))).toBe(true);
  });

  it('says with --dry-run what it says without, and does not take it beside --write', async () => {
    const folder = projectWith();
    const args = ['rename', 'route', 'Home', 'Start'];
    expect(await run([...args, '--dry-run'], folder)).toEqual(await run(args, folder));
    const { code, err } = await run([...args, '--dry-run', '--write'], folder);
    expect([code, err]).toEqual([2, expect.stringContaining('cannot be used with option')]);
    expect(existsSync(join(folder, 'src/overrides/home/Home.page.tsx'))).toBe(true);
  });

  it.each([
    ['route', 'Home', 'Start', 'manifest/views/console.yaml', 'name: Start,'],
    ['field', 'users.user.login_blocked', 'is_blocked', USER, 'cells: { is_blocked: yes-only }'],
    ['text', 'shell.welcome', 'shell.greeting', 'src/shell/Welcome.tsx', "text('shell.greeting'"],
    ['resource', 'users.usergroup', 'users.team', USER, 'to: users.team }'],
  ])('%s: with --write the project is right afterwards', async (...expected) => {
    const [kind, old, next, file, text] = expected;
    const folder = projectWith();
    expect(await run(['rename', kind, old, next, '--write'], folder)).toMatchObject({ code: 0 });
    expect(read(folder, file)).toContain(text);
    const { code, out } = await run(['validate', '--strict'], folder);
    expect([code, out]).toEqual([0, NO_FINDINGS]);
  });

  it.each([
    [['route', 'Hoem', 'Start'], "There is no route 'Hoem'. Did you mean 'Home'?"],
    [['feild', 'users.user.name', 'x'], "Did you mean 'field'?"],
    [['field', 'users.user.source', 'username'], "There is already a field 'users.user.username'."],
    [['resource', 'users.user', 'users.usergroup'], 'There is already a resource'],
    [['text', 'fields.source', 'fields.origin'], 'follows from the manifests'],
    [['permission', 'users.view_user', 'users.see_user'], 'derives'],
    [['address', '/console/users/gruops', '/x'], "Did you mean '/console/users/groups'?"],
    [['address', '/console/users/groups', '/console/users/users'], 'There is already a page at'],
    [['address', '/console/users/groups', '/audit/groups'], 'Only the end of an address'],
  ])('refuses with a reason: %s', async (args, reason) => {
    const { code, out, err } = await run(['rename', ...args, '--write'], projectWith());
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(reason)]);
  });

  it('refuses while the project has errors, and says which', async () => {
    const folder = projectWith({ 'manifest/views/other.yaml': 'view: [' });
    const { code, err } = await run(['rename', 'route', 'Home', 'Start', '--write'], folder);
    expect([code, err]).toEqual([1, expect.stringContaining('correct these errors first')]);
    expect(read(folder, 'manifest/views/console.yaml')).toContain('name: Home');
  });

  it('refuses when a file of the new name is there', async () => {
    const folder = projectWith({ 'src/overrides/home/Start.page.tsx': 'export const x = 1;\n' });
    const { code } = await run(['rename', 'route', 'Home', 'Start', '--write'], folder);
    expect(code).not.toBe(0);
    expect(read(folder, 'src/overrides/home/Start.page.tsx')).toBe('export const x = 1;\n');
  });

  it('names places in hand-written code that only probably mean it, and changes them when asked to', async () => {
    const code = "export const USER = 'users.user';\nexport const of = { source: 1 };\n";
    const folder = projectWith({ 'src/shell/user.ts': code });
    const args = ['rename', 'field', 'users.user.source', 'origin'];
    const { err } = await run(args, folder);
    expect(err).toContain('src/shell/user.ts:2 has the same word');
    const json = JSON.parse((await run([...args, '--format', 'json'], folder)).out) as unknown;
    expect(json).toMatchObject({ left: [{ file: 'src/shell/user.ts', line: 2 }], written: [] });
    await run([...args, '--likely', '--write'], folder);
    expect(read(folder, 'src/shell/user.ts')).toContain('origin: 1');
  });

  it('address: redirects from the old ones, and takes along all that leads there', async () => {
    const view = 'manifest/views/console.yaml';
    const folder = projectWith();
    const change = (path: string, from: string, to: string) =>
      writeFileSync(join(folder, path), read(folder, path).replace(from, to));
    change(view, '  home: {', '  start: { redirect: /console/users/groups }\n  home: {');
    change(view, 'icon: dashboard\n', 'icon: dashboard\nhome: users/groups\n');
    change(
      view,
      'needs: users.view_user,',
      'needs: users.view_user, activeMenu: /console/users/groups,',
    );
    const code = "export const address = '/console/users/groups';\n";
    writeFileSync(join(folder, 'src/shell/address.ts'), code);
    const args = ['rename', 'address', '/console/users/groups', '/console/users/teams'];
    const preview = await run(args, folder);
    expect([preview.code, preview.err]).toEqual([
      0,
      expect.stringContaining('src/shell/address.ts:1 has the same word'),
    ]);
    expect(preview.out).toMatch(/^\+ {6}teams:$/m);
    expect(read(folder, view)).toContain('      groups:\n');
    await run([...args, '--write'], folder);
    expect(read(folder, view)).not.toContain('groups');
    expect(read(folder, view)).toContain('home: users/teams\n');
    expect(read(folder, 'manifest/app.yaml')).toContain(
      '  /console/users/groups/:id: /console/users/teams/:id\n',
    );
    expect((await run(['validate', '--strict'], folder)).out).toBe(NO_FINDINGS);
    // Back again: an address that has a page is no old one.
    await run(['rename', 'address', args[3] ?? '', args[2] ?? '', '--write'], folder);
    const app = read(folder, 'manifest/app.yaml');
    expect(app).not.toContain('  /console/users/groups');
    expect(app).toContain('  /console/users/teams: /console/users/groups\n');
    expect((await run(['validate', '--strict'], folder)).out).toBe(NO_FINDINGS);
  });

  it('address: of a group of the menu, with the keys of its texts', async () => {
    const folder = projectWith();
    const { code } = await run(
      ['rename', 'address', '/console/users', '/console/people', '--write'],
      folder,
    );
    expect([code, (await run(['validate', '--strict'], folder)).out]).toEqual([0, NO_FINDINGS]);
    expect(read(folder, 'locales/en/console.yaml')).toContain(
      'menu: { console: { people: Users } }',
    );
    expect(read(folder, 'manifest/app.yaml')).toContain(
      '  /users/users/:id: /console/people/users/:id\n',
    );
  });
});
