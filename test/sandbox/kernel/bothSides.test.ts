import { afterAll, describe, expect, it } from 'vitest';
import { apiFactsOf } from '../../../codegen/derive/apiFacts.ts';
import type { ApiServerSource } from '../../../codegen/schema/generated/manifest.ts';
import { createKernel, type RunningSandbox } from '../../../sandbox/kernel/kernel.ts';
import { createDataProvider } from '../../../src/api/dataProvider.ts';
import { createRequest } from '../../../src/api/createRequest.ts';
import { tinyModel } from './tiny.ts';

const started: RunningSandbox[] = [];
afterAll(() => Promise.all(started.map((kernel) => kernel.close())));

/** The calls of the console on a demo server of this kind. */
function shelves(server: ApiServerSource) {
  const facts = apiFactsOf(server);
  const kernel = createKernel({ model: { ...tinyModel(), apiFacts: facts } });
  started.push(kernel);
  const urls: string[] = [];
  const { request } = createRequest(
    {
      fetch: async (url, { method, headers, body }) => {
        urls.push(`${String(method)} ${decodeURIComponent(url)}`);
        const answer = await kernel.app.inject({
          method:
            method === 'PATCH' || method === 'PUT' || method === 'POST' || method === 'DELETE'
              ? method
              : 'GET',
          url,
          headers: Object.fromEntries(new Headers(headers)),
          ...(typeof body === 'string' && { payload: body }),
        });
        const isEmpty = answer.statusCode === 204;
        const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        return new Response(isEmpty ? null : answer.body, {
          status: answer.statusCode,
          headers: Object.fromEntries(told),
        });
      },
      readCookie: () => undefined,
      organization: () => undefined,
      timeZone: () => undefined,
      after: () => () => undefined,
    },
    facts,
  );
  const addresses = { 'library.book': { api: 'library/books', bulk: true } };
  return { data: createDataProvider(request, addresses, undefined, facts), urls };
}

const BOOK = 'library.book';
const KINDS: readonly ApiServerSource[] = [
  { preset: 'django-rest' },
  { preset: 'django-rest', list: { page: 'page', perPage: 'page_size', most: 10, ids: 'id__in' } },
  { preset: 'json-server' },
  { preset: 'openapi', root: '/v2/', list: { order: 'sort', search: 'find' } },
  { preset: 'openapi', bulk: { delete: 'ids' }, list: { ids: 'ids', order: 'sort' } },
];

describe.each(KINDS)('the console and the demo server of %j', (server) => {
  it('mean the same', async () => {
    const { data } = shelves(server);
    const names = Array.from({ length: 25 }, (_, at) => `Book ${String(at).padStart(2, '0')}`);
    const ids: string[] = [];
    for (const [at, name] of names.entries()) {
      const made = await data.create(BOOK, { data: { name, pages: at + 1 } });
      ids.push(String(made.data.id));
    }
    const list = (page: number, filter = {}) =>
      data.getList(BOOK, {
        pagination: { page, perPage: 10 },
        sort: { field: 'name', order: 'DESC' },
        filter,
      });
    const second = await list(2);
    expect(second.data.map(({ name }) => name)).toEqual(names.toReversed().slice(10, 20));
    const last = await list(3);
    expect([last.data.length, last.total]).toEqual([5, 25]);
    if (apiFactsOf(server).list.search !== undefined) {
      expect((await list(1, { search: '07' })).data.map(({ name }) => name)).toEqual(['Book 07']);
    }
    expect((await list(1, { name: 'Book 03' })).data.map(({ name }) => name)).toEqual(['Book 03']);

    const chosen = [ids[20] ?? '', ids[2] ?? ''];
    const many = await data.getMany(BOOK, { ids: chosen });
    expect(many.data.map(({ name }) => name).toSorted()).toEqual(['Book 02', 'Book 20']);
    const options = await data.options('library/books' as 'users/users', { ids: chosen });
    expect(options.data).toHaveLength(2);
    const found = { search: '07', offset: 0, limit: 10 };
    expect(await data.options('library/books' as 'users/users', found)).toMatchObject({
      data: [{ name: 'Book 07' }],
    });

    await data.update(BOOK, {
      id: chosen[0] ?? '',
      data: { name: 'Last', pages: 3 },
      previousData: { id: chosen[0] ?? '' },
    });
    await data.updateMany(BOOK, { ids: chosen, data: { pages: 77 } });
    const changed = await data.getOne(BOOK, { id: chosen[0] ?? '' });
    expect(changed.data).toMatchObject({ name: 'Last', pages: 77 });
    await data.deleteMany(BOOK, { ids: chosen });
    expect((await list(3)).total).toBe(23);
    await expect(data.create(BOOK, { data: { name: 'x'.repeat(21) } })).rejects.toMatchObject({
      status: 400,
    });
  });
});
