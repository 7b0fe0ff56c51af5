import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { diskFiles, readSources } from '../../../codegen/cli/files.ts';
import { compile } from '../../../codegen/compile/compile.ts';
import { copyOfSmall, RECORDINGS, run, SMALL } from '../back/runCommand.ts';
import { temporaryFolder } from '../../afterwards.ts';

const BOOK = 'manifest/resources/library/book.yaml';
const TEXTS = 'locales/en/library.yaml';

/** A folder with one recorded answer of the administrator. */
function recorded(fields: object, address = 'library/books'): string {
  const folder = temporaryFolder();
  const recording = {
    request: { method: 'OPTIONS', path: `/api/v1/${address}/`, as: 'admin' },
    body: { actions: { POST: fields } },
  };
  const name = `OPTIONS__api__v1__${address.replace('/', '__')}.json`;
  writeFileSync(join(folder, name), JSON.stringify(recording));
  return folder;
}

const id = { type: 'string', required: false, read_only: false, write_only: false };
const fact = (type: string, more: object = {}) => ({ ...id, type, ...more });
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');
const everything = (folder: string) =>
  [...diskFiles(folder).list('manifest'), ...diskFiles(folder).list('locales')].map((path) => [
    path,
    read(folder, path),
  ]);

/** The book as the small project has it, and what a newer server has besides. */
const BOOK_FIELDS = {
  id,
  title: fact('string', { required: true, max_length: 128 }),
  kind: fact('choice', {
    choices: [
      { value: 'novel', display_name: 'Novel' },
      { value: 'poem', display_name: 'Poem' },
    ],
  }),
  shelf: fact('string', { max_length: 8 }),
};
const NEWER = {
  ...BOOK_FIELDS,
  binding: fact('choice', {
    default: 'cloth',
    choices: [
      { value: '', display_name: '---' },
      { value: 'cloth', display_name: 'Cloth binding' },
      { value: 'card', display_name: 'Card: stiff' },
    ],
    help_text: 'How its pages\nare held together.',
  }),
  library: fact('field', { required: true }),
  place: fact('nested object', {
    read_only: true,
    children: { room: fact('string', { max_length: 4 }), floor: fact('integer') },
  }),
  loans: fact('field', {
    read_only: true,
    child: fact('nested object', { children: { days: fact('integer', { min_value: 1 }) } }),
  }),
  tags: fact('list', { default: ['new'], child: fact('string', { max_length: 16 }) }),
  marks: fact('nested object', { child: fact('string') }),
  lent: fact('datetime', { default: '2026-11-21T08:00:00Z' }),
};

describe('introspect writes what the metadata says', () => {
  it('with choices and their names, defaults, help, and what is inside of objects and lists', async () => {
    const out = temporaryFolder();
    const { code } = await run(['introspect', recorded(NEWER), '--out', out], SMALL);
    expect(code).toBe(0);
    expect(parse(read(out, BOOK))).toMatchObject({
      fields: {
        binding: { type: 'choice', choices: ['cloth', 'card'], default: 'cloth', help: true },
        library: { type: 'string', required: true },
        place: {
          type: 'object',
          readOnly: true,
          fields: { room: { type: 'string', maxLength: 4 }, floor: { type: 'integer' } },
        },
        loans: { type: 'list', item: { type: 'object', fields: { days: { min: 1 } } } },
        tags: { type: 'list', default: ['new'], item: { type: 'string', maxLength: 16 } },
        marks: { type: 'json' },
        lent: { type: 'datetime' },
      },
      form: [{ basic: expect.not.arrayContaining(['place', 'loans']) }],
    });
    // The default of a date is the moment of asking.
    expect(read(out, BOOK)).not.toContain('2026');
    expect(parse(read(out, 'locales/en/library/book.yaml'))).toMatchObject({
      resources: {
        library: {
          book: {
            fields: { floor: 'Floor', days: 'Days' },
            choices: { binding: { cloth: 'Cloth binding', card: 'Card: stiff' } },
            help: { binding: 'How its pages are held together.' },
          },
        },
      },
    });
  });

  it('and asks a person whose records a reference names, where the server does not say', async () => {
    const out = copyOfSmall();
    const loans = {
      id,
      book: fact('field', { required: true }),
      paid: fact('field', { read_only: true }),
    };
    const from = recorded(loans, 'library/loans');
    const { out: said } = await run(['introspect', from, '--out', out], SMALL);
    expect(said).toContain(
      'todo      manifest/resources/library/loan.yaml: whose records does book name? Perhaps library.book.\n',
    );
    expect(said).not.toContain('paid');
    expect(read(out, 'manifest/resources/library/loan.yaml')).toContain(
      '  # TODO whose record is it? The server does not say: { type: reference, to: app.model }, perhaps library.book\n' +
        '  book: { type: string, required: true }\n',
    );
  });
});

