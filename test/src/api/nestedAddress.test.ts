import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/api/dataProvider.ts';
import { nestedAddress } from '../../../src/api/nestedAddress.ts';
import { fakeServer, json } from './fakeServer.ts';

const addresses = { 'assets.rule': { api: 'assets/cmd-filters/:filter/rules', bulk: false } };
const rule = { id: 'r', filter: 'f', content: 'rm' };

async function called(
  run: (data: ReturnType<typeof createDataProvider>) => Promise<unknown>,
  body: unknown = rule,
) {
  const server = fakeServer([json(body)]);
  await run(createDataProvider(server.request, addresses));
  return server.calls.map(({ method, url }) => `${method} ${url}`);
}

describe('a resource below a record is called there', () => {
  it('in a list, by the record the list is narrowed to', async () => {
    const calls = await called(
      (data) =>
        data.getList('assets.rule', {
          pagination: { page: 1, perPage: 15 },
          sort: { field: '', order: 'ASC' },
          filter: { filter: 'f', search: 'rm' },
        }),
      { count: 1, results: [rule] },
    );
    expect(calls[0]).toMatch(/^GET .*assets\/cmd-filters\/f\/rules\/\?/);
    expect(calls[0]).toContain('search=rm');
    expect(calls[0]).not.toContain('filter=f');
  });

  it('alone, by what the page knows', async () => {
    const calls = await called((data) =>
      data.getOne('assets.rule', { id: 'r', meta: { within: { filter: 'f' } } }),
    );
    expect(calls[0]).toMatch(/^GET .*assets\/cmd-filters\/f\/rules\/r\/$/);
  });

  it('when it is created, changed and deleted, by what it names itself', async () => {
    const created = await called((data) => data.create('assets.rule', { data: rule }));
    expect(created[0]).toMatch(/^POST .*cmd-filters\/f\/rules\/$/);
    const changed = await called((data) =>
      data.update('assets.rule', { id: 'r', data: rule, previousData: rule }),
    );
    expect(changed[0]).toMatch(/^PUT .*cmd-filters\/f\/rules\/r\/$/);
    const deleted = await called((data) =>
      data.delete('assets.rule', { id: 'r', previousData: rule }),
    );
    expect(deleted[0]).toMatch(/^DELETE .*cmd-filters\/f\/rules\/r\/$/);
  });

  it('never without that record', () => {
    expect(() => nestedAddress('assets/cmd-filters/:filter/rules', {})).toThrow(TypeError);
  });
});
