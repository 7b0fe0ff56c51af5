import { describe, expect, it } from 'vitest';
import { apiFactsOf } from '../../../codegen/derive/apiFacts.ts';
import type { ApiFacts } from '../../../codegen/model/server.ts';
import { buildAddress } from '../../../src/api/address.ts';
import { createDataProvider } from '../../../src/api/dataProvider.ts';
import { createMetadata } from '../../../src/api/metadata.ts';
import { readPage } from '../../../src/api/listCall.ts';
import { readRows } from '../../../src/api/readRows.ts';
import { BulkFailure } from '../../../src/api/bulkFailure.ts';
import { errorOf, fakeServer, json, type Reply } from './fakeServer.ts';

const django = apiFactsOf({ preset: 'django-rest' });
const jsonServer = apiFactsOf({ preset: 'json-server' });
const openapi = apiFactsOf({ preset: 'openapi' });
const addresses = { 'shop.book': { api: 'books', bulk: true } };
const page = {
  pagination: { page: 3, perPage: 10 },
  sort: { field: 'title', order: 'DESC' as const },
  filter: { search: 'a b', sold: true, note: 'True', q: 'words' },
};

function provider(facts: ApiFacts, ...replies: Reply[]) {
  const server = fakeServer(replies, {}, facts);
  return { data: createDataProvider(server.request, addresses, undefined, facts), server };
}

