import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { ApiError } from '../../../../src/api/errors.ts';
import type { RequestFunction, RequestOptions } from '../../../../src/api/request.ts';
import {
  exportable,
  fetchExport,
  fetchTemplate,
  type ListedRows,
} from '../../../../src/pages/transfer/exportCall.ts';
import type { ImportRow } from '../../../../src/pages/transfer/importRow.ts';
import { failedFile } from '../../../../src/pages/transfer/failedFile.ts';
import { columnWidth } from '../../../../src/pages/transfer/grid/columnWidths.ts';
import { checkFiles, FILE_LIMIT_BYTES } from '../../../../src/pages/transfer/importFile.ts';
import { keepable } from '../../../../src/pages/transfer/journal.ts';
import { readPreview, requestPreview } from '../../../../src/pages/transfer/preview.ts';
import { rowErrorText } from '../../../../src/pages/transfer/rowErrors.ts';
import { cellText, readCell, wireRow } from '../../../../src/pages/transfer/rowValues.ts';
import { savedName } from '../../../../src/pages/transfer/saveFile.ts';
import type { ReadRecord } from '../../../../src/pages/transfer/existingRecords.ts';
import { isBatchRefused } from '../../../../src/pages/transfer/rowBatch.ts';
import { sendRow, sendRows } from '../../../../src/pages/transfer/sendRow.ts';

const list: ListedRows = {
  address: 'users/groups',
  where: {},
  conditions: {},
  asked: {},
  order: undefined,
  selected: [],
};
const fields: readonly FieldModel[] = [
  { name: 'id', type: 'id', label: 'ID' },
  { name: 'name', type: 'string', label: 'Name' },
  { name: 'users', type: 'references', label: 'Users' },
  {
    name: 'source',
    type: 'choice',
    label: 'Source',
    choices: [{ value: 'ldap', label: { literal: 'LDAP/AD' } }],
  },
  { name: 'password', type: 'secret', label: 'Password', writeOnly: true },
];
const preview = readPreview(
  {
    title: [
      ['ID', 'id'],
      ['*Name', 'name'],
      ['Users', 'users'],
      ['Source', 'source'],
      ['Password', 'password'],
      ['Odd', ''],
    ],
    data: [{ id: 'a1', name: 'Ops', users: ['u1'] }],
  },
  fields,
);

/** A request function that writes down what it was asked. */
function recorder(answer: unknown = {}) {
  const calls: { address: string; options: RequestOptions }[] = [];
  const request = (async (address: string, options: RequestOptions = {}) => {
    calls.push({ address, options });
    if (address === 'common/resources/cache') return { spm: 'token' };
    return options.raw ? { status: 200, headers: new Headers(), body: answer } : answer;
  }) as RequestFunction;
  return { calls, request };
}

describe('export calls (spec 1, sections 2.10 and 7)', () => {
  it('offers all rows without a filter, the filtered ones with one, the selected ones with a selection', () => {
    expect(exportable(list)).toEqual(['all']);
    expect(exportable({ ...list, conditions: { date_from: 'x' }, selected: ['a'] })).toEqual([
      'selected',
      'filtered',
    ]);
  });

  it('gives filters and format, and never a limit', async () => {
    const { calls, request } = recorder();
    const filtered = { ...list, asked: { search: 'x' }, order: '-name', where: { type: 'a' } };
    await fetchExport(request, filtered, 'filtered', 'xlsx');
    expect(calls[0]?.options.query).toEqual({
      search: 'x',
      order: '-name',
      type: 'a',
      format: 'xlsx',
    });
  });

  it('names the selected rows by spm', async () => {
    const { calls, request } = recorder();
    await fetchExport(request, { ...list, selected: ['a', 'b'] }, 'selected', 'csv');
    expect(calls.map(({ options }) => options.body ?? options.query)).toEqual([
      { resources: ['a', 'b'] },
      { spm: 'token', format: 'csv' },
    ]);
  });

  it('asks for the template of an import with one row, for that of an update with the selection', async () => {
    const { calls, request } = recorder();
    await fetchTemplate(request, { ...list, selected: ['a'] }, 'import', 'csv');
    await fetchTemplate(request, { ...list, selected: ['a'] }, 'update', 'csv');
    expect(calls.at(0)?.options.query).toEqual({ format: 'csv', template: 'import', limit: 1 });
    expect(calls.at(-1)?.options.query).toEqual({
      spm: 'token',
      format: 'csv',
      template: 'update',
    });
  });

  it('saves under the name the server gives, never into a folder', () => {
    expect(savedName('attachment; filename="user_2026-11-21.csv"')).toBe('user_2026-11-21.csv');
    expect(savedName(`attachment; filename*=UTF-8''a%20b.csv`)).toBe('a b.csv');
    expect(savedName('attachment; filename="../../x.csv"')).toBe('x.csv');
    expect(savedName(null)).toBeUndefined();
  });
});

