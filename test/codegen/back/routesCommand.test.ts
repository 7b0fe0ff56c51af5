import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run, SMALL } from './runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

function persona(yaml: string): string {
  const file = join(temporaryFolder(), 'persona.yaml');
  writeFileSync(file, yaml);
  return file;
}

async function namesFor(yaml: string): Promise<readonly string[]> {
  const { out } = await run(['routes', '--json', '--as', persona(yaml)], SMALL);
  return (JSON.parse(out) as { name: string }[]).map(({ name }) => name);
}

describe('gatehouse routes', () => {
  it('prints the catalogue as JSON in the shape that scripts rely on', async () => {
    const { code, out } = await run(['routes', '--json'], SMALL);
    const entries = JSON.parse(out) as unknown[];
    expect(code).toBe(0);
    expect(entries).toHaveLength(8);
    expect(entries[1]).toEqual({
      name: 'BookList',
      path: '/console/library/books',
      view: 'console',
      kind: 'list',
      permissions: ['library.view_book'],
      licence: false,
      menu: true,
      api: ['/api/v1/library/books/'],
      override: null,
      source: { file: 'manifest/views/console.yaml', line: 6 },
    });
    expect(Object.keys(entries[1] ?? {})).toEqual([
      'name',
      'path',
      'view',
      'kind',
      'permissions',
      'licence',
      'menu',
      'api',
      'override',
      'source',
    ]);
  });

  it('prints an empty array, and findings as JSON beside it, when the manifests are wrong', async () => {
    const folder = temporaryFolder();
    cpSync(SMALL, folder, { recursive: true });
    writeFileSync(join(folder, 'manifest/app.yaml'), 'app: [');
    const { code, out, err } = await run(['routes', '--json'], folder);
    expect([code, out]).toEqual([1, '[]\n']);
    const findings = { valid: false, diagnostics: [{ rule: 'syntax' }] };
    expect(JSON.parse(err)).toMatchObject(findings);
    const report = await run(['routes', '--format', 'json'], folder);
    expect(JSON.parse(report.out)).toMatchObject({ ...findings, routes: [] });
    const pretty = await run(['routes'], folder);
    expect([pretty.out, pretty.err]).toEqual(['', expect.stringContaining('error[syntax]')]);
  });

  it('ends with what the application answers itself, in no view', async () => {
    const entries = JSON.parse((await run(['routes', '--json'], SMALL)).out) as {
      name: string;
      path: string;
      view: string;
    }[];
    expect(entries.slice(5).map(({ name, path, view }) => [name, path, view])).toEqual([
      ['home', '/', ''],
      ['403', '/403', ''],
      ['404', '/404', ''],
    ]);
  });

  it('prints a table for people', async () => {
    const [head, , list] = (await run(['routes'], SMALL)).out.split('\n');
    expect(head).toMatch(/^NAME +PATH +KIND +PERMISSIONS +LICENCE +MENU +API$/);
    expect(list).toMatch(
      /^BookList +\/console\/library\/books +list +library\.view_book +yes +\/api\/v1\/library\/books\/$/,
    );
  });
});

describe('gatehouse routes --as', () => {
  const READER =
    'username: eve\nperms: [library.view_book]\norganizations: { console: [Default] }\n';

  it('shows what the permissions open', async () => {
    expect(await namesFor(READER)).toEqual(['console', 'BookList', 'BookDetail']);
  });

  it('shows nothing of a view in which the person has no organization', async () => {
    expect(await namesFor('username: eve\nperms: [library.view_book]\n')).toEqual([]);
  });

  it('closes creating and updating in the root organization', async () => {
    const all =
      'username: eve\nperms: [library.view_book, library.add_book, library.change_book]\norganizations: { console: [Default] }\n';
    expect(await namesFor(all)).toContain('BookCreate');
    expect(await namesFor(`${all}organization: root\n`)).toEqual([
      'console',
      'BookList',
      'BookDetail',
    ]);
  });

  it('follows public settings, those that are not named as a fresh server has them', async () => {
    expect(await namesFor(`${READER}settings: { LENDING: false }\n`)).toEqual(['console']);
  });

  it.each([
    ['no YAML', 'a: [', 'it is no YAML'],
    ['an unknown key', 'username: eve\nrole: admin', 'unknown key role'],
    [
      'a misspelt permission',
      'username: eve\nperms: [library.veiw_book]',
      'perms names library.veiw_book, which does not exist (did you mean library.view_book?)',
    ],
    ['an unknown setting', 'username: eve\nsettings: { NOPE: true }', 'settings names NOPE'],
    ['an unknown kind of organization', 'username: eve\norganizations: { consle: [] }', 'consle'],
    ['an unknown licence', 'username: eve\nlicence: old', 'licence must be none, valid or expired'],
    ['an unknown server', 'username: eve\nserver: v9', 'server must be one of the versions'],
  ])('refuses a persona with %s', async (_, yaml, message) => {
    const { code, err } = await run(['routes', '--as', persona(yaml)], SMALL);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
