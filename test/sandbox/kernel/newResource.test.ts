import { describe, expect, it } from 'vitest';
import type { ConsoleModel, ModelResource } from '../../../codegen/model/console.ts';
import { at } from '../client.ts';
import { openTiny, tinyModel } from './tiny.ts';

const wiki: ModelResource = {
  source: { file: 'manifest/resources/docs/page.yaml', line: 1 },
  definition: {
    id: 'docs.page',
    permission: 'library.book',
    name: 'DocsPage',
    api: 'docs/pages',
    bulk: true,
    one: 'resources.docs.page.one',
    many: 'resources.docs.page.many',
    record: { title: 'title' },
    fields: [
      { name: 'id', type: 'id', label: 'fields.id' },
      { name: 'title', type: 'string', label: 'fields.name', required: true, maxLength: 20 },
      {
        name: 'kind',
        type: 'choice',
        label: 'fields.type',
        default: 'note',
        choices: [{ value: 'note', label: { literal: 'Note' } }],
      },
      { name: 'kind_display', type: 'string', label: 'fields.type', readOnly: true },
      { name: 'shelves', type: 'references', label: 'fields.users', to: 'library.shelf' },
      { name: 'shelves_amount', type: 'integer', label: 'fields.users', readOnly: true },
    ],
  },
  server: {
    search: ['title'],
    order: ['title'],
    filters: ['title', 'shelves'],
    defaultOrder: 'title',
    organizationScoped: false,
    idType: 'uuid',
    unique: [],
  },
};

describe('a resource that only its manifest knows', () => {
  it('works at once: metadata, checks, records, relations', async () => {
    const model = tinyModel();
    const world = openTiny();
    const client = world.visitor();
    expect((await client.get('docs/pages/')).status).toBe(404);

    const wider: ConsoleModel = {
      ...model,
      resources: new Map([...model.resources, ['docs.page', wiki]]),
    };
    world.reload(wider);
    expect((await client.post('docs/pages/', { title: 'x'.repeat(21) })).body).toEqual({
      title: [expect.any(String)],
    });
    const shelf = at((await client.post('library/shelves/', { name: 'Upper' })).body, 'id');
    const created = await client.post('docs/pages/', { title: 'First', shelves: [shelf] });
    expect(created.body).toEqual({
      id: expect.any(String),
      title: 'First',
      kind: 'note',
      kind_display: 'Note',
      shelves: [shelf],
      shelves_amount: 1,
    });
    const found = await client.get(`docs/pages/?shelves=${shelf}&search=fir&limit=5`);
    expect(at(found.body, 'count')).toBe(1);
    const metadata = (await client.options('docs/pages/')).body;
    expect(at(metadata, 'actions', 'POST', 'title', 'max_length')).toBe(20);
  });

  it('gains a field without losing records', async () => {
    const model = tinyModel();
    const world = openTiny();
    const client = world.visitor();
    const withWiki = (resource: ModelResource): ConsoleModel => ({
      ...model,
      resources: new Map([...model.resources, ['docs.page', resource]]),
    });
    world.reload(withWiki(wiki));
    await client.post('docs/pages/', { title: 'First' });
    const { definition } = wiki;
    world.reload(
      withWiki({
        ...wiki,
        definition: {
          ...definition,
          fields: [
            ...(definition.fields ?? []),
            { name: 'pages', type: 'integer', label: 'fields.count' },
          ],
        },
      }),
    );
    const body = (await client.get('docs/pages/')).body;
    expect(at(body, 0)).toMatchObject({ title: 'First', pages: null });
  });

  it('keeps decimals as numbers, and answers texts', async () => {
    const model = tinyModel();
    const world = openTiny();
    const client = world.visitor();
    const price = {
      name: 'price',
      type: 'decimal',
      label: 'fields.count',
      digits: 6,
      decimals: 2,
      min: 0,
    } as const;
    const shop: ModelResource = {
      ...wiki,
      definition: { ...wiki.definition, fields: [...(wiki.definition.fields ?? []), price] },
      server: { ...wiki.server, order: ['price'], filters: ['price'] },
    };
    world.reload({ ...model, resources: new Map([...model.resources, ['docs.page', shop]]) });
    const facts = at((await client.options('docs/pages/')).body, 'actions', 'POST', 'price');
    expect(facts).toMatchObject({
      type: 'decimal',
      max_digits: 6,
      decimal_places: 2,
      min_value: 0,
    });
    for (const given of ['10.5', 9, ' 100.00 ', null]) {
      expect((await client.post('docs/pages/', { title: 'x', price: given })).status).toBe(201);
    }
    const prices = async (query: string) => {
      const { body } = await client.get(`docs/pages/?${query}`);
      return Array.isArray(body) ? body.map((_, index) => at(body, index, 'price')) : body;
    };
    expect(await prices('order=price')).toEqual([null, '9.00', '10.50', '100.00']);
    expect(await prices('price=9')).toEqual(['9.00']);
    for (const wrong of ['1.234', '12345', '-1', 'much', '1e2']) {
      const answer = await client.post('docs/pages/', { title: 'x', price: wrong });
      expect([wrong, answer.status, answer.body]).toEqual([
        wrong,
        400,
        { price: [expect.any(String)] },
      ]);
    }
  });

  it('is narrowed by the range of its date, both ends included', async () => {
    const model = tinyModel();
    const world = openTiny();
    const client = world.visitor();
    const read = { name: 'read_at', type: 'datetime', label: 'fields.date_created' } as const;
    const log: ModelResource = {
      ...wiki,
      definition: { ...wiki.definition, fields: [...(wiki.definition.fields ?? []), read] },
      server: { ...wiki.server, dates: 'read_at' },
    };
    world.reload({ ...model, resources: new Map([...model.resources, ['docs.page', log]]) });
    for (const day of [1, 2, 3]) {
      const read_at = `2026/11/0${day} 08:00:00 +0000`;
      await client.post('docs/pages/', { title: `Day ${day}`, read_at });
    }
    const titles = async (query: string) => {
      const { body } = await client.get(`docs/pages/?${query}`);
      return Array.isArray(body) ? body.map((_, index) => at(body, index, 'title')) : body;
    };
    expect(await titles('date_from=2026-11-02T08:00:00.000Z')).toEqual(['Day 2', 'Day 3']);
    expect(await titles('date_to=2026-11-02T08:00:00.000Z')).toEqual(['Day 1', 'Day 2']);
    expect(await titles('date_from=yesterday')).toEqual(['Day 1', 'Day 2', 'Day 3']);
  });
});
