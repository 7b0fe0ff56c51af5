import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, list, pluck } from '../world.ts';
import { FORMATS, MESSAGE, fileOf, labels, preview, rowsOf, upload } from './spreadsheets.ts';

freshWorlds();

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