describe('introspect into a project that has the resource', () => {
  it('adds the fields it does not have, with their texts, below what stands there', async () => {
    const out = copyOfSmall();
    const [before, texts] = [read(out, BOOK), read(out, TEXTS)];
    const { out: said, code } = await run(['introspect', recorded(NEWER), '--out', out], SMALL);
    expect(code).toBe(0);
    expect(said).toContain(
      `added     ${BOOK}: binding, library, place, loans, tags, marks, lent (on no page yet)\n`,
    );
    const lines = (text: string) => text.split('\n');
    // Every line that was there is there, in its order.
    expect(lines(read(out, BOOK)).filter((line) => lines(before).includes(line))).toEqual(
      lines(before),
    );
    expect(read(out, TEXTS).startsWith(texts.slice(0, texts.indexOf('fields: {')))).toBe(true);
    expect(existsSync(join(out, 'locales/en/library/book.yaml'))).toBe(false);
    const { diagnostics } = compile(readSources(diskFiles(out)));
    // Where it is asked for is for a user to say.
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ rule, message }) => [rule, message.slice(0, 9)])).toEqual([
      ['required-not-asked', "'library'"],
    ]);
  });

  it('changes nothing when it runs again', async () => {
    const out = copyOfSmall();
    const again = ['introspect', recorded(NEWER), '--out', out];
    await run(again, SMALL);
    const after = everything(out);
    expect(await run(again, SMALL)).toMatchObject({ code: 0, out: 'nothing   to add\n' });
    expect(everything(out)).toEqual(after);
  });

  it('tells fields that the server no longer has or has otherwise, and leaves them alone', async () => {
    const out = copyOfSmall();
    const before = everything(out);
    const { shelf: _, ...others } = BOOK_FIELDS;
    const from = recorded({ ...others, title: fact('integer', { required: true }) });
    const { out: said } = await run(['introspect', from, '--out', out], SMALL);
    expect(said).toContain(`differs   ${BOOK}: title type: manifest string, server integer\n`);
    expect(said).toContain(`gone      ${BOOK}: shelf, which the server no longer has\n`);
    expect(everything(out)).toEqual(before);
  });

  it('finds it by its address when its id is another one', async () => {
    const out = copyOfSmall();
    const file = join(out, BOOK);
    writeFileSync(file, read(out, BOOK).replace('library.book', 'library.volume'));
    await run(['introspect', recorded(NEWER), '--out', out], SMALL);
    expect(read(out, BOOK)).toContain('binding:');
  });

  it('does not write over a file that it cannot read', async () => {
    const out = copyOfSmall();
    writeFileSync(join(out, BOOK), 'resource: [\n');
    const { out: said } = await run(['introspect', recorded(NEWER), '--out', out], SMALL);
    expect(said).toContain(`kept      ${BOOK}`);
    expect(read(out, BOOK)).toBe('resource: [\n');
  });

  it('adds texts in every language of the project, and says which are to be translated', async () => {
    const out = copyOfSmall();
    const app = read(out, 'manifest/app.yaml').replace(
      '{ en: { cookie: en, name: English } }',
      '{ en: { cookie: en, name: English }, de: { cookie: de, name: Deutsch } }',
    );
    writeFileSync(join(out, 'manifest/app.yaml'), app);
    const { out: said } = await run(['introspect', recorded(NEWER), '--out', out], SMALL);
    expect(said).toContain('into de\n');
    expect(read(out, TEXTS.replace('/en/', '/de/'))).toContain('cloth: Cloth binding');
  });
});

describe('the answer of introspect in JSON', () => {
  it('has every file, field, difference and open question', async () => {
    const out = copyOfSmall();
    const args = ['introspect', recorded(NEWER), '--out', out, '--format', 'json'];
    expect(JSON.parse((await run(args, SMALL)).out)).toMatchObject({
      valid: true,
      written: true,
      files: [
        { path: TEXTS, state: 'changed' },
        { path: BOOK, state: 'changed' },
      ],
      resources: [
        { resource: 'library.book', state: 'present', todo: [{ field: 'library', perhaps: [] }] },
      ],
      unread: [],
    });
  });

  it('goes on after an address without metadata, names it, and ends with 1', async () => {
    const args = ['--api', 'no/such', '--api', 'library/books', '--format', 'json'];
    const { code, out } = await run(['introspect', RECORDINGS, ...args], SMALL);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      resources: [{ resource: 'library.book' }],
      unread: [{ address: 'no/such' }],
    });
  });
});
