import { describe, expect, it } from 'vitest';
import { at, list, pluck } from '../client.ts';
import { openTiny } from './tiny.ts';

const kernel = openTiny();

async function call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) {
  const url = `/api/v1/library/${path}`;
  const answer = await kernel.app.inject({ method, url, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

async function add(path: string, values: object): Promise<string> {
  const { status, body } = await call('POST', path, values);
  expect(status).toBe(201);
  return String(at(body, 'id'));
}

describe('the kernel with three resources and no area', () => {
  it('creates, and lists by filter, search and order', async () => {
    const shelf = await add('shelves/', { name: 'Upper' });
    const label = await add('labels/', { name: 'Signed' });
    await add('books/', { name: 'Beta', pages: 200, shelf, labels: [label] });
    await add('books/', { name: 'Alpha', pages: 300 });
    const names = async (query: string) =>
      pluck(list((await call('GET', `books/${query}`)).body), 'name');
    expect(await names('')).toEqual(['Alpha', 'Beta']);
    expect(await names('?order=-pages')).toEqual(['Alpha', 'Beta']);
    expect(await names(`?shelf=${shelf}`)).toEqual(['Beta']);
    expect(await names(`?labels=${label}`)).toEqual(['Beta']);
    expect(await names('?search=alph')).toEqual(['Alpha']);
    expect((await call('GET', 'books/?limit=1')).body).toMatchObject({ count: 2 });
  });

  it('refuses what the manifest forbids, and keeps what is there', async () => {
    const wrong = await call('POST', 'books/', { name: 'x'.repeat(21), pages: 0 });
    expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['name', 'pages']]);
    await add('shelves/', { name: 'Lower' });
    expect((await call('POST', 'shelves/', { name: 'Lower' })).status).toBe(400);
  });

  it('changes and deletes a record', async () => {
    const id = await add('labels/', { name: 'Old' });
    expect((await call('PATCH', `labels/${id}/`, { name: 'New' })).body).toMatchObject({
      name: 'New',
    });
    expect((await call('DELETE', `labels/${id}/`)).status).toBe(204);
    expect((await call('GET', `labels/${id}/`)).status).toBe(404);
  });

  it('tells of the fields, and knows no address of an area', async () => {
    const told = await kernel.app.inject({ method: 'OPTIONS', url: '/api/v1/library/books/' });
    expect(Object.keys(at(told.json(), 'actions', 'POST') as object)).toContain('pages');
    expect((await kernel.app.inject('/api/v1/users/users/')).statusCode).toBe(404);
  });
});
