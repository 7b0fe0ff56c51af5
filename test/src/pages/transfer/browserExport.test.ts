import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { apiFactsOf } from '../../../../codegen/derive/apiFacts.ts';
import { createDataProvider } from '../../../../src/api/dataProvider.ts';
import { browserExport } from '../../../../src/pages/transfer/browserExport.ts';
import { fakeServer, json } from '../../api/fakeServer.ts';

const django = apiFactsOf({ preset: 'django-rest' });
const fields: readonly FieldModel[] = [
  { name: 'id', type: 'id', label: 'ID' },
  { name: 'title', type: 'string', label: 'Title' },
  { name: 'sold', type: 'boolean', label: 'Sold' },
  {
    name: 'kind',
    type: 'choice',
    label: 'Kind',
    choices: [{ value: 'novel', label: 'Novel' }],
  },
  {
    name: 'authors',
    type: 'references',
    label: 'Authors',
    options: { from: 'shop/authors', value: 'id', text: 'name' },
  },
  { name: 'shelf', type: 'reference', label: 'Shelf', display: 'shelf_display' },
  { name: 'secret', type: 'secret', label: 'Secret', writeOnly: true },
];
const books = Array.from({ length: 130 }, (_, id) => ({
  id,
  title: `Book ${id}`,
  sold: id === 0,
  kind: 'novel',
  authors: id === 0 ? [7, 8] : [],
  shelf: 1,
  shelf_display: 'Upper',
  secret: 'x',
}));

function shop() {
  const server = fakeServer(
    [
      ({ url }) => {
        const asked = new URL(url, 'http://shop');
        const author = /authors\/(\d+)\//.exec(asked.pathname)?.[1];
        if (author !== undefined) return json({ id: Number(author), name: `Author ${author}` });
        const [offset, limit] = [asked.searchParams.get('offset'), asked.searchParams.get('limit')];
        const results = books.slice(Number(offset), Number(offset) + Number(limit));
        const next = Number(offset) + results.length < books.length ? '/more' : null;
        return json({ count: books.length, next, results });
      },
    ],
    {},
    django,
  );
  const addresses = { 'shop.book': { api: 'shop/books', bulk: true } };
  return { server, provider: createDataProvider(server.request, addresses, undefined, django) };
}

async function exported(rows: 'all' | 'filtered' | 'selected') {
  const { server, provider } = shop();
  const file = await browserExport({
    provider,
    resource: 'shop.book',
    fields,
    list: {
      address: 'shop/books',
      where: { shop: '3' },
      conditions: { search: 'boo' },
      asked: { search: 'boo' },
      order: '-title',
      selected: [],
    },
    rows,
    selected: books.slice(0, 1),
    format: 'csv',
    text: String,
  });
  const [head = [], ...lines] = Papa.parse<string[]>((await file.text()).trim()).data;
  const calls = server.calls.map(({ url }) => decodeURIComponent(url));
  return { head, lines, calls };
}

describe('a file that the browser writes', () => {
  it('has all rows, with the texts that people see', async () => {
    const { head, lines, calls } = await exported('all');
    expect(head).toEqual(['ID', 'Title', 'Sold', 'Kind', 'Authors', 'Shelf']);
    expect(lines).toHaveLength(130);
    expect(lines[0]).toEqual([
      '0',
      'Book 0',
      'pages.value.yes',
      'Novel',
      'Author 7, Author 8',
      'Upper',
    ]);
    expect(lines[129]?.slice(0, 3)).toEqual(['129', 'Book 129', 'pages.value.no']);
    expect(calls).toEqual([
      '/api/shop/books/?offset=0&limit=100&ordering=-title&shop=3',
      '/api/shop/books/?offset=100&limit=100&ordering=-title&shop=3',
      '/api/shop/authors/7/',
      '/api/shop/authors/8/',
    ]);
  });

  it('has the rows that match the filters, or the selected ones without a call for them', async () => {
    expect((await exported('filtered')).calls[0]).toBe(
      '/api/shop/books/?offset=0&limit=100&ordering=-title&search=boo&shop=3',
    );
    const { lines, calls } = await exported('selected');
    expect(lines.map(([id]) => id)).toEqual(['0']);
    expect(calls.filter((url) => url.includes('books'))).toEqual([]);
  });
});
