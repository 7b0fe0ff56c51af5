import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { writeText } from '../../../codegen/edit/placeText.ts';
import { removeText } from '../../../codegen/edit/removeText.ts';
import { renameText } from '../../../codegen/edit/renameText.ts';
import { applyEdits } from '../../../codegen/read/textEdit.ts';
import { wayTo, mapIn } from '../../../codegen/edit/catalogueTree.ts';
import { engineFiles } from '../engineFiles.ts';

const CATALOGUE = `# Users.
resources:
  users:
    # Who logs in.
    user: { one: User, many: Users }
    usergroup:
      one: User group
      many: User groups   # as in menus
      fields: { name: Name }

# Of the frame.
shell:
  logout: Log out
`;

function removed(catalogue: string, key: string): string | undefined {
  const edit = removeText(catalogue, key);
  return edit === undefined || edit === 'empty' ? edit : applyEdits(catalogue, [edit]);
}

function added(
  catalogue: string,
  key: string,
  text: string,
  {
    path = key.split('.'),
    order = [],
    marked = false,
  }: { path?: readonly string[]; order?: readonly string[]; marked?: boolean } = {},
) {
  let after: string | undefined;
  const draft = { read: () => catalogue, set: (_: string, written?: string) => (after = written) };
  writeText(draft, { file: 'locales/en/x.yaml', header: '', path, text, order }, { marked });
  return after;
}

describe('a text is removed', () => {
  it('with its line and the comment on it; other comments stay', () => {
    expect(removed(CATALOGUE, 'resources.users.usergroup.many')).toBe(
      CATALOGUE.replace('      many: User groups   # as in menus\n', ''),
    );
  });

  it('from between braces, first, last and alone', () => {
    const [first, last] = ['one: User, many: Users', 'many: Users'];
    expect(removed(CATALOGUE, 'resources.users.user.one')).toBe(CATALOGUE.replace(first, last));
    expect(removed(CATALOGUE, 'resources.users.user.many')).toBe(
      CATALOGUE.replace(first, 'one: User'),
    );
    expect(removed(CATALOGUE, 'resources.users.usergroup.fields.name')).toBe(
      CATALOGUE.replace('      fields: { name: Name }\n', ''),
    );
  });

  it('with the maps that become empty by it', () => {
    expect(removed(CATALOGUE, 'shell.logout')).toBe(
      CATALOGUE.replace('shell:\n  logout: Log out\n', ''),
    );
    expect(removed('shell:\n  logout: Log out\n', 'shell.logout')).toBe('empty');
  });

  it('not when there is no such text', () => {
    expect(removed(CATALOGUE, 'shell.login')).toBeUndefined();
    expect(removed('shell: [', 'shell.login')).toBeUndefined();
  });

  it('from a block of lines and from one without a last line break', () => {
    const folded = 'a:\n  b: >-\n    two\n    lines\n  c: more';
    expect(removed(folded, 'a.b')).toBe('a:\n  c: more');
    expect(removed(folded, 'a.c')).toBe('a:\n  b: >-\n    two\n    lines\n');
  });
});

