import { describe, expect, it, vi } from 'vitest';
import { BulkFailure } from '../../../src/api/bulkFailure.ts';
import { createDataProvider } from '../../../src/api/dataProvider.ts';
import { cappedList, errorOf, fakeServer, html, json, type Reply } from './fakeServer.ts';

const addresses = {
  'users.user': { api: 'users/users', bulk: true },
  'settings.basic': { api: 'settings/setting', bulk: false },
  'assets.platform': { api: 'assets/platforms', bulk: false },
};

function provider(...replies: Reply[]) {
  const server = fakeServer(replies);
  return { data: createDataProvider(server.request, addresses), server };
}

/** `METHOD address` of every call, with its body if it has one. */
function seen(server: ReturnType<typeof fakeServer>): readonly unknown[] {
  return server.calls.map(({ method, url, body }) =>
    typeof body === 'string'
      ? [`${method} ${decodeURIComponent(url)}`, JSON.parse(body)]
      : `${method} ${decodeURIComponent(url)}`,
  );
}

const firstPage = {
  pagination: { page: 1, perPage: 15 },
  sort: { field: 'name', order: 'ASC' },
} as const;

describe('a list', () => {
  it('asks for a page by limit and offset, in an order, with its filters', async () => {
    const { data, server } = provider(json({ count: 40, results: [{ id: 1 }] }));
    const answer = await data.getList('users.user', {
      pagination: { page: 3, perPage: 15 },
      sort: { field: 'name', order: 'DESC' },
      filter: { search: 'ali,ops', is_active: true },
      meta: { query: { fields_size: 'small' } },
    });
    expect(answer).toEqual({ data: [{ id: 1 }], total: 40 });
    expect(seen(server)).toEqual([
      'GET /api/v1/users/users/?offset=30&limit=15&order=-name&search=ali,ops&is_active=True&display=1&draw=1&fields_size=small',
    ]);
  });

  it('leaves the order to the server when there is none', async () => {
    const { data, server } = provider(json({ count: 0, results: [] }));
    await data.getList('users.user', { ...firstPage, sort: { field: '', order: 'ASC' } });
    expect(server.calls[0]?.url).not.toContain('order');
  });

  it("takes the search and the order of react-admin's own list", async () => {
    const { data, server } = provider(json({ count: 0, results: [] }));
    await data.getList('users.user', {
      ...firstPage,
      sort: { field: 'id', order: 'ASC' },
      filter: { q: 'ali' },
    });
    expect(seen(server)).toEqual([
      'GET /api/v1/users/users/?offset=0&limit=15&search=ali&display=1&draw=1',
    ]);
  });

  it('is filled with further calls when the server gives fewer rows than a page has', async () => {
    const rows = Array.from({ length: 40 }, (_, id) => ({ id }));
    const { data, server } = provider(cappedList(rows, 10));
    const page = { ...firstPage, pagination: { page: 2, perPage: 25 } };
    const answer = await data.getList('users.user', page);
    expect(answer.data.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, at) => 25 + at));
    expect(answer.total).toBe(40);
    const options = await data.options('users/groups', { offset: 0, limit: 40 });
    expect(options.data).toHaveLength(40);
    const offsets = server.calls.map(({ url }) => /offset=(\d+)/.exec(url)?.[1]);
    expect(offsets).toEqual(['25', '35', '0', '10', '20', '30']);
  });

  it('may come as a bare array', async () => {
    const { data } = provider(json([{ id: 1 }, { id: 2 }]));
    expect((await data.getList('users.user', firstPage)).total).toBe(2);
  });

  it('is refused when it is no list', async () => {
    const { data } = provider(json({ detail: 'x' }));
    expect(await errorOf(data.getList('users.user', firstPage))).toMatchObject({
      kind: 'unexpected-body',
    });
  });

  it('of another record’s children filters by it', async () => {
    const { data, server } = provider(json({ count: 0, results: [] }));
    await data.getManyReference('users.user', {
      ...firstPage,
      filter: { is_active: true },
      target: 'groups',
      id: 'g1',
    });
    expect(server.calls[0]?.url).toContain('is_active=True&groups=g1&');
  });

  it('stops when the page no longer wants it', async () => {
    const { data, server } = provider(json({ count: 0, results: [] }));
    const controller = new AbortController();
    await data.getList('users.user', { ...firstPage, signal: controller.signal });
    expect(data.supportAbortSignal).toBe(true);
    expect(server.calls[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  it('says nothing itself when it fails: who asked shows it', async () => {
    const { data, server } = provider(html(500));
    const told = vi.fn();
    server.onFailure(told);
    expect(await errorOf(data.getList('users.user', firstPage))).toMatchObject({ kind: 'server' });
    expect(told).not.toHaveBeenCalled();
  });
});

describe('single records', () => {
  it('are read with a trailing slash and the query the page names, also at another address', async () => {
    const { data, server } = provider(json({ id: 'a', name: 'x' }));
    const answer = await data.getOne('users.user', { id: 'a', meta: { query: { type: 'mysql' } } });
    expect(answer.data).toEqual({ id: 'a', name: 'x' });
    await data.getOne('users.user', { id: 'a', meta: { address: 'users/service-accounts' } });
    expect(seen(server)).toEqual([
      'GET /api/v1/users/users/a/?type=mysql',
      'GET /api/v1/users/service-accounts/a/',
    ]);
  });

  it('are created by POST, in the zone that the caller names', async () => {
    const { data, server } = provider(json({ id: 'a', name: 'x' }, 201));
    await data.create('users.user', { data: { name: 'x' }, meta: { timeZone: 'Asia/Shanghai' } });
    expect(seen(server)).toEqual([['POST /api/v1/users/users/', { name: 'x' }]]);
    expect(server.calls[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(server.calls[0]?.headers.get('X-TZ')).toBe('Asia/Shanghai');
  });

  it('may be created with an empty answer', async () => {
    const { data } = provider(json({}, 201));
    expect((await data.create('users.user', { data: {} })).data).toEqual({ id: '' });
  });

  it('are updated by PUT, or by PATCH where the form says so', async () => {
    const { data, server } = provider(json({ id: 'a' }));
    const params = { id: 'a', data: { name: 'y' }, previousData: { id: 'a' } };
    await data.update('users.user', params);
    await data.update('users.user', { ...params, meta: { method: 'PATCH' } });
    expect(seen(server)).toEqual([
      ['PUT /api/v1/users/users/a/', { name: 'y' }],
      ['PATCH /api/v1/users/users/a/', { name: 'y' }],
    ]);
  });

  it('are deleted, and the answer is the record as it was', async () => {
    const { data, server } = provider(json(undefined, 204));
    const answer = await data.delete('users.user', {
      id: 'a',
      previousData: { id: 'a', name: 'x' },
    });
    expect(answer.data).toEqual({ id: 'a', name: 'x' });
    expect(seen(server)).toEqual(['DELETE /api/v1/users/users/a/']);
  });

  it.each(['..', '.', ''])('never leave their resource by the id %j', async (id) => {
    const { data, server } = provider(json({}));
    expect(await errorOf(data.getOne('users.user', { id }))).toMatchObject({ kind: 'not-found' });
    expect(server.calls).toHaveLength(0);
  });

  it('of which there is one have no id in their address', async () => {
    const { data, server } = provider(json({ SITE_URL: 'x' }));
    const meta = { query: { category: 'basic' }, sole: true };
    const answer = await data.getOne('settings.basic', { id: 'settings.basic', meta });
    expect(answer.data).toEqual({ id: 'settings.basic', SITE_URL: 'x' });
    await data.update('settings.basic', {
      id: 'settings.basic',
      data: { SITE_URL: 'y' },
      previousData: answer.data,
      meta: { ...meta, method: 'PATCH' },
    });
    expect(seen(server)).toEqual([
      'GET /api/v1/settings/setting/?category=basic',
      ['PATCH /api/v1/settings/setting/?category=basic', { SITE_URL: 'y' }],
    ]);
  });

  it('fail with the one error, its fields included', async () => {
    const { data } = provider(json({ name: ['Taken'] }, 400));
    expect(await errorOf(data.create('users.user', { data: {} }))).toMatchObject({
      kind: 'validation',
      fields: { name: 'Taken' },
      // Where react-admin's forms look for them.
      body: { errors: { name: 'Taken' } },
    });
  });
});

describe('several records', () => {
  it('are read by their ids', async () => {
    const { data, server } = provider(json([{ id: 'a' }, { id: 'b' }, { id: 'other' }]));
    expect((await data.getMany('users.user', { ids: ['a', 'b'] })).data).toEqual([
      { id: 'a' },
      { id: 'b' },
    ]);
    expect(seen(server)).toEqual(['GET /api/v1/users/users/?ids=a,b']);
  });

  it('are read a hundred at a time', async () => {
    const { data, server } = provider(json([]));
    await data.getMany('users.user', { ids: Array.from({ length: 250 }, (_, index) => index) });
    expect(server.calls).toHaveLength(3);
  });

  it('are updated by one PATCH of the list', async () => {
    const { data, server } = provider(json([{ id: 'a' }, { id: 'b' }]));
    await data.updateMany('users.user', { ids: ['a', 'b'], data: { comment: 'x' } });
    expect(seen(server)).toEqual([
      [
        'PATCH /api/v1/users/users/',
        [
          { comment: 'x', id: 'a' },
          { comment: 'x', id: 'b' },
        ],
      ],
    ]);
  });

  it('may each be changed differently in one PATCH', async () => {
    const { data, server } = provider(json([{ id: 'a' }]));
    await data.bulkPatch('users.user', [{ id: 'a', is_active: true }]);
    expect(seen(server)).toEqual([['PATCH /api/v1/users/users/', [{ id: 'a', is_active: true }]]]);
  });

  it('name the rows that a bulk change was refused for', async () => {
    const { data } = provider(json([{}, { name: ['Taken'] }], 400));
    const error = await errorOf(data.updateMany('users.user', { ids: ['a', 'b'], data: {} }));
    expect(error).toBeInstanceOf(BulkFailure);
    expect(error).toMatchObject({
      done: [],
      failed: [{ id: 'b', text: 'Taken', fields: { name: 'Taken' } }],
      message: 'errors.noneDone',
    });
  });

  it('are changed one by one where the list takes no arrays', async () => {
    const { data, server } = provider(json({ id: 1 }));
    await data.updateMany('assets.platform', { ids: [1, 2], data: { comment: 'x' } });
    expect(seen(server)).toEqual([
      ['PATCH /api/v1/assets/platforms/1/', { comment: 'x' }],
      ['PATCH /api/v1/assets/platforms/2/', { comment: 'x' }],
    ]);
  });
});

describe('deleting a selection', () => {
  it('stores the ids first and deletes by the token', async () => {
    const { data, server } = provider(json({ spm: 'token' }), json(undefined, 204));
    const answer = await data.deleteMany('users.user', { ids: ['a', 'b'] });
    expect(answer.data).toEqual(['a', 'b']);
    expect(seen(server)).toEqual([
      ['POST /api/v1/common/resources/cache/', { resources: ['a', 'b'] }],
      'DELETE /api/v1/users/users/?spm=token',
    ]);
  });

  it('are deleted at one address with their ids where the list says so', async () => {
    const { data, server } = provider(json(undefined, 204));
    await data.deleteMany('users.user', { ids: ['a', 'b'], meta: { by: 'address' } });
    expect(seen(server)).toEqual(['DELETE /api/v1/users/users/a,b/']);
  });

  it('never deletes without a token', async () => {
    const { data, server } = provider(json({}));
    expect(await errorOf(data.deleteMany('users.user', { ids: ['a'] }))).toMatchObject({
      kind: 'unexpected-body',
    });
    expect(server.calls).toHaveLength(1);
  });

  it('calls nobody for an empty selection', async () => {
    const { data, server } = provider(json({}));
    await data.deleteMany('users.user', { ids: [] });
    expect(server.calls).toHaveLength(0);
  });

  it('does not say that nothing was done when an answer was lost', async () => {
    const { data } = provider(html(504));
    const error = await errorOf(data.deleteMany('assets.platform', { ids: [1] }));
    expect(error).toMatchObject({
      done: [],
      failed: [{ id: 1, unheard: true }],
      message: 'errors.unheard',
    });
  });

  it('goes record by record where there are no tokens, and tells what failed', async () => {
    const { data, server } = provider(
      json(undefined, 204),
      json({ detail: 'Built in' }, 403),
      json(undefined, 204),
    );
    const error = await errorOf(data.deleteMany('assets.platform', { ids: [1, 2, 3] }));
    expect(error).toMatchObject({
      done: [1, 3],
      failed: [{ id: 2, text: 'Built in' }],
      message: 'errors.partlyDone',
    });
    expect(seen(server)).toEqual([
      'DELETE /api/v1/assets/platforms/1/',
      'DELETE /api/v1/assets/platforms/2/',
      'DELETE /api/v1/assets/platforms/3/',
    ]);
  });
});

describe('an option list', () => {
  it('is read page by page from its address', async () => {
    const { data, server } = provider(json({ count: 12, results: [{ id: 1, name: 'x' }] }));
    const page = await data.options('users/groups', { search: 'x', offset: 0, limit: 10 });
    expect(page).toEqual({ data: [{ id: 1, name: 'x' }], total: 12 });
    expect(seen(server)).toEqual(['GET /api/v1/users/groups/?search=x&offset=0&limit=10']);
  });

  it('asks for several chosen options by a stored selection', async () => {
    const { data, server } = provider(json({ spm: 'token' }), json([{ id: 'a' }, { id: 'b' }]));
    const page = await data.options('users/groups', { ids: ['a', 'b'] });
    expect(page).toEqual({ data: [{ id: 'a' }, { id: 'b' }], total: 2 });
    expect(seen(server)).toEqual([
      ['POST /api/v1/common/resources/cache/', { resources: ['a', 'b'] }],
      'GET /api/v1/users/groups/?spm=token',
    ]);
  });

  it('asks for one chosen option by its id', async () => {
    const { data, server } = provider(json([{ id: 'a' }]));
    await data.options('users/groups', { ids: ['a'] });
    expect(seen(server)).toEqual(['GET /api/v1/users/groups/?ids=a']);
  });
});
