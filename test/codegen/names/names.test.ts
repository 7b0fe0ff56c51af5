import { describe, expect, it } from 'vitest';
import type { Name, NameKind } from '../../../codegen/names/name.ts';
import { namesAt, occurrences } from '../../../codegen/names/occurrences.ts';
import { renameEdits } from '../../../codegen/names/rename.ts';
import { baseFiles } from '../front/goldenProject.ts';
import { findingsIn, namedFiles, renamedFiles } from './renamed.ts';

const files = new Map([
  ...baseFiles(),
  [
    'src/overrides/users/UserDetail.header.tsx',
    "export default () => row.login_blocked && useText()('shell.logout');\n",
  ],
  ['src/shell/links.ts', "export const LINK = { route: 'UserList', of: 'users.user' };\n"],
]);
const named = namedFiles(files);

const USER = 'manifest/resources/users/user.yaml';
const written = (path: string): string => files.get(path) ?? '';

function places(kind: NameKind, name: string): readonly string[] {
  return occurrences(named, { kind, name }).map(({ role, file, range: { start, end } }) => {
    const line = files.get(file)?.split('\n')[start.line - 1] ?? '';
    const mark = role === 'definition' ? '!' : '';
    return `${mark}${file}:${start.line} ${line.slice(start.column - 1, end.column - 1)}`;
  });
}

describe('occurrences', () => {
  it('of a resource: where it is declared, in routes, references, tabs, texts and code', () => {
    expect(places('resource', 'users.user')).toEqual([
      '!manifest/resources/users/user.yaml:1 users.user',
      expect.stringMatching(/^manifest\/views\/console\.yaml:\d+ users\.user$/),
      'manifest/resources/users/usergroup.yaml:8 users.user',
      expect.stringMatching(/^manifest\/resources\/users\/usergroup\.yaml:\d+ users\.user$/),
      'locales/en/users.yaml:3 user',
      'locales/ja/users.yaml:3 user',
      'locales/zh/users.yaml:3 user',
      'src/shell/links.ts:1 users.user',
    ]);
  });

  it('of a field: in lists, forms, conditions and code', () => {
    const found = places('field', 'users.user.login_blocked');
    expect(found[0]).toBe('!manifest/resources/users/user.yaml:14 login_blocked');
    expect(found.filter((place) => place.startsWith('manifest/'))).toHaveLength(3);
    expect(found).toContain('src/overrides/users/UserDetail.header.tsx:1 login_blocked');
    expect(places('field', 'users.usergroup.users')).not.toContain('src/shell/links.ts:1 users');
  });

  it('of a route: the word that its pages are named by, and where it is opened', () => {
    expect(places('route', 'UserDetail')).toEqual([
      '!manifest/resources/users/user.yaml:2 User',
      expect.stringMatching(/^manifest\/resources\/users\/user\.yaml:\d+ UserDetail$/),
    ]);
    expect(places('route', 'UserList')).toContain('src/shell/links.ts:1 UserList');
  });

  it('of a resource: in a cell that opens its records', () => {
    const cells = 'cells: { login_blocked: yes-only';
    const opening = namedFiles(
      new Map([
        ...files,
        [USER, written(USER).replace(cells, `${cells}, name: { opens: users.user }`)],
      ]),
    );
    const found = occurrences(opening, { kind: 'resource', name: 'users.user' });
    expect(found.filter(({ file }) => file === USER)).toHaveLength(2);
  });

  it('of a field: not in the file of a resource that has it from another', () => {
    const heir = 'manifest/resources/users/member.yaml';
    const inheriting = namedFiles(
      new Map([...files, [heir, 'resource: users.member\nname: Member\nlike: users.user\n']]),
    );
    const found = occurrences(inheriting, { kind: 'field', name: 'users.user.name' });
    expect(found.filter(({ file }) => file === heir)).toEqual([]);
  });

  it('of a permission: the verb that declares it, and each gate', () => {
    const found = places('permission', 'users.view_user');
    expect(found[0]).toMatch(/^!manifest\/permissions\.yaml:\d+ view$/);
    expect(found).toContainEqual(
      expect.stringMatching(/^manifest\/views\/console\.yaml:\d+ users\.view_user$/),
    );
  });

  it('of a text: every language, and the code that shows it', () => {
    expect(places('text', 'shell.logout')).toEqual([
      '!locales/en/console.yaml:1 logout',
      '!locales/ja/console.yaml:1 logout',
      '!locales/zh/console.yaml:1 logout',
      'src/shell/Welcome.tsx:7 shell.logout',
      'src/overrides/users/UserDetail.header.tsx:1 shell.logout',
    ]);
  });

  it('are found from each of their places', () => {
    for (const [kind, name] of [
      ['resource', 'users.user'],
      ['field', 'users.user.login_blocked'],
      ['route', 'UserDetail'],
      ['permission', 'users.view_user'],
      ['text', 'shell.logout'],
    ] satisfies readonly (readonly [NameKind, string])[]) {
      for (const { file, range } of occurrences(named, { kind, name })) {
        if (kind === 'field' && file.startsWith('src/')) continue;
        const here = namesAt(named, file, range.start).map((one) => `${one.kind} ${one.name}`);
        if (!file.startsWith('locales/') || kind === 'text')
          expect(here).toContain(`${kind} ${name}`);
      }
    }
  });
});

