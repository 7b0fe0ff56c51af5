import { utils, write } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { FILE_LIMIT_BYTES } from '../../../sandbox/kernel/formats/upload.ts';
import { admin, at, freshWorlds, USER_ROLE, world } from '../world.ts';
import { FORMATS, MESSAGE, fileOf, preview, upload, type Format } from './spreadsheets.ts';

freshWorlds();

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