describe('the file of an import (spec 1, section 5)', () => {
  const file = (name: string, size = 1) => {
    const made = new File(['x'], name);
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };
  it('is one .csv or .xlsx file', () => {
    expect(checkFiles([file('a.csv')])).toMatchObject({ contentType: 'text/csv' });
    expect(checkFiles([file('A.XLSX')])).toMatchObject({ contentType: 'text/xlsx' });
    expect(checkFiles([file('a.csv.txt')])).toEqual({ problem: 'transfer.file.ending' });
    expect(checkFiles([file('a.csv'), file('b.csv')])).toEqual({ problem: 'transfer.file.one' });
  });
  it('is below 30 MB', () => {
    expect(checkFiles([file('a.csv', FILE_LIMIT_BYTES - 1)])).toHaveProperty('file');
    expect(checkFiles([file('a.csv', FILE_LIMIT_BYTES)])).toEqual({
      problem: 'transfer.file.size',
    });
  });
});

describe('the preview (spec 1, section 7)', () => {
  it('sends the raw file with its content type to render-to-json', async () => {
    const { calls, request } = recorder({ title: [], data: [] });
    const file = new Blob(['*Name\r\n']);
    await requestPreview(request, 'users/groups', file, { contentType: 'text/csv', query: {} }, []);
    expect(calls[0]).toMatchObject({
      address: 'users/groups/render-to-json',
      options: { method: 'POST', headers: { 'Content-Type': 'text/csv' }, body: file },
    });
  });
  it('pairs titles with fields and names the columns that go nowhere', () => {
    expect(preview.columns.map(({ field, label }) => [field, label])).toEqual([
      ['id', 'ID'],
      ['name', 'Name'],
      ['users', 'Users'],
      ['source', 'Source'],
      ['password', 'Password'],
    ]);
    expect(preview.ignored).toEqual(['Odd']);
  });
  it('has columns of 100 to 180 px', () => {
    const name = { field: 'name', title: '*Name', label: 'Name', secret: false };
    const row = (value: string) => ({ index: 0, values: { name: value }, status: 'ok' as const });
    expect(columnWidth(name, [row('a')])).toBe(100);
    expect(columnWidth(name, [row('a'.repeat(90))])).toBe(180);
  });
});