describe('a renaming', () => {
  const before = findingsIn(files);

  it.each<[kind: NameKind, name: string, next: string, gone: RegExp]>([
    ['resource', 'users.user', 'users.person', /users\.user\b(?!`)|\buser: \{ one/],
    ['field', 'users.user.login_blocked', 'is_locked', /login_blocked/],
    ['field', 'users.user.name', 'full_name', /title: name|\[name, username/],
    ['route', 'UserDetail', 'PersonDetail', /\bUser(?:List|Detail|Create)\b/],
    ['route', 'Home', 'FirstPage', /name: Home\b|routes: \{ Home/],
    ['text', 'shell.logout', 'shell.signOut', /\blogout:|shell\.logout/],
  ])('%s %s to %s leaves nothing behind, and everything valid', (kind, name, next, gone) => {
    const after = renamedFiles(files, { kind, name }, next, named);
    expect(findingsIn(after)).toEqual(before);
    const left = [...after].flatMap(([path, text]) =>
      text
        .split('\n')
        .filter((line) => gone.test(line) && !line.startsWith('permission: '))
        .map((line) => `${path}: ${line}`),
    );
    expect(left.filter((line) => !/^manifest\/(?:permissions|api)/.test(line))).toEqual([]);
  });

  it('moves the files that are named after a route', () => {
    const after = renamedFiles(files, { kind: 'route', name: 'Home' }, 'FirstPage', named);
    expect([...after.keys()]).toContain('src/overrides/home/FirstPage.page.tsx');
    expect([...after.keys()]).not.toContain('src/overrides/home/Home.page.tsx');
  });

  it.each<[name: Name, next: string, because: RegExp]>([
    [{ kind: 'resource', name: 'users.user' }, 'people.user', /alone: the rest .* must stay/],
    [{ kind: 'resource', name: 'users.user' }, 'users.usergroup', /already a resource/],
    [{ kind: 'resource', name: 'users.nobody' }, 'users.somebody', /declares/],
    [{ kind: 'field', name: 'users.user.name' }, 'user-name', /cannot be the name of a field/],
    [{ kind: 'field', name: 'users.user.name' }, 'username', /already a field/],
    [{ kind: 'route', name: 'UserList' }, 'People', /keep its ending/],
    [{ kind: 'permission', name: 'users.view_user' }, 'users.see_user', /derives/],
    [{ kind: 'setting', name: 'TICKETS_ENABLED' }, 'TICKETS_ON', /server/],
    [{ kind: 'text', name: 'fields.name' }, 'fields.label', /follows from the manifests/],
    [{ kind: 'text', name: 'shell.logout' }, 'start.logout', /must stay as it is/],
  ])('is refused where it cannot be whole: %o to %s', (name, next, because) => {
    const renamed = renameEdits(named, name, next);
    expect(renamed).toMatchObject({ kind: 'refused', because: expect.stringMatching(because) });
  });
});
