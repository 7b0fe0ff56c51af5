import { afterAll, expect, it } from 'vitest';
import { createKernel, type RunningSandbox } from '../../../sandbox/kernel/kernel.ts';
import { demoText } from '../../../sandbox/kernel/demoWords.ts';
import plainProject from '../../../sandbox/kernel/plainProject.ts';
import { compileProject } from '../../../sandbox/kernel/serve/compileProject.ts';
import { at, list } from '../client.ts';

const { model } = compileProject('examples/bookshop');
if (!model) throw new Error('The manifests are not right');
const started: RunningSandbox[] = [];
afterAll(() => Promise.all(started.map((kernel) => kernel.close())));

/** The rows of the book shop's demo server. */
async function rowsOf(address: string): Promise<readonly Record<string, unknown>[]> {
  if (!model) throw new Error('no model');
  const { fill } = plainProject;
  const clock = () => Date.UTC(2026, 0, 1);
  const kernel = createKernel({ model, clock, fill: (sandbox) => fill?.(sandbox, {}) });
  started.push(kernel);
  const { body } = await kernel.app.inject(`/api/${address}/?limit=100`);
  return list(at(JSON.parse(body), 'results')) as readonly Record<string, unknown>[];
}

it('gives every list of a plain project rows that fit its fields', async () => {
  const books = await rowsOf('books');
  expect(books).toHaveLength(18);
  expect(new Set(books.map(({ title }) => title)).size).toBe(18);
  for (const { title, isbn, price, published, in_print: inPrint } of books) {
    expect(title).toMatch(/^\p{Lu}\p{Ll}+(?: \d)?$/u);
    expect(isbn).toMatch(/^[0-9]{13}$/);
    expect(price).toMatch(/^\d+\.\d\d$/);
    if (published !== null) expect(published).toMatch(/^202[3-5]-\d\d-\d\d$/);
    expect(typeof inPrint).toBe('boolean');
  }
});

it('refers to records that are there, and names people where people are meant', async () => {
  const [books, authors, publishers] = [
    await rowsOf('books'),
    await rowsOf('authors'),
    await rowsOf('publishers'),
  ];
  const idsOf = (rows: typeof books) => rows.map(({ id }) => id);
  for (const book of books) {
    expect(idsOf(publishers)).toContain(book['publisher']);
    expect(idsOf(authors)).toEqual(expect.arrayContaining(list(book['authors']) as unknown[]));
  }
  expect(authors.map(({ name }) => name)).toContain('Ada Brandt');
  expect(publishers.map(({ name }) => name)).toContain('Harbour');
});

it('says nothing in a field that may be empty and takes none of its words', () => {
  const field = {
    name: 'signature',
    type: 'string',
    label: 'x',
    pattern: '^[A-Z]{2}-\\d+$',
  } as const;
  const row = { index: 0, number: () => 0, model: 'book' };
  expect(demoText(field, row)).toBe('AB-012');
  expect(demoText({ ...field, pattern: '[A-Z]-[0-9]+' }, { ...row, index: 3 })).toBe('D-345');
  const alternatives = { ...field, pattern: '^(?:red|blue)-\\d$' };
  expect(demoText(alternatives, row)).toBeUndefined();
  expect(demoText({ ...alternatives, required: true }, row)).toBe('Harbour');
  expect(demoText({ ...field, pattern: '^\\d{4}$' }, row)).toBe('9991');
});

it('is the same at every start', async () => {
  expect(await rowsOf('books')).toEqual(await rowsOf('books'));
});
