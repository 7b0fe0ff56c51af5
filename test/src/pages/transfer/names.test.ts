import { describe, expect, it, vi } from 'vitest';
import { read, utils, write } from 'xlsx';
import type { FieldModel, OptionsModel } from '../../../../codegen/model/fields.ts';
import { createImportNames } from '../../../../src/pages/transfer/names/importNames.ts';
import type { ImportRow } from '../../../../src/pages/transfer/importRow.ts';
import {
  createNameLookup,
  type NameCalls,
} from '../../../../src/pages/transfer/names/nameLookup.ts';
import { withNameProblems } from '../../../../src/pages/transfer/names/nameProblems.ts';
import { replaceEntry, summarizeNames } from '../../../../src/pages/transfer/names/nameSummary.ts';
import {
  namedRecord,
  resolveName,
  unmistakable,
} from '../../../../src/pages/transfer/names/resolveName.ts';
import { exampleTemplate } from '../../../../src/pages/transfer/names/exampleTemplate.ts';
import { templateWithNames } from '../../../../src/pages/transfer/names/templateNames.ts';

const users: OptionsModel = {
  from: 'users/users',
  text: 'name',
  secondary: 'username',
  value: 'id',
  query: { fields_size: 'mini' },
};
const UUID = {
  ada: '11111111-1111-1111-1111-111111111111',
  bob: '22222222-2222-2222-2222-222222222222',
  bobby: '33333333-3333-3333-3333-333333333333',
  nobody: '99999999-9999-9999-9999-999999999999',
};
const people = [
  { id: UUID.ada, name: 'Ada', username: 'ada.l' },
  { id: UUID.bob, name: 'Bob', username: 'bob.1' },
  { id: UUID.bobby, name: 'Bob', username: 'bob.2' },
];
const records = people.map((one) => namedRecord(one, users));
const idOf = (entry: string) => {
  const taken = resolveName(entry, records);
  return taken.kind === 'found' ? taken.record.value : taken.kind;
};

describe('a name of a related record', () => {
  it('means the record of that name, whatever its capitals', () => {
    expect(idOf('Ada')).toBe(UUID.ada);
    expect(idOf('aDA')).toBe(UUID.ada);
  });

  it('may be its id, its username, or both names', () => {
    expect(idOf(UUID.bob)).toBe(UUID.bob);
    expect(idOf('bob.2')).toBe(UUID.bobby);
    expect(idOf('Bob (bob.1)')).toBe(UUID.bob);
  });

  it('may be written with a colon, as the server writes labels', async () => {
    const labels: OptionsModel = {
      from: 'assets/labels',
      text: 'name',
      secondary: 'value',
      value: 'id',
    };
    const list = [
      { id: '1', name: 'team', value: 'web' },
      { id: '2', name: 'team', value: 'db' },
    ].map((one) => namedRecord(one, labels));
    expect(resolveName('team:web', list)).toMatchObject({ kind: 'found', record: { value: '1' } });
    expect(resolveName('Team:DB', list)).toMatchObject({ kind: 'found', record: { value: '2' } });
    expect(resolveName('team:', list).kind).toBe('unknown');

    // A long list is searched for the part that the server can find.
    const { lookup, calls } = server(many(3000));
    await lookup.ask(users, ['Person 7.:p7.']);
    expect(calls.at(-1)).toMatchObject({ search: 'p7.' });
    expect(lookup.taken(users, 'Person 7.:p7.')).toMatchObject({ kind: 'found' });
  });

  it('is ambiguous when several have it; an exact spelling decides first', () => {
    expect(idOf('Bob')).toBe('ambiguous');
    const both = [
      namedRecord({ id: '1', name: 'ops' }, users),
      namedRecord({ id: '2', name: 'Ops' }, users),
    ];
    expect(resolveName('Ops', both)).toMatchObject({ kind: 'found', record: { value: '2' } });
    expect(resolveName('OPS', both).kind).toBe('ambiguous');
  });

  it('is unknown otherwise, with similar ones', () => {
    expect(resolveName('Adaa', records)).toMatchObject({
      kind: 'unknown',
      candidates: [{ text: 'Ada' }],
    });
    expect(resolveName('Zoe', records)).toEqual({ kind: 'unknown', candidates: [] });
  });

  it('is written as short as it is still unmistakable', () => {
    expect(records.map((one) => unmistakable(one, records))).toEqual([
      'Ada',
      'Bob (bob.1)',
      'Bob (bob.2)',
    ]);
    const twins = [1, 2].map((id) =>
      namedRecord({ id, name: 'Twin' }, { ...users, secondary: 'x' }),
    );
    expect(twins.map((one) => unmistakable(one, twins))).toEqual(['1', '2']);
  });
});

