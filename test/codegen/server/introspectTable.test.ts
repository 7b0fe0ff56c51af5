import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../afterwards.ts';
import { copyOfSmall, run, served } from '../back/runCommand.ts';

const LIST = 'GET, POST, HEAD, OPTIONS';
const fact = (type: string, more: object = {}) => ({ type, ...more });
const BOOKS = {
  id: fact('string'),
  title: fact('string', { required: true, max_length: 64, label: 'Title of the book' }),
  kind: fact('choice', {
    default: 'novel',
    choices: [{ value: 'novel', display_name: 'A novel' }],
  }),
  shown: fact('datetime', { read_only: true, default: '2026-01-01T00:00:00Z' }),
  'no name: {': fact('string'),
};
const perm = (title: string) => ({ title, meta: { type: 'perm' } });
const ALL = [
  perm('library.view_book'),
  perm('library.add_book'),
  { title: 'x', meta: { type: 'view' } },
];

/** One recording of each answer. */
function recorded(books: object = BOOKS): string {
  const folder = temporaryFolder();
  const record = (
    name: string,
    method: string,
    path: string,
    body: unknown,
    as = 'admin',
    status = 200,
  ) =>
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify({ request: { method, path, as }, status, headers: { Allow: LIST }, body }),
    );
  const roles = '/api/v1/rbac';
  record('OPTIONS__books', 'OPTIONS', '/api/v1/library/books/', {
    actions: { GET: books, POST: books },
  });
  record('OPTIONS__files', 'OPTIONS', '/api/v1/library/books/render-to-json/', {
    actions: { POST: books },
  });
  record('GET__book', 'GET', '/api/v1/library/books/5/', {}, 'somebody', 403);
  record('GET__api__v1__settings__public', 'GET', '/api/v1/settings/public/', {
    LOGIN_TITLE: 'A title',
    'no name': 1,
  });
  record('GET__wrong', 'GET', '/api/v1/library/boks/', {}, 'admin', 404);
  record(
    'GET__api__v1__rbac__system-roles__1__permissions__tree',
    'GET',
    `${roles}/system-roles/1/permissions/tree/`,
    ALL,
  );
  record(
    'GET__api__v1__rbac__org-roles__2__permissions__tree',
    'GET',
    `${roles}/org-roles/2/permissions/tree/`,
    [ALL[0]],
  );
  return folder;
}

const tableOf = (folder: string, app = 'library'): unknown =>
  parse(readFileSync(join(folder, `manifest/servers/v1/${app}.yaml`), 'utf8'));