function seen(server: ReturnType<typeof fakeServer>): readonly string[] {
  return server.calls.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`);
}

describe('an address', () => {
  it('is below the root of its API, with a slash where the server wants one', () => {
    const of = (address: string, facts: ApiFacts) =>
      buildAddress(address, { a: 1 }, false, facts).url;
    expect(of('books', django)).toBe('/api/books/?a=1');
    expect(of('books/1', jsonServer)).toBe('/books/1?a=1');
    expect(of('/logout', apiFactsOf({ root: '/', slash: true }))).toBe('/logout?a=1');
    expect(of('books', apiFactsOf({ root: '/' }))).toBe('/books/?a=1');
  });
});

describe('a list', () => {
  it('of django-rest is asked for by its words', async () => {
    const { data, server } = provider(django, json({ count: 41, next: null, results: [] }));
    expect(await data.getList('shop.book', page)).toEqual({ data: [], total: 41 });
    expect(seen(server)).toEqual([
      'GET /api/books/?offset=20&limit=10&ordering=-title&search=a+b&sold=True&note=True',
    ]);
  });

  it('of json-server has a number, two words for the order, and its total in a header', async () => {
    const reply = new Response('[{"id":1}]', { headers: { 'X-Total-Count': '41' } });
    const { data, server } = provider(jsonServer, reply);
    expect(await data.getList('shop.book', page)).toEqual({ data: [{ id: 1 }], total: 41 });
    expect(seen(server)).toEqual([
      'GET /books?_page=3&_limit=10&_sort=title&_order=desc&q=a+b&sold=true&note=true',
    ]);
  });

  it('of an API without order, search and total is asked for what it can', async () => {
    const rows = Array.from({ length: 10 }, (_, id) => ({ id }));
    const { data, server } = provider(openapi, json(rows), json(rows.slice(3)));
    expect((await data.getList('shop.book', page)).total).toBe(31);
    expect((await data.getList('shop.book', page)).total).toBe(27);
    expect(seen(server)[0]).toBe('GET /books?offset=20&limit=10&sold=true&note=true');
  });

  it('is read where its rows are', () => {
    const facts = apiFactsOf({ list: { rows: 'items', total: 'all' } });
    expect(readPage({ items: [{ id: 1 }], all: 7 }, undefined, facts)).toEqual({
      data: [{ id: 1 }],
      total: 7,
    });
    expect(() => readPage({ results: [] }, undefined, facts)).toThrow();
    expect(() => readPage({ items: [] }, undefined, jsonServer)).toThrow();
  });

  it('is read in pages of one size where they have numbers', async () => {
    const asked: unknown[] = [];
    const rows = Array.from({ length: 25 }, (_, id) => ({ id }));
    const read = await readRows(
      async (range) => {
        asked.push(range);
        const data = rows.slice(range.offset, range.offset + range.limit);
        return { data, total: data.length < range.limit ? 25 : range.offset + data.length + 1 };
      },
      { most: 24, size: 10, even: true },
    );
    expect(read.data).toEqual(rows.slice(0, 24));
    expect(asked).toEqual([
      { offset: 0, limit: 10 },
      { offset: 10, limit: 10 },
      { offset: 20, limit: 10 },
    ]);
  });
});

describe('several records', () => {
  it('are asked for by a repeated parameter, or one by one', async () => {
    const rows = [{ id: 1 }, { id: 2 }];
    const { data, server } = provider(jsonServer, json(rows));
    expect((await data.getMany('shop.book', { ids: [1, 2] })).data).toEqual(rows);
    expect(seen(server)).toEqual(['GET /books?id=1&id=2&_page=1&_limit=2']);
    const alone = provider(django, json({ id: 1 }), json({ detail: 'Not found.' }, 404));
    expect((await alone.data.getMany('shop.book', { ids: [1, 2] })).data).toEqual([{ id: 1 }]);
    expect(seen(alone.server)).toEqual(['GET /api/books/1/', 'GET /api/books/2/']);
  });

  it('in one parameter are all there, whatever the page size of the server', async () => {
    const facts = apiFactsOf({ preset: 'django-rest', list: { ids: 'id__in' } });
    const rows = [{ id: 1 }, { id: 2 }];
    const { data, server } = provider(
      facts,
      json({ count: 2, next: '/more', results: rows.slice(0, 1) }),
      json({ count: 2, next: null, results: rows.slice(1) }),
    );
    expect((await data.getMany('shop.book', { ids: [1, 2] })).data).toEqual(rows);
    expect(seen(server)).toEqual([
      'GET /api/books/?id__in=1,2',
      'GET /api/books/?id__in=1,2&offset=1&limit=1',
    ]);
  });

  it('are options by their ids without a stored selection', async () => {
    const { data, server } = provider(django, json({ id: 1 }), json({ id: 2 }));
    const options = await data.options('users/groups', { ids: ['1', '2'] });
    expect(options).toEqual({ data: [{ id: 1 }, { id: 2 }], total: 2 });
    expect(seen(server)).toEqual(['GET /api/users/groups/1/', 'GET /api/users/groups/2/']);
  });

  it('are looked for here where the server has no search', async () => {
    const rows = ['Emma', 'Persuasion', 'Emma again'].map((title, id) => ({ id, title }));
    const { data } = provider(openapi, json(rows));
    const query = { search: 'emma', offset: 0, limit: 1 };
    expect(await data.options('users/groups', query)).toEqual({ data: [rows[0]], total: 2 });
  });

  it('are looked for here where their list has no search, although others have', async () => {
    const rows = ['Emma', 'Persuasion'].map((title, id) => ({ id, title }));
    const { data, server } = provider(django, json({ count: 2, next: null, results: rows }));
    const query = { search: 'emma', offset: 0, limit: 10 };
    const page = await data.options('users/groups', query, undefined, true);
    expect(page).toEqual({ data: [rows[0]], total: 1 });
    expect(seen(server)).toEqual(['GET /api/users/groups/?offset=0&limit=100']);
  });

  it('are changed and deleted one by one', async () => {
    const { data, server } = provider(django, json({}));
    await data.updateMany('shop.book', { ids: [1, 2], data: { sold: true } });
    await data.bulkPatch('shop.book', [{ id: 3, sold: false }]);
    await data.deleteMany('shop.book', { ids: [4] });
    expect(seen(server)).toEqual([
      'PATCH /api/books/1/',
      'PATCH /api/books/2/',
      'PATCH /api/books/3/',
      'DELETE /api/books/4/',
    ]);
    expect(server.calls.map(({ body }) => body)).toEqual([
      '{"sold":true}',
      '{"sold":true}',
      '{"sold":false}',
      undefined,
    ]);
    const refusing = provider(django, json({}), json({ detail: 'In use.' }, 409));
    const failure = await errorOf(refusing.data.deleteMany('shop.book', { ids: [1, 2] }));
    expect(failure).toBeInstanceOf(BulkFailure);
    expect(failure).toMatchObject({ done: [1], failed: [{ id: 2, text: 'In use.' }] });
  });

  it('are deleted by a selection that is stored where the API stores them', async () => {
    const facts = apiFactsOf({ root: '/x/', bulk: { selections: 'kept' } });
    const { data, server } = provider(facts, json({ spm: 'token' }), json(undefined, 204));
    await data.deleteMany('shop.book', { ids: [1, 2] });
    expect(seen(server)).toEqual(['POST /x/kept/', 'DELETE /x/books/?spm=token']);
  });

  it('are deleted by their ids where one call does it', async () => {
    const by = (ids: 'id__in' | { each: string }) =>
      apiFactsOf({ preset: 'django-rest', list: { ids }, bulk: { delete: 'ids' } });
    const one = provider(by('id__in'), json(undefined, 204));
    await one.data.deleteMany('shop.book', { ids: [1, 2] });
    expect(seen(one.server)).toEqual(['DELETE /api/books/?id__in=1,2']);
    const each = provider(by({ each: 'id' }), json(undefined, 204));
    await each.data.deleteMany('shop.book', { ids: [1, 2] });
    expect(seen(each.server)).toEqual(['DELETE /api/books/?id=1&id=2']);
  });
});

describe('a record', () => {
  it('is changed as the API takes it', async () => {
    const change = { id: 1, data: { title: 'x' }, previousData: { id: 1 } };
    const { data, server } = provider(jsonServer, json({ id: 1 }));
    await data.update('shop.book', change);
    const put = provider(django, json({ id: 1 }));
    await put.data.update('shop.book', change);
    await put.data.update('shop.book', { ...change, meta: { method: 'PATCH' } });
    expect([...seen(server), ...seen(put.server)]).toEqual([
      'PATCH /books/1',
      'PUT /api/books/1/',
      'PATCH /api/books/1/',
    ]);
  });

  it('is refused in the words of the API', async () => {
    const body = { title: ['Too long.'], message: 'No.' };
    const named = await errorOf(
      provider(django, json(body, 400)).data.getOne('shop.book', { id: 1 }),
    );
    expect(named).toMatchObject({ fields: { title: 'Too long.', message: 'No.' } });
    const told = await errorOf(
      provider(openapi, json(body, 400)).data.getOne('shop.book', { id: 1 }),
    );
    expect(told).toMatchObject({ text: 'No.' });
    const { title } = body;
    const none = provider(jsonServer, json({ title }, 400));
    expect(await errorOf(none.data.getOne('shop.book', { id: 1 }))).toMatchObject({
      fields: undefined,
    });
  });
});

it('fields are not asked about where OPTIONS tells nothing', async () => {
  const server = fakeServer([json({ actions: {} })], {}, openapi);
  const load = createMetadata(
    { request: server.request, scope: () => '', log: () => undefined },
    openapi,
  );
  expect(await load('books', { list: true })).toBeUndefined();
  expect(server.calls).toEqual([]);
});