/**
 * A list of users on the server that knows paging, search and ids.
 *
 * @param most rows per call
 */
function server(
  list: readonly Readonly<Record<string, unknown>>[] = people,
  most = Number.POSITIVE_INFINITY,
) {
  const calls: Readonly<Record<string, unknown>>[] = [];
  const asked = vi.fn<NameCalls['list']>(async (_options, query) => {
    calls.push({ ...query });
    const { search, ids, name, offset = 0, limit = list.length } = query;
    const found = list.filter(
      (one) =>
        (name === undefined || one['name'] === name) &&
        (search === undefined ||
          `${String(one['name'])} ${String(one['username'])}`.includes(String(search))) &&
        (ids === undefined || (Array.isArray(ids) && ids.includes(one['id']))),
    );
    return {
      data: found.slice(Number(offset), Number(offset) + Math.min(Number(limit), most)),
      total: found.length,
    };
  });
  return { calls, lookup: createNameLookup({ list: asked, isForbidden: () => false }), asked };
}
/** A list that the user may not read. */
const closedLookup = () =>
  createNameLookup({ list: () => Promise.reject(new Error('403')), isForbidden: () => true });
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-0000-0000-${String(index).padStart(12, '0')}`,
    name: `Person ${index}.`,
    username: `p${index}.`,
  }));

describe('names are looked up', () => {
  it('in a short list with one call, however many there are', async () => {
    const { lookup, calls } = server();
    await lookup.ask(users, ['Ada', 'Bob', 'nobody']);
    await lookup.ask(users, ['ada', 'Ada']);
    expect(calls).toEqual([{ fields_size: 'mini', limit: 500, offset: 0 }]);
    expect(lookup.taken(users, 'Ada')).toMatchObject({ kind: 'found' });
    expect(lookup.taken(users, 'nobody')).toMatchObject({ kind: 'unknown' });
  });

  it('in a long list one by one, or page by page where that is fewer calls', async () => {
    const long = server(many(3000));
    await long.lookup.ask(users, ['Person 7.', 'p2999.']);
    expect(long.calls).toHaveLength(3);
    expect(long.lookup.taken(users, 'p2999.')).toMatchObject({ record: { text: 'Person 2999.' } });

    const whole = server(many(3000));
    await whole.lookup.ask(
      users,
      Array.from({ length: 1000 }, (_, index) => `Person ${index}.`),
    );
    expect(whole.calls).toHaveLength(6);
    expect(whole.lookup.taken(users, 'Person 999.')).toMatchObject({ kind: 'found' });
  });

  it('beyond the rows that the server gives at once', async () => {
    const middle = server(many(116), 100);
    await middle.lookup.ask(users, ['Person 97.', 'Person 112.', 'Person 999.']);
    expect(middle.lookup.taken(users, 'Person 112.')).toMatchObject({ kind: 'found' });
    expect(middle.lookup.taken(users, 'Person 999.')).toMatchObject({ kind: 'unknown' });
    expect(middle.calls.map(({ offset }) => offset)).toEqual([0, 100]);

    const long = server(many(1500), 100);
    const names = Array.from({ length: 1500 }, (_, index) => `Person ${index}.`);
    await long.lookup.ask(users, names);
    expect(names.filter((name) => long.lookup.taken(users, name)?.kind !== 'found')).toEqual([]);
    expect(long.calls).toHaveLength(15);
  });

  it('and one that occurs twice is noticed when the other is beyond the first step', async () => {
    const twin = { id: UUID.bob, name: 'Person 3.', username: 'twin' };
    const short = server([...many(110), twin], 100);
    await short.lookup.ask(users, ['Person 3.']);
    expect(short.lookup.taken(users, 'Person 3.')).toMatchObject({ kind: 'ambiguous' });

    const alike = Array.from({ length: 1500 }, (_, index) => ({
      id: `00000000-0000-0000-0001-${String(index).padStart(12, '0')}`,
      name: `Person 3. of ${index}`,
      username: `of${index}`,
    }));
    const searched = server([...many(10), ...alike, twin], 100);
    await searched.lookup.ask(users, ['Person 3.', 'Person 4.']);
    expect(searched.lookup.taken(users, 'Person 3.')).toMatchObject({ kind: 'ambiguous' });
    expect(searched.lookup.taken(users, 'Person 4.')).toMatchObject({ kind: 'found' });
  });

  it('but not taken for known in a list that the server cuts', async () => {
    const { lookup, asked } = server(many(400), 100);
    // The offset is ignored: the same hundred rows come again.
    asked.mockImplementation(async (_options, { search }) => {
      const list = many(400).filter(({ name }) => search === undefined || name === search);
      return { data: list.slice(0, 100), total: list.length };
    });
    await lookup.ask(
      users,
      Array.from({ length: 10 }, (_, index) => `Person ${index * 40}.`),
    );
    expect(lookup.taken(users, 'Person 360.')).toMatchObject({ kind: 'found' });
  });

  it('within a limit: further names of a very long list are told to be too many', async () => {
    const { lookup, calls } = server(many(10_001));
    await lookup.ask(
      users,
      Array.from({ length: 450 }, (_, index) => `Person ${index}.`),
    );
    expect(calls.length).toBeLessThanOrEqual(401);
    expect(lookup.taken(users, 'Person 449.')).toEqual({ kind: 'unread', reason: 'many' });
  });

  it('ids by their own query, without the filter of the choices when that has none', async () => {
    const { lookup, calls } = server();
    await lookup.ask(users, [UUID.ada, UUID.nobody]);
    expect(calls).toEqual([
      { fields_size: 'mini', ids: [UUID.ada, UUID.nobody] },
      { ids: [UUID.nobody] },
    ]);
    expect(lookup.taken(users, UUID.nobody)).toMatchObject({ kind: 'unknown' });
  });

  it('and what cannot be read is neither found nor unknown, until it is tried again', async () => {
    const { lookup, asked } = server();
    asked.mockRejectedValueOnce(new Error('cut'));
    await lookup.ask(users, ['Ada']);
    expect(lookup.taken(users, 'Ada')).toEqual({ kind: 'unread', reason: 'failed' });
    lookup.forgetFailures();
    await lookup.ask(users, ['Ada']);
    expect(lookup.taken(users, 'Ada')).toMatchObject({ kind: 'found' });

    const closed = closedLookup();
    await closed.ask(users, ['Ada']);
    expect(closed.taken(users, 'Ada')).toEqual({ kind: 'unread', reason: 'forbidden' });
  });
});

const model: FieldModel = { name: 'users', type: 'references', label: 'Users', options: users };
const column = { field: 'users', title: 'Users', label: 'Users', secret: false, model };
const row = (value: unknown, index = 0): ImportRow => ({
  index,
  values: { name: 'n', users: value },
  status: 'pending',
});

describe('the names in a file', () => {
  const open = () => {
    const { lookup, calls } = server();
    const names = createImportNames([column], lookup, String);
    return { names, calls, check: withNameProblems(() => [], names) };
  };

  it('become ids; what is an id already stays', async () => {
    const { names } = open();
    const rows = [row('Ada, bob.2'), row([UUID.bob, 'ada']), row(undefined)];
    await names.settle(rows);
    expect(rows.map((one) => names.resolved(one)['users'])).toEqual([
      [UUID.ada, UUID.bobby],
      [UUID.bob, UUID.ada],
      undefined,
    ]);
  });

  it('are marked when they are wrong, with what could be meant', async () => {
    const { names, check } = open();
    const rows = [row('Ada'), row('Bob'), row('Adaa'), row('Zoe'), row(UUID.nobody)];
    expect(rows.flatMap(check)).toEqual([]);
    await names.settle(rows);
    expect(
      rows.map((one) =>
        check(one)
          .map(({ problem }) => problem.key)
          .join(''),
      ),
    ).toEqual([
      '',
      'transfer.names.ambiguous',
      'transfer.names.similar',
      'transfer.names.unknown',
      'transfer.names.unknown',
    ]);
    expect(check(row('Bob'))[0]?.problem.values).toEqual({
      entry: 'Bob',
      candidates: 'Bob (bob.1), Bob (bob.2)',
    });
  });

  it('are replaced in all rows at once', async () => {
    const { names } = open();
    const rows = [row('Bob, Ada', 0), row('Bob', 1)];
    await names.settle(rows);
    const [wrong] = summarizeNames(names, rows);
    expect(wrong).toMatchObject({ entry: 'Bob', rows: [0, 1], isWrong: true });
    const edit = vi.fn();
    const [, , bobby] = records;
    if (wrong && bobby) {
      replaceEntry({ row: (index) => rows[index], edit }, names, wrong, bobby, records);
    }
    expect(edit.mock.calls).toEqual([
      [0, 'users', 'Bob (bob.2), Ada'],
      [1, 'users', 'Bob (bob.2)'],
    ]);
  });

  it('of a list that the person may not see must be ids, which are sent unchecked', async () => {
    const names = createImportNames([column], closedLookup(), String);
    const check = withNameProblems(() => [], names);
    const rows = [row('Ada'), row(UUID.ada)];
    await names.settle(rows);
    expect(rows.map((one) => check(one)[0]?.problem.key)).toEqual([
      'transfer.names.forbidden',
      undefined,
    ]);
  });
});

describe('a template', () => {
  const fields = {
    fields: [{ name: 'name', type: 'string', label: 'Name' } as const, model],
    metadata: undefined,
  };
  const ids = `['${UUID.ada}', '${UUID.bob}']`;

  it('has names in a CSV file, and ids where a name means several records', async () => {
    const content = new Blob([`\uFEFF*name,users\r\nOps,"${ids}"\r\n`], { type: 'text/csv' });
    const file = await templateWithNames(content, 'csv', fields, server().lookup);
    expect(await file.text()).toBe(`*name,users\r\nOps,"Ada, ${UUID.bob}"\r\n`);
  });

  it('of new records has an invented row instead of the first record', async () => {
    const written = new Blob([
      '*Name,*Username,Email,*IP,Source,Active,Users,Comment,Other\r\n' +
        `Administrator,admin,admin@corp.example,10.0.0.1,ldap,True,"${ids}",Keep out,x\r\n`,
    ]);
    const text = { type: 'string', label: 'x', required: true } as const;
    const known = {
      fields: [
        { ...text, name: 'name' },
        { ...text, name: 'username' },
        { name: 'email', type: 'email', label: 'x' },
        { ...text, name: 'ip' },
        { name: 'source', type: 'choice', label: 'x', choices: [] },
        { name: 'is_active', type: 'boolean', label: 'x' },
        { name: 'users', type: 'references', label: 'x', options: users },
        { name: 'comment', type: 'text', label: 'x' },
      ] satisfies FieldModel[],
      metadata: Object.fromEntries(
        [
          ['name', 'Name'],
          ['username', 'Username'],
          ['email', 'Email'],
          ['ip', 'IP'],
          ['source', 'Source'],
          ['is_active', 'Active'],
          ['users', 'Users'],
          ['comment', 'Comment'],
        ].map(([name, label]) => [name, { label, type: 'string' }]),
      ),
    };
    const file = await exampleTemplate(written, 'csv', known);
    expect((await file.text()).split('\r\n')[1]).toBe(
      'example,example,example@example.com,192.0.2.10,ldap,True,,,',
    );
  });

  it('has them in a workbook', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['*name', 'users'],
        ['Ops', ids],
      ]),
      'S',
    );
    const content = new Blob([write(book, { type: 'array', bookType: 'xlsx' })]);
    const file = await templateWithNames(content, 'xlsx', fields, server().lookup);
    const { Sheets } = read(await file.arrayBuffer(), { type: 'array' });
    expect(utils.sheet_to_json(Sheets['S'] ?? {}, { header: 1 })).toEqual([
      ['*name', 'users'],
      ['Ops', `Ada, ${UUID.bob}`],
    ]);
  });
});
