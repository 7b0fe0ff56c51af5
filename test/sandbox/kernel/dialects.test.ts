import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { apiFactsOf } from '../../../codegen/derive/apiFacts.ts';
import type { ApiServerSource } from '../../../codegen/schema/generated/manifest.ts';
import { createKernel, type RunningSandbox } from '../../../sandbox/kernel/kernel.ts';
import { addConsole } from '../../../sandbox/kernel/serve/console.ts';
import { at, list, pluck } from '../client.ts';
import { tinyModel } from './tiny.ts';

const started: RunningSandbox[] = [];
afterAll(() => Promise.all(started.map((kernel) => kernel.close())));

/** A library of three books on a server like this. */
async function library(server: ApiServerSource, address: string) {
  const kernel = createKernel({ model: { ...tinyModel(), apiFacts: apiFactsOf(server) } });
  started.push(kernel);
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS',
    path: string,
    payload?: object,
  ) => {
    const url = `${address}${path}`;
    const answer = await kernel.app.inject({ method, url, ...(payload && { payload }) });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson && answer.body !== '' ? answer.json() : undefined,
    };
  };
  const slash = apiFactsOf(server).slash ? '/' : '';
  const ids: string[] = [];
  for (const [name, pages] of Object.entries({ Alpha: 300, Beta: 200, Gamma: 100 })) {
    const { status, body } = await call('POST', slash, { name, pages });
    expect(status).toBe(201);
    ids.push(String(at(body, 'id')));
  }
  const names = async (query: string) =>
    pluck(list((await call('GET', `${slash}${query}`)).body), 'name');
  return { call, names, ids };
}

describe('a server like Django REST framework', () => {
  const django: ApiServerSource = { preset: 'django-rest' };
  const BOOKS = '/api/library/books';

  it('pages by limit and offset, with addresses in its own words', async () => {
    const { call } = await library(django, BOOKS);
    const { body, headers } = await call('GET', '/?limit=1&offset=1&ordering=pages');
    expect(body).toMatchObject({
      count: 3,
      next: 'http://localhost:80/api/library/books/?limit=1&offset=2&ordering=pages',
      previous: 'http://localhost:80/api/library/books/?limit=1&ordering=pages',
      results: [{ name: 'Beta' }],
    });
    expect(Object.keys(body)).toEqual(['count', 'next', 'previous', 'results']);
    expect(headers).not.toHaveProperty('x-total-count');
  });

  it('orders and searches by its words alone', async () => {
    const { names } = await library(django, BOOKS);
    expect(await names('?ordering=pages')).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(await names('?order=pages')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await names('?search=gam')).toEqual(['Gamma']);
  });

  it('may page by numbers, and gives no more rows than it may', async () => {
    const paging = { page: 'page', perPage: 'page_size', most: 2 };
    const { call } = await library({ ...django, list: paging }, BOOKS);
    const { body } = await call('GET', '/?page=2&page_size=2');
    expect(body).toMatchObject({
      count: 3,
      next: null,
      previous: 'http://localhost:80/api/library/books/?page_size=2',
      results: [{ name: 'Gamma' }],
    });
    const capped = await call('GET', '/?page=1&page_size=50');
    expect(capped.body).toMatchObject({ count: 3, next: expect.stringContaining('page=2') });
    expect(at(capped.body, 'results')).toHaveLength(2);
  });

  it('tells of fields, and refuses by their names', async () => {
    const { call, ids } = await library(django, BOOKS);
    expect(at((await call('OPTIONS', '/')).body, 'actions', 'POST')).toHaveProperty('pages');
    const refused = await call('PUT', `/${ids[0]}/`, { name: 'x'.repeat(21) });
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['name']]);
    expect((await call('GET', '/00000000-0000-0000-0000-000000000000/')).body).toHaveProperty(
      'detail',
    );
    expect((await call('GET', '')).status).toBe(301);
  });

  it('has no call for several records, and no files', async () => {
    const { call, names, ids } = await library(django, BOOKS);
    expect((await call('DELETE', `/?ids=${ids.join(',')}`)).status).toBe(405);
    expect((await call('PATCH', '/', [{ id: ids[0], pages: 1 }])).status).toBe(405);
    expect((await call('POST', '/render-to-json/', {})).status).toBe(405);
    expect(await names('?format=csv')).toHaveLength(3);
    expect(await names(`?ids=${ids[0]}`)).toHaveLength(3);
  });

  it('deletes several by their ids where it can', async () => {
    const facts: ApiServerSource = { ...django, list: { ids: 'id__in' }, bulk: { delete: 'ids' } };
    const { call, names, ids } = await library(facts, BOOKS);
    expect(await names(`?id__in=${ids[0]},${ids[2]}`)).toEqual(['Alpha', 'Gamma']);
    expect((await call('DELETE', `/?id__in=${ids[0]},${ids[2]}`)).status).toBe(204);
    expect(await names('')).toEqual(['Beta']);
  });
});