describe('the rows of an import (spec 1, sections 7 and 8)', () => {
  const row = { index: 0, values: { id: 'a1', name: 'Ops' }, status: 'pending' as const };
  const known: ReadRecord = { id: 'a1', name: 'Old', comment: 'kept', users_amount: 3 };
  const target = {
    definition: { api: 'users/groups' },
    query: {},
    columns: preview.columns,
    say: String,
    me: 'somebody',
    resolved: ({ values }: ImportRow) => values,
    existing: { read: async () => known },
    kept: async () => [
      { name: 'name', hasDefault: false },
      { name: 'comment', hasDefault: false },
    ],
    ahead: () => [],
  };

  it('are created by POST to the list', async () => {
    const { calls, request } = recorder({ id: 'new' });
    expect(await sendRow(row, { ...target, request, kind: 'create' })).toBe('new');
    expect(calls[0]).toMatchObject({ address: 'users/groups', options: { method: 'POST' } });
  });
  it('are updated by PUT to their record', async () => {
    const { calls, request } = recorder();
    await sendRow(row, { ...target, request, kind: 'update' });
    expect(calls[0]).toMatchObject({
      address: 'users/groups/a1',
      options: { method: 'PUT', body: { id: 'a1', name: 'Ops', comment: 'kept' } },
    });
    expect(calls[0]?.options.body).not.toHaveProperty('users_amount');
  });
  it('say what kind of record they change, where there are several', async () => {
    const { calls, request } = recorder();
    const definition = { api: 'users/groups', variants: { by: 'type', into: 'attrs' } };
    const existing = { read: async () => ({ ...known, type: 'mysql' }) };
    await sendRow(row, { ...target, definition, existing, request, kind: 'update' });
    expect(calls[0]?.options.query).toEqual({ type: 'mysql' });
  });
  it('go one at a time when one of a batch has no record', async () => {
    const { calls, request } = recorder();
    const read = async () => {
      throw new ApiError({ kind: 'not-found', status: 404 }, 'errors.notFound');
    };
    const sent = sendRows([row], { ...target, existing: { read }, request, kind: 'update' });
    const error: unknown = await sent.catch((reason: unknown) => reason);
    expect(isBatchRefused(error)).toBe('once');
    expect(calls).toEqual([]);
  });
  it('change the record they became when they are sent again', async () => {
    const { calls, request } = recorder();
    await sendRow({ ...row, recordId: 'made' }, { ...target, request, kind: 'create' });
    expect(calls[0]).toMatchObject({ address: 'users/groups/made', options: { method: 'PUT' } });
  });
  it('take lists with commas and choices by their words', () => {
    const say = (text: unknown) =>
      typeof text === 'object' && text !== null && 'literal' in text ? String(text.literal) : '';
    const values = { users: 'u1, u2', source: 'LDAP/AD', name: 'a, b' };
    expect(wireRow(values, preview.columns, say)).toEqual({
      users: ['u1', 'u2'],
      source: 'ldap',
      name: 'a, b',
    });
  });
  it('read an edited cell as the preview does: single quotes of exported lists, blank as nothing', () => {
    expect(readCell("['a', 'b']")).toEqual(['a', 'b']);
    expect(readCell('  ')).toBeUndefined();
    expect(readCell('[broken')).toBe('[broken');
    expect(cellText(['a', 'b'])).toBe('["a","b"]');
  });
  it('tell what failed behind the labels of their columns', () => {
    const refused = new ApiError(
      { kind: 'validation', status: 400, fields: { name: 'taken;too long', 'users.0': 'unknown' } },
      'errors.badRequest',
    );
    expect(rowErrorText(refused, preview.columns, String)).toBe(
      'Name: taken;too long; Users: unknown',
    );
  });
  it('are kept without their secrets, but with the knowledge that there were some', () => {
    const secret = { values: { name: 'a', password: 'x' } };
    expect(keepable(secret, preview.columns)).toEqual({
      values: { name: 'a' },
      lost: ['password'],
    });
    expect(keepable({ values: { name: 'a' } }, preview.columns)).toEqual({ values: { name: 'a' } });
  });
  it('keep cells that spreadsheets take for formulas as they are: the file is imported again', async () => {
    for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) {
      const failed = [{ ...row, values: { id: 'a1', name, users: [] } }];
      const file = await failedFile('csv', preview.columns.slice(0, 2), failed);
      const [, cells] = Papa.parse<string[]>(await file.text()).data;
      expect(cells).toEqual(['a1', name]);
    }
  });
  it('go into a file that can be imported as it is', async () => {
    const failed = [{ ...row, values: { id: 'a1', name: 'a "b", c', users: ['u1'] } }];
    const file = await failedFile('csv', preview.columns.slice(0, 3), failed);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(
      '\uFEFFID,*Name,Users\r\na1,"a ""b"", c","[""u1""]"\r\n',
    );
  });
});
