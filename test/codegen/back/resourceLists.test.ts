import { describe, expect, it } from 'vitest';
import { define } from './define.ts';

describe('a list', () => {
  const LIST = `
fields:
  name:    { type: string }
  count:   { type: integer }
  source:  { type: choice, choices: [a, b], licence: required }
  groups:  { type: references, to: t.thing }
  active:  { type: boolean }
  comment: { type: text }
server: { order: [name], filters: [name, source] }
form: [{ basic: [name] }]
detail: { tabs: { summary: { card: [name] } } }
list:
  columns: [name, count, source, groups, active, comment, gone]
  default: [count]
  fixed: [name]
  cells: { active: yes-only, source: { bad: [b] }, name: { whole: true }, count: { cell: count, tab: things }, comment: { names: 'users/users/$record.id/groups' } }
`;
  const list = define(LIST).list;
  const column = (name: string) => list?.columns.find((candidate) => candidate.field === name);

  it('chooses cells from types unless the manifest does, and skips fields that are not there', () => {
    expect(list?.columns.map(({ field: name, cell }) => [name, cell])).toEqual([
      ['name', 'text'],
      ['count', 'count'],
      ['source', 'choice'],
      ['groups', 'reference'],
      ['active', 'yes-only'],
      ['comment', 'multiline'],
    ]);
  });

  it('orders and filters by what the server orders and filters by', () => {
    expect(list?.columns.filter(({ sortable }) => sortable).map(({ field: name }) => name)).toEqual(
      ['name'],
    );
    expect(list?.columns.filter(({ filter }) => filter).map(({ field: name }) => name)).toEqual([
      'source',
    ]);
    expect(list?.filters).toEqual(['name', 'source']);
  });

  it('is live always, or under filters', () => {
    const live = (value: string) => define(`list: { columns: [name], live: ${value} }`).list?.live;
    expect(live('5')).toEqual({ every: 5 });
    const under = { every: 5, where: { is_finished: '0' } };
    expect(live(`{ every: 5, where: { is_finished: '0' } }`)).toEqual(under);
    expect(list).not.toHaveProperty('live');
  });

  it('calls a filter that is no field as its text does, and leaves one without words alone', () => {
    const texts = ['resources.t.thing.fields.site', 'fields.name'];
    const filtered = define(
      'fields: { name: { type: string } }\nserver: { filters: [name, site, pk] }\nlist: { columns: [name] }',
      { texts },
    );
    expect(filtered.list?.filters).toEqual(['name', 'site', 'pk']);
    expect(filtered.list?.filterLabels).toEqual({ site: 'resources.t.thing.fields.site' });
    expect(list).not.toHaveProperty('filterLabels');
  });

  it('opens the detail from the record title, and a tab from where one is named', () => {
    expect(column('name')?.link).toEqual({});
    expect(column('count')?.link).toEqual({ tab: 'things' });
    expect(column('comment')?.link).toBeUndefined();
  });

  it('knows what a cell shows besides its value', () => {
    expect(column('comment')?.rich).toEqual({
      kind: 'names',
      address: 'users/users/$record.id/groups',
    });
    expect(column('source')?.rich).toEqual({ kind: 'marks', good: [], bad: ['b'] });
    expect(column('name')?.rich).toEqual({ kind: 'whole' });
    expect(column('count')).not.toHaveProperty('rich');
  });

  it('shows seconds that something took as a length of time', () => {
    const timed = define(`
fields: { timedelta: { type: float }, last: { type: object, fields: { timedelta: { type: float } } } }
list: { columns: [timedelta, last.timedelta] }
`);
    expect(timed.list?.columns.map(({ cell }) => cell)).toEqual(['duration', 'duration']);
  });

  it('shows fixed columns and those that are named', () => {
    expect(list?.shown).toEqual(['name', 'count']);
    expect(list?.fixed).toEqual(['name']);
  });

  it('gates a column as its field is gated', () => {
    expect(column('source')?.gate).toEqual({ licence: true });
  });

  it('gates its buttons as the specification says', () => {
    const notRoot = 'not-root';
    expect(list?.create?.gate).toEqual({ permissions: ['t.add_thing'], organization: notRoot });
    expect(list?.update?.gate).toEqual({ permissions: ['t.change_thing'], organization: notRoot });
    expect(list?.clone?.gate).toEqual({ permissions: ['t.add_thing'], organization: notRoot });
    expect(list?.remove?.gate).toEqual({ permissions: ['t.delete_thing'], organization: notRoot });
    expect(list?.bulkRemove?.gate).toEqual({ permissions: ['t.delete_thing'] });
  });

  it('has no buttons for what is not there or not wanted', () => {
    const bare = define('bulk: false\nlist: { columns: [name], delete: false }').list;
    expect([bare?.create, bare?.update, bare?.clone, bare?.remove, bare?.bulkRemove]).toEqual(
      Array(5).fill(undefined),
    );
    expect(define('bulk: false\nlist: { columns: [name] }').list?.bulkRemove).toBeUndefined();
    expect(define('bulk: false\nlist: { columns: [name] }').list?.remove).toBeDefined();
  });

  it('imports what its form can change, and exports what may be seen', () => {
    expect(list?.import).toEqual({
      create: { gate: { permissions: ['t.add_thing'], organization: 'not-root' } },
      update: { gate: { permissions: ['t.change_thing'], organization: 'not-root' } },
    });
    expect(list?.export).toEqual({ gate: { permissions: ['t.view_thing'] } });
    const bare = define('list: { columns: [name], import: false, export: false }').list;
    expect([bare?.import, bare?.export]).toEqual([undefined, undefined]);
    expect(define('list: { columns: [name] }').list?.import).toBeUndefined();
  });

  it('exports from elsewhere after a confirmation where the manifest says so', () => {
    const secrets = '{ from: t/secrets, verify: true, needs: t.view_secret }';
    expect(define(`list: { columns: [name], export: ${secrets} }`).list?.export).toEqual({
      gate: { permissions: ['t.view_secret'] },
      from: 't/secrets',
      verify: true,
    });
  });

  it('offers a bulk update of the fields it names, to those who may update', () => {
    const { bulkUpdate } = define('list: { columns: [name], bulkEdit: [name, date] }').list ?? {};
    expect(bulkUpdate).toEqual({
      gate: { permissions: ['t.change_thing'], organization: 'not-root' },
      fields: ['name', 'date'],
    });
    expect(define('list: { columns: [name] }').list?.bulkUpdate).toBeUndefined();
  });

  it('deletes a selection at one address where it says so', () => {
    const by = (list: string) => define(`list: { columns: [name]${list} }`).list?.bulkRemove?.by;
    expect(by(', bulkDelete: address')).toBe('address');
    expect(by('')).toBeUndefined();
  });

  it('reads a descending order', () => {
    expect(define('list: { columns: [name], order: -date }').list?.order).toEqual({
      field: 'date',
      descending: true,
    });
  });
});