describe('a server like json-server', () => {
  const BOOKS = '/library/books';
  const server: ApiServerSource = { preset: 'json-server' };

  it('answers an array, with the number of all rows in a header', async () => {
    const { call, names } = await library(server, BOOKS);
    const { body, headers } = await call('GET', '?_page=2&_limit=2');
    expect(pluck(body, 'name')).toEqual(['Gamma']);
    expect(headers).toMatchObject({
      'x-total-count': '3',
      'access-control-expose-headers': 'X-Total-Count',
    });
    expect((await call('GET', '')).headers).not.toHaveProperty('x-total-count');
    expect(await names('?_page=1')).toHaveLength(3);
    expect(await names('?limit=1&offset=1')).toHaveLength(3);
  });

  it('orders by two words, searches by q, and takes a repeated id', async () => {
    const { names, ids } = await library(server, BOOKS);
    expect(await names('?_sort=pages&_order=asc')).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(await names('?_sort=pages&_order=DESC')).toEqual(['Alpha', 'Beta', 'Gamma']);
    expect(await names('?_sort=pages')).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(await names('?q=bet')).toEqual(['Beta']);
    expect(await names(`?id=${ids[2]}&id=${ids[0]}`)).toEqual(['Alpha', 'Gamma']);
  });

  it('tells of no fields, and refuses without their names', async () => {
    const { call, ids } = await library(server, BOOKS);
    expect((await call('OPTIONS', '')).status).toBe(405);
    expect((await call('PATCH', `/${ids[0]}`, { pages: 7 })).body).toMatchObject({ pages: 7 });
    expect((await call('PATCH', `/${ids[0]}`, { pages: 0 })).body).toEqual({ error: 'pages' });
    expect(Object.keys((await call('GET', '/nothing')).body)).toEqual(['error']);
  });
});

it('an API at the root stands beside the console', async () => {
  const model = tinyModel();
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-console-'));
  writeFileSync(join(folder, 'index.html'), 'the console');
  const kernel = createKernel({
    model: { ...model, apiFacts: apiFactsOf({ preset: 'json-server' }) },
  });
  started.push(kernel);
  await addConsole(kernel.app, folder, model.app.base);
  const get = async (url: string) => {
    const { statusCode, body, headers } = await kernel.app.inject(url);
    return [statusCode, headers['location'] ?? body];
  };
  expect(await get('/')).toEqual([302, '/ui/']);
  expect(await get('/ui/console/books')).toEqual([200, 'the console']);
  expect(await get('/library/books')).toEqual([200, '[]']);
  expect(await get('/library/nothing')).toEqual([404, expect.stringContaining('<!doctype html>')]);
  rmSync(folder, { recursive: true });
});

it.each([
  ['jumpserver', '2025/02/03 16:40:43 +0000'],
  ['django-rest', '2025-02-03T16:40:43Z'],
  ['json-server', '2025-02-03T16:40:43Z'],
  ['openapi', '2025-02-03T16:40:43Z'],
] as const)(
  'a server like %s writes a moment as %s, and takes it back',
  async (preset, written) => {
    const model = tinyModel();
    const book = model.resources.get('library.book');
    if (!book) throw new Error('no books');
    const printed = { name: 'printed', type: 'datetime', label: 'fields.date_created' } as const;
    const { definition } = book;
    const dated = { ...definition, fields: [...(definition.fields ?? []), printed] };
    const kernel = createKernel({
      model: {
        ...model,
        apiFacts: apiFactsOf({ preset, root: '/api/', slash: false }),
        resources: new Map([...model.resources, ['library.book', { ...book, definition: dated }]]),
      },
    });
    started.push(kernel);
    for (const sent of ['2025-02-03T16:40:43.000Z', written]) {
      const answer = await kernel.app.inject({
        method: 'POST',
        url: '/api/library/books',
        payload: { name: 'Delta', printed: sent },
      });
      expect(at(answer.json(), 'printed')).toBe(written);
    }
  },
);

it('a server of any other kind answers in the words that the project says', async () => {
  const { call, names } = await library(
    {
      preset: 'openapi',
      root: '/v2/',
      list: { offset: 'skip', limit: 'take', rows: 'items', total: 'all' },
    },
    '/v2/library/books',
  );
  expect((await call('GET', '?skip=1&take=1')).body).toMatchObject({
    all: 3,
    items: [{ name: 'Beta' }],
  });
  // It has one order and no search.
  expect(await names('?order=-name&search=beta')).toEqual(['Alpha', 'Beta', 'Gamma']);
});
