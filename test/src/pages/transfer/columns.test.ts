import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { read, utils, write } from 'xlsx';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import type { FieldsMetadata } from '../../../../src/api/metadata.ts';
import { columnTitles } from '../../../../src/pages/transfer/columns/columnTitles.ts';
import {
  readImportFile,
  type ColumnChoices,
} from '../../../../src/pages/transfer/columns/readImportFile.ts';
import { readPreview } from '../../../../src/pages/transfer/preview.ts';

const fields: readonly FieldModel[] = [
  { name: 'id', type: 'id', label: 'ID' },
  { name: 'name', type: 'string', label: 'Name' },
  { name: 'users', type: 'references', label: 'Users', display: 'users_display' },
  { name: 'users_display', type: 'list', label: 'Users' },
  { name: 'user_groups', type: 'references', label: 'User groups' },
  { name: 'system_users', type: 'references', label: 'System users' },
  { name: 'created_by', type: 'string', label: 'Creator', readOnly: true },
];
/** The titles of the console in Chinese and Japanese. */
const OTHER_TEXTS: Readonly<Record<string, readonly string[]>> = {
  name: ['名称', '名前'],
  users: ['用户', 'ユーザー'],
  user_groups: ['用户组', 'ユーザーグループ'],
};
/** The server's own titles, as its files have them. */
const SERVER: Readonly<Record<string, string>> = {
  id: 'Id',
  name: 'Name',
  users: 'User',
  user_groups: 'User group',
  system_users: 'System user',
  created_by: 'Created by',
};
const metadata: FieldsMetadata = Object.fromEntries(
  Object.entries(SERVER).map(([name, label]) => [name, { type: 'string', required: false, label }]),
);
const titles = columnTitles(fields, metadata, ({ name, label }) => [
  String(label),
  ...(OTHER_TEXTS[name] ?? []),
]);

/** A server that knows its own titles and the names of fields, and refuses a file without any of them. */
function server() {
  return vi.fn(async (file: Blob) => {
    const rows = file.type.includes('xlsx')
      ? utils.sheet_to_json<string[]>(firstSheet(await file.arrayBuffer()), { header: 1 })
      : Papa.parse<string[]>(await file.text(), { skipEmptyLines: true }).data;
    const [head = [], ...data] = rows;
    const pairs = head.map((title) => {
      const plain = title.replace(/^\*/, '');
      const [field = ''] = Object.entries(SERVER).find((pair) => pair.includes(plain)) ?? [];
      return [title, field === 'created_by' ? '' : field];
    });
    if (pairs.every(([, field]) => field === '')) {
      throw new ApiError({ kind: 'bad-request', status: 400 }, 'errors.unknown');
    }
    const records = data.map((row) =>
      Object.fromEntries(pairs.flatMap(([, name = ''], at) => (name ? [[name, row[at]]] : []))),
    );
    return readPreview({ title: pairs, data: records }, fields);
  });
}

function firstSheet(content: ArrayBuffer) {
  const book = read(content, { type: 'array' });
  return book.Sheets[book.SheetNames[0] ?? ''] ?? {};
}

const csv = (...lines: readonly string[]) => new File([`${lines.join('\r\n')}\r\n`], 'a.csv');
async function readCsv(file: File, choices?: ColumnChoices, parse = server()) {
  const checked = { file, contentType: 'text/csv' } as const;
  const facts = { file: checked, parse, titles: async () => titles };
  return { parse, read: await readImportFile({ ...facts, ...(choices && { choices }) }) };
}
const previewOf = async (file: File, choices?: ColumnChoices) => {
  const result = await readCsv(file, choices);
  return 'preview' in result.read ? result.read.preview : undefined;
};

describe('the columns of a file', () => {
  it('that the server knows are left to it: the file is sent once, as it is', async () => {
    const file = csv('Id,*Name,User', '1,Ops,ada');
    const { parse, read: result } = await readCsv(file);
    expect(result).toMatchObject({ preview: { rows: [{ id: '1', name: 'Ops', users: 'ada' }] } });
    expect(parse.mock.calls).toEqual([[file]]);
  });

  it('may have the titles that the console shows, in every language, and keep them', async () => {
    const preview = await previewOf(
      csv('ID,*Name,Users,user groups,System users', '1,"Ops, ""day""",ada,g,root'),
    );
    expect(preview).toMatchObject({
      ignored: [],
      rows: [{ id: '1', name: 'Ops, "day"', users: 'ada', user_groups: 'g', system_users: 'root' }],
    });
    expect(preview?.columns.map(({ title }) => title)).toEqual([
      'ID',
      '*Name',
      'Users',
      'user groups',
      'System users',
    ]);
    const other = await previewOf(csv('*名前,ユーザー', 'Ops,ada'));
    expect(other).toMatchObject({ rows: [{ name: 'Ops', users: 'ada' }] });
    expect(other?.columns.map(({ label }) => label)).toEqual(['名前', 'ユーザー']);
  });

  it('are understood in the encoding of a Chinese spreadsheet', async () => {
    // "名称,用户" in GB 18030.
    const head = [0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xd3, 0xc3, 0xbb, 0xa7];
    const bytes = new Uint8Array([...head, ...new TextEncoder().encode('\r\nOps,ada\r\n')]);
    expect(await previewOf(new File([bytes], 'a.csv'))).toMatchObject({
      rows: [{ name: 'Ops', users: 'ada' }],
    });
  });

  it('are understood in a workbook', async () => {
    const book = utils.book_new();
    const rows = [
      ['ID', 'Name', 'Users'],
      ['1', 'Ops', 'ada'],
    ];
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'S');
    const content = new File([write(book, { type: 'array', bookType: 'xlsx' })], 'a.xlsx', {
      type: 'text/xlsx',
    });
    const checked = { file: content, contentType: 'text/xlsx' } as const;
    const reading = { file: checked, parse: server(), titles: async () => titles };
    expect(await readImportFile(reading)).toMatchObject({
      preview: { ignored: [], rows: [{ id: '1', name: 'Ops', users: 'ada' }] },
    });
  });

  it('that cannot be filled are told, and stop nothing', async () => {
    for (const title of ['Created by', 'Creator']) {
      expect(await previewOf(csv(`Name,${title}`, 'Ops,ada'))).toMatchObject({ ignored: [title] });
    }
  });

  it('are not filled twice', async () => {
    const preview = await previewOf(csv('Name,User,Users', 'Ops,ada,bob'));
    expect(preview).toMatchObject({ ignored: ['Users'], rows: [{ users: 'ada' }] });
  });
});

describe('columns that nobody understands', () => {
  const file = csv('Name,Userz,Colour', 'Ops,ada,red');

  it('stop the import, with the fields of similar titles', async () => {
    const { read: result } = await readCsv(file);
    expect('unknown' in result && result.unknown).toMatchObject([
      { title: 'Userz', similar: [{ name: 'users' }] },
      { title: 'Colour', similar: [] },
    ]);
  });

  it('fill the field that is chosen, or are left out', async () => {
    const choices = new Map([
      ['Userz', 'users'],
      ['Colour', undefined],
    ]);
    expect(await previewOf(file, choices)).toMatchObject({
      ignored: ['Colour'],
      rows: [{ name: 'Ops', users: 'ada' }],
    });
  });

  it('leave the server’s refusal as it is when there are no others', async () => {
    await expect(readCsv(csv('a,b', '1,2'))).rejects.toMatchObject({ status: 400 });
  });
});