describe('the table of a server', () => {
  it('is written from recordings: names, types and values, and none of its sentences', async () => {
    const folder = copyOfSmall();
    const preview = await run(['introspect', recorded(), '--table', 'v1'], folder);
    expect(preview).toMatchObject({
      code: 0,
      out: expect.stringContaining('new      address library/books: GET, POST, OPTIONS\n'),
    });
    expect(existsSync(join(folder, 'manifest/servers'))).toBe(false);
    expect((await run(['introspect', recorded(), '--table', 'v1', '--write'], folder)).code).toBe(
      0,
    );
    expect(tableOf(folder)).toEqual({
      permissions: { library: { book: { verbs: ['view', 'add'], system: ['add'] } } },
      addresses: {
        'library/books': {
          methods: ['GET', 'POST', 'OPTIONS'],
          fields: {
            id: 'string',
            title: { type: 'string', required: true, maxLength: 64 },
            kind: { type: 'choice', default: 'novel', choices: ['novel'] },
            shown: { type: 'datetime', readOnly: true },
          },
        },
        'library/books/:id': ['GET', 'POST', 'OPTIONS'],
        'library/books/render-to-json': ['GET', 'POST', 'OPTIONS'],
      },
    });
    expect(tableOf(folder, 'settings')).toEqual({
      settings: ['LOGIN_TITLE'],
      addresses: { 'settings/public': ['GET', 'POST', 'OPTIONS'] },
    });
    expect((await run(['introspect', recorded(), '--table', 'v1'], folder)).out).toBe('');
  });

  it('tells what a newer server changed, and which lines depend on it', async () => {
    const folder = copyOfSmall();
    await run(['introspect', recorded(), '--table', 'v1', '--write'], folder);
    mkdirSync(join(folder, 'manifest/resources/library'), { recursive: true });
    writeFileSync(
      join(folder, 'manifest/resources/library/book.yaml'),
      'resource: library.book\nname: Book\napi: library/books\nlist:\n  columns: [title]\n',
    );
    const { title: _, ...others } = BOOKS;
    const newer = {
      ...others,
      kind: fact('choice', { choices: [{ value: 'poem', display_name: '' }] }),
      pages: fact('integer'),
    };
    const { out } = await run(['introspect', recorded(newer), '--table', 'v1'], folder);
    expect(out).toBe(
      [
        'changed  field kind of library/books: choice, default "novel", choices ["novel"] → choice, choices ["poem"]',
        'new      field pages of library/books: integer',
        'gone     field title of library/books',
        '         used at manifest/resources/library/book.yaml:5',
        '',
      ].join('\n'),
    );
  });

  it('is asked for at a live server, a record with the first one; what is not answered stays as it is', async () => {
    const folder = copyOfSmall();
    await run(['introspect', recorded(), '--table', 'v1', '--write'], folder);
    const asked: string[] = [];
    const answer = (request: IncomingMessage, response: ServerResponse) => {
      const path = (request.url ?? '').replace('/api/v1/', '');
      asked.push(`${request.method} ${path}`);
      const json = (body: unknown) => response.setHeader('Allow', LIST).end(JSON.stringify(body));
      if (path.startsWith('library/books/?')) json({ results: [{ id: 7 }] });
      else if (path === 'library/books/' || path === 'library/books/7/')
        json({ actions: { POST: { id: fact('string') } } });
      else response.writeHead(404).end();
    };
    const { code, out, err } = await served(answer, (origin) =>
      run(['introspect', origin, '--table', 'v1'], folder),
    );
    expect(asked).toContain('OPTIONS library/books/7/');
    expect(out).toContain('gone     field title of library/books\n');
    expect(out).not.toMatch(/gone {5}(address|permission)/);
    expect(err).toContain('unread   library/books/render-to-json answered 404.\n');
    expect(code).toBe(1);
  });

  it('is compared with a server by `drift`: what manifests name and the server no longer has is told', async () => {
    const folder = copyOfSmall();
    await run(['introspect', recorded(), '--table', 'v1', '--write'], folder);
    const table = join(folder, 'manifest/servers/v1/library.yaml');
    const action = 'library/books/:id/lend: [POST]';
    writeFileSync(table, `${readFileSync(table, 'utf8')}  ${action}\n`);
    const book = join(folder, 'manifest/resources/library/book.yaml');
    writeFileSync(
      book,
      `${readFileSync(book, 'utf8')}\nactions:\n  lend: { on: record, post: library/books/$record.id/lend }\n`,
    );
    const gone = (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url ?? '';
      response.setHeader('Allow', LIST);
      if (path.endsWith('/lend/')) response.end('{}');
      else if (path.includes('?')) response.end(JSON.stringify({ results: [{ id: 7 }] }));
      else response.end(JSON.stringify({ actions: { POST: BOOKS } }));
    };
    mkdirSync(join(folder, 'locales/en/library'), { recursive: true });
    writeFileSync(
      join(folder, 'locales/en/library/lend.yaml'),
      'resources: { library.book: { actions: { lend: Lend } } }\n',
    );
    const { out } = await served(gone, (origin) => run(['drift', origin], folder));
    expect(out).toContain(
      'changed  address library/books/:id/lend: POST → GET, POST, OPTIONS\n         used at manifest/resources/library/book.yaml:',
    );
  });
});