describe('a text is added', () => {
  it('at the end of its map, in the style of that map', () => {
    expect(added(CATALOGUE, 'shell.login', 'Log in: now')).toBe(
      `${CATALOGUE}  login: 'Log in: now'\n`,
    );
    expect(added(CATALOGUE, 'resources.users.user.fields.name', 'Name, or more')).toBe(
      CATALOGUE.replace('many: Users }', "many: Users, fields: { name: 'Name, or more' } }"),
    );
    expect(added(CATALOGUE, 'resources.users.usergroup.tabs.members', 'Members')).toBe(
      CATALOGUE.replace(
        '{ name: Name }\n',
        '{ name: Name }\n      tabs:\n        members: Members\n',
      ),
    );
  });

  it('at the place that it has in the other language', () => {
    const order = ['shell.first', 'shell.login', 'shell.logout', 'shell.more'];
    expect(added(CATALOGUE, 'shell.more', 'More', { order })).toBe(`${CATALOGUE}  more: More\n`);
    expect(added(CATALOGUE, 'shell.first', 'First', { order })).toBe(
      CATALOGUE.replace('  logout', '  first: First\n  logout'),
    );
    const names = ['resources.users.user.one', 'resources.users.user.few'];
    expect(added(CATALOGUE, 'resources.users.user.few', 'Some', { order: names })).toBe(
      CATALOGUE.replace('one: User,', 'one: User, few: Some,'),
    );
  });

  it('with a comment that it is to be translated', () => {
    expect(added(CATALOGUE, 'shell.login', 'Log in', { marked: true })).toBe(
      `${CATALOGUE}  login: Log in  # gatehouse: translate\n`,
    );
    expect(added(CATALOGUE, 'resources.users.user.few', 'Some', { marked: true })).toBe(
      CATALOGUE.replace(
        '    user: { one: User, many: Users }',
        '    # gatehouse: translate few\n    user: { one: User, many: Users, few: Some }',
      ),
    );
  });

  it.each([
    'yes: no',
    '# none',
    "it's",
    '%{one}',
    ' blank ',
    'true',
    '7',
    'a, b',
    '{x}',
    '"q"',
    '',
  ])('as what it is: %s', (text) => {
    expect(parse(added('shell: { a: b }\n', 'shell.x', text) ?? '')).toEqual({
      shell: { a: 'b', x: text },
    });
    expect(parse(added('shell:\n  a: b\n', 'shell.x', text) ?? '')).toEqual({
      shell: { a: 'b', x: text },
    });
  });
});

describe('a text is renamed', () => {
  it('by the one key that differs, with what stands below it', () => {
    expect(
      applyEdits(CATALOGUE, [
        renameText(CATALOGUE, 'resources.users.usergroup.one', 'resources.users.group.one') ??
          never(),
      ]),
    ).toBe(CATALOGUE.replace('usergroup:', 'group:'));
  });

  it('not when it would have to move, or the name is taken', () => {
    expect(renameText(CATALOGUE, 'shell.logout', 'frame.exit')).toBeUndefined();
    expect(
      renameText(CATALOGUE, 'resources.users.user.one', 'resources.users.user.many'),
    ).toBeUndefined();
  });
});

function never(): never {
  throw new Error('there is no edit');
}

describe('in the catalogues of the engine', () => {
  const locales = engineFiles().filter(({ path }) => /locales|frame/.test(path));

  it('every text can be removed and added again: the same texts, and every other line as it was', () => {
    const wrong: string[] = [];
    for (const { path, text } of locales) {
      for (const key of everyNth(keysOf(text))) {
        const way = wayTo(mapIn(text) ?? never(), key);
        const value = String(way.at(-1)?.pair.value);
        const rest = removed(text, key);
        if (rest === 'empty' || rest === undefined) continue;
        const again = added(rest, key, value, {
          path: way.map((step) => step.key),
          order: keysOf(text),
        });
        const isSame =
          JSON.stringify(sorted(parse(again ?? ''))) === JSON.stringify(sorted(parse(text)));
        const lines = new Set(text.split('\n'));
        const others = rest.split('\n').filter((line) => !lines.has(line) && !line.includes('{'));
        if (!isSame || others.length > 0) wrong.push(`${path} ${key}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

const NTH = 100;
const everyNth = (keys: readonly string[]) => keys.filter((_, index) => index % NTH === 0);

function keysOf(text: string): readonly string[] {
  const keys: string[] = [];
  const visit = (value: unknown, above: string): void => {
    if (typeof value !== 'object' || value === null) keys.push(above);
    else
      for (const [key, child] of Object.entries(value))
        visit(child, above === '' ? key : `${above}.${key}`);
  };
  visit(parse(text), '');
  return keys;
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, child]) => [key, sorted(child)]);
}
