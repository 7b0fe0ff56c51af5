import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { diskFiles } from '../../../codegen/cli/files.ts';
import { run, served } from '../back/runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

interface Told {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
/** What a server answers, by method and path without query. */
type Answers = Readonly<Record<string, Told | ((query: URLSearchParams, origin: string) => Told)>>;

/** A server that answers these calls, and 404 to all others. */
const server =
  (answers: Answers): RequestListener =>
  ({ method, url = '/', headers: { host } }, response) => {
    const { pathname, searchParams, origin } = new URL(url, `http://${host}`);
    const found = answers[`${method} ${pathname}`] ?? { status: 404 };
    const {
      status = 200,
      body,
      headers,
    } = typeof found === 'function' ? found(searchParams, origin) : found;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  };

/** What `init` writes for a server. */
async function begun(answers: Answers, path = '/', args: readonly string[] = []) {
  const folder = temporaryFolder();
  const command = (origin: string) =>
    run(['init', 'book-shop', '--api', `${origin}${path}`, ...args], folder);
  const ran = await served(server(answers), command);
  const project = join(folder, 'book-shop');
  const files = diskFiles(project);
  const read = (name: string) => files.read(name) ?? '';
  const resource = (name: string) => parse(read(`manifest/resources/${name}.yaml`));
  const findings = ran.code === 0 ? (await run(['validate', '--strict'], project)).out : '';
  return { ...ran, files, read, resource, app: parse(read('manifest/app.yaml') || '{}'), findings };
}

const NO_FINDINGS = expect.stringContaining('No findings');
const fact = (type: string, more: object = {}) => ({ type, required: false, ...more });
const BOOKS = {
  id: fact('integer', { read_only: true }),
  title: fact('string', { required: true, max_length: 200 }),
  publisher: fact('field', { required: true }),
  authors: fact('field', { required: true }),
  price: fact('decimal', { max_digits: 6, decimal_places: 2 }),
};
const NAMES = { id: fact('integer', { read_only: true }), name: fact('string', { max_length: 9 }) };
const options = (fields: object, more: object = {}): Told => ({
  body: { actions: { POST: fields } },
  headers: { Allow: 'GET, POST, HEAD, OPTIONS' },
  ...more,
});
const ofDjango: Answers = {
  'GET /api/': (_, origin) => ({
    body: Object.fromEntries(
      ['books', 'authors', 'publishers'].map((name) => [name, `${origin}/api/${name}/`]),
    ),
  }),
  'OPTIONS /api/books/': options(BOOKS),
  'OPTIONS /api/authors/': options(NAMES),
  'OPTIONS /api/publishers/': options(NAMES),
  'GET /api/books/': (query, origin) => ({
    body: {
      count: 2,
      next: query.get('limit') === '1' ? `${origin}/api/books/?limit=1&offset=1` : null,
      results: [{ id: 1, title: 'A', publisher: 2, authors: [1, 2], price: '9.00' }].slice(
        0,
        Number(query.get('limit')),
      ),
    },
  }),
};

describe('gatehouse init --api, Django REST framework', () => {
  it('finds the root and its lists, and what they are made of', async () => {
    const { code, app, resource, findings, out, read } = await begun(ofDjango);
    expect([code, findings]).toEqual([0, NO_FINDINGS]);
    expect(app).toMatchObject({
      app: 'Book shop',
      server: { preset: 'django-rest', root: '/api/' },
      session: { preset: 'none' },
    });
    const { api, fields } = resource('bookshop/book');
    expect(api).toBe('books');
    expect(fields).toEqual({
      id: { type: 'integer', readOnly: true },
      title: { type: 'string', required: true, maxLength: 200 },
      publisher: { type: 'reference', to: 'bookshop.publisher', required: true },
      authors: { type: 'references', to: 'bookshop.author', required: true },
      price: { type: 'decimal', digits: 6, decimals: 2 },
    });
    expect(read('manifest/resources/bookshop/book.yaml')).toContain('  # TODO does it name');
    expect(read('manifest/views/console.yaml')).toContain(
      '  authors: { resource: bookshop.author, icon: person }\n',
    );
    expect(out).toMatch(/next +node .*gatehouse\.mjs"? start --cwd book-shop --api http:.*\n$/);
  });

  it.each([
    [
      'numbered',
      { count: 9, next: 'http://h/api/books/?page=2', results: [{ id: 1 }] },
      {
        page: 'page',
        perPage: 'page_size',
      },
    ],
    ['not there', [{ id: 1 }], { rows: 'body', total: 'none' }],
  ])('tells when pages are %s', async (_, body, list) => {
    const { app, findings } = await begun({ ...ofDjango, 'GET /api/books/': { body } });
    expect([app.server.list, findings]).toEqual([list, NO_FINDINGS]);
  });

  it('says when there are too few rows to see how pages are asked for', async () => {
    const short = { count: 1, next: null, results: [{ id: 1, title: 'A' }] };
    const { app, out } = await begun({ ...ofDjango, 'GET /api/books/': { body: short } });
    expect([app.server.list, out]).toEqual([undefined, expect.stringContaining('too few rows')]);
    expect((await begun(ofDjango)).out).not.toContain('too few rows');
  });

  it('takes a session where nobody else may add a record, with the page of its login', async () => {
    const closed = { headers: { Allow: 'GET, POST, OPTIONS' }, body: { name: 'Books' } };
    const { app, resource, out } = await begun({
      ...ofDjango,
      'OPTIONS /api/books/': closed,
      'GET /api-auth/login/': { body: 'Log in' },
    });
    expect(app.session).toEqual({
      preset: 'django',
      login: '/api-auth/login/',
      logout: '/api-auth/logout/',
    });
    // Without metadata its rows say what it has, and no row says what they are ordered by.
    expect(out).toContain('next     books is guessed from its rows');
    expect(resource('bookshop/book').server).toEqual({ search: ['title'], order: ['title'] });
    expect(resource('bookshop/book').fields).toMatchObject({
      price: { type: 'decimal', decimals: 2 },
      publisher: { type: 'reference', to: 'bookshop.publisher' },
    });
  });

  it('takes a token where it was given one', async () => {
    const { app } = await begun(ofDjango, '/', ['--header', 'Authorization: Token abc']);
    expect(app.session).toEqual({ preset: 'token' });
  });
});

const DATABASE = {
  posts: [
    { id: 1, title: 'On trees', body: 'Long.', published: '2026-01-02', authorId: 1, tags: ['a'] },
    { id: 2, title: 'On rivers', body: 'Long.', published: null, authorId: 2, tags: [] },
  ],
  authors: [{ id: 1, name: 'Ada', email: 'ada@example.com', home: 'https://example.com/ada' }],
  profile: { name: 'no list' },
};
const ofJsonServer: Answers = {
  'GET /db': { body: DATABASE },
  'GET /posts': { body: DATABASE.posts, headers: { 'X-Total-Count': '2' } },
};

describe('gatehouse init --api, json-server', () => {
  it('guesses fields from rows, and what refers to another list by its name', async () => {
    const { app, resource, findings, read } = await begun(ofJsonServer);
    expect(findings).toEqual(NO_FINDINGS);
    expect([app.server, app.session]).toEqual([{ preset: 'json-server' }, { preset: 'none' }]);
    const { fields, server: can } = resource('bookshop/post');
    expect(fields).toEqual({
      id: { type: 'integer', readOnly: true },
      title: { type: 'string' },
      body: { type: 'text' },
      published: { type: 'date' },
      authorId: { type: 'reference', to: 'bookshop.author' },
      tags: { type: 'list', item: { type: 'string' } },
    });
    expect(
      parse(read('locales/en/bookshop/post.yaml')).resources.bookshop.post.fields,
    ).toMatchObject({
      authorId: 'Author',
      published: 'Published',
    });
    expect(can.order).toEqual(['id', 'title', 'body', 'published', 'authorId']);
    expect(resource('bookshop/author').fields).toMatchObject({
      email: { type: 'email' },
      home: { type: 'url' },
    });
  });

  it('says when the server does not count its rows', async () => {
    const { app, out } = await begun({ ...ofJsonServer, 'GET /posts': { body: DATABASE.posts } });
    expect(app.server.list).toEqual({ total: 'none' });
    expect(out).toContain('does not count rows');
  });
});

describe('gatehouse init --api, another server', () => {
  const document = JSON.parse(
    readFileSync('test/codegen/scaffold/openApi/shelf.json', 'utf8'),
  ) as object;

  it.each([
    ['where frameworks have it', '/'],
    ['where it was named', '/docs/api.json'],
  ])('reads its OpenAPI document %s', async (_, path) => {
    const { app, findings } = await begun(
      { 'GET /openapi.json': { body: document }, 'GET /docs/api.json': { body: document } },
      path,
    );
    expect([app.app, app.server.root, findings]).toEqual(['Shelf', '/api/', NO_FINDINGS]);
  });

  it('takes a list that is named', async () => {
    const body = { items: [{ id: 7, name: 'Lamp', price: 9.5, sold: true }] };
    const { app, resource, findings } = await begun({ 'GET /v2/lamps': { body } }, '/v2/lamps');
    expect(findings).toEqual(NO_FINDINGS);
    expect(app.server).toEqual({ preset: 'openapi', root: '/v2/', list: { rows: 'items' } });
    expect(resource('bookshop/lamp').fields).toMatchObject({
      price: { type: 'float' },
      sold: { type: 'boolean' },
    });
  });

  it.each([
    ['says nothing of itself', {}, 'says nothing of its lists'],
    ['refuses everybody', { 'GET /api/': { status: 401 } }, 'answers nobody who is not signed in'],
    [
      'leads to another one',
      { 'GET /': { status: 302, headers: { Location: 'http://evil.example/' } } },
      'says nothing of its lists',
    ],
  ])('writes nothing when it %s', async (_, answers: Answers, message) => {
    const { code, err, files } = await begun(answers);
    expect([code, err, files.list('')]).toEqual([2, expect.stringContaining(message), []]);
  });

  it.each([
    ['no URL', ['--api', 'books'], "'books' is no URL of a server"],
    ['nobody there', ['--api', 'http://127.0.0.1:9'], 'could not be asked'],
    ['two servers', ['--api', 'http://h/', '--openapi', 'x'], 'not both'],
  ])('says when there is %s', async (_, args, message) => {
    const { code, err } = await run(['init', 'new', ...args], temporaryFolder());
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
