import { describe, expect, it } from 'vitest';
import { offersOf } from '../../../codegen/model/offers.ts';
import { resourceModel } from './project.ts';

const APPS = [
  'resource: t.app\nname: App\napi: t/apps\nfields: { name: { type: string }, kind: { type: string } }',
  'resource: t.db\nname: Db\nlike: t.app\nlist: { where: { kind: db }, columns: [name] }\ndetail: { tabs: { summary: { card: [name] } } }',
  'resource: t.cloud\nname: Cloud\nlike: t.app\nlist: { where: { kind: cloud }, columns: [name] }\ndetail: { tabs: { summary: { card: [name] } } }',
  'resource: t.host\nname: Host\napi: t/hosts\nfields: { name: { type: string } }\ndetail: { tabs: { summary: { card: [name] } } }',
];
const HEAD = 'resource: t.thing\nname: Thing\napi: t/things\n';
const define = (yaml: string) => resourceModel(HEAD + yaml, { resources: APPS }).definition;

const offer = (yaml: string, key: string) => offersOf(define(yaml)).find((one) => one.key === key);

describe('a cell that opens another record (spec 1, section 2.7)', () => {
  const columnWith = (fields: string, of: string) =>
    define(
      `fields: { title: { type: string }, ${fields} }\nrecord: { title: title }\nlist: { columns: [title], cells: { title: { opens: ${of} } } }\ndetail: { tabs: { summary: { card: [title] } } }`,
    ).list?.columns[0];
  const opens = (fields: string, of: string) => {
    const rich = columnWith(fields, of)?.rich;
    return rich?.kind === 'opens' ? rich : undefined;
  };

  it('leads to the page of what its reference refers to, instead of the row', () => {
    const column = columnWith('host: { type: reference, to: t.host }', 'host');
    expect(column?.rich).toEqual({ kind: 'opens', field: 'host', pages: [{ resource: 't.host' }] });
    expect(column?.link).toBeUndefined();
  });

  it('leads to the page of the kind of record it is, where kinds have pages of their own', () => {
    expect(opens('app: { type: reference, to: t.app }', 'app')?.pages).toEqual([
      { resource: 't.cloud', where: { kind: 'cloud' } },
      { resource: 't.db', where: { kind: 'db' } },
    ]);
  });

  it('may go by a field with an id, for some rows', () => {
    expect(
      opens('host_id: { type: string }', '{ resource: t.host, id: host_id, when: { kind: a } }'),
    ).toEqual({
      kind: 'opens',
      field: 'host_id',
      pages: [{ resource: 't.host' }],
      when: { field: 'kind', in: ['a'] },
    });
  });

  it('may look for the record by its name, or by one field', () => {
    expect(opens('n: { type: string }', '{ resource: t.host }')).toEqual({
      kind: 'opens',
      field: 'title',
      pages: [{ resource: 't.host' }],
      find: { title: 'name' },
    });
    expect(opens('n: { type: string }', '{ resource: t.host, by: code }')?.find).toEqual({
      title: 'code',
    });
  });

  it('may be of a kind that the row names', () => {
    const of =
      '{ kinds: { field: kind, resources: { Host: t.host } }, when: { not: { kind: gone } } }';
    expect(opens('kind: { type: string }', of)).toEqual({
      kind: 'opens',
      field: 'title',
      pages: [],
      when: { not: { field: 'kind', in: ['gone'] } },
      kinds: {
        field: 'kind',
        of: { host: { pages: [{ resource: 't.host' }], find: { title: 'name' } } },
      },
    });
  });

  it('may go by the id of the row itself, where the rows are called by the ids of others', () => {
    expect(opens('n: { type: string }', 't.host')).toEqual({
      kind: 'opens',
      field: 'id',
      pages: [{ resource: 't.host' }],
    });
  });
});

describe('what a record does to the rows on a tab', () => {
  const { actions } =
    define(
      `fields: { name: { type: string }, on: { type: boolean } }
detail:
  tabs:
    hosts: { list: t.host, where: { thing: $record.id }, actions: { push: { hosts: $selection.id } } }
actions:
  push: { on: record, post: t/things/$record.id/tasks, body: { action: push }, when: { on: true }, needs: t.push_thing }
  test: { on: record, post: t/things/$record.id/tasks, body: { action: test } }`,
    ).detail?.tabs[0]?.list ?? {};

  it('is one of its own actions, with more in the body, offered for a row and for several', () => {
    expect(actions).toEqual([
      expect.objectContaining({
        key: 'push',
        on: ['row', 'selection'],
        byPage: true,
        gate: { permissions: ['t.push_thing'] },
        does: expect.objectContaining({ body: { action: 'push', hosts: '$selection.id' } }),
      }),
    ]);
  });

  it('is done under the same condition, which speaks of the record of the page', () => {
    expect(actions?.[0]?.when).toEqual({ field: 'on', in: [true] });
  });
});

describe('an action that lists records', () => {
  it('says which, and of what', () => {
    const hosts = offer(
      'fields: { name: { type: string } }\nactions: { hosts: { on: row, list: t.host, where: { thing: $record.id } } }',
      'hosts',
    );
    expect(hosts?.does).toEqual({
      kind: 'list',
      resource: 't.host',
      where: { thing: '$record.id' },
    });
  });
});

describe('the update button of a detail page', () => {
  it('carries to the form what the manifest says', () => {
    const update = offer(
      'fields: { name: { type: string }, kind: { type: string } }\nform: [{ basic: [name] }]\ndetail: { tabs: { summary: { card: [name] } }, update: { query: { kind: $record.kind } } }',
      'update-on-detail',
    );
    expect(update?.does).toHaveProperty('query', { kind: '$record.kind' });
  });
});
