import { describe, expect, it } from 'vitest';
import { define, offer } from './define.ts';

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
    const gate = (key: string) => offer(LIST, key)?.gate;
    expect(gate('create')).toEqual({ permissions: ['t.add_thing'], organization: notRoot });
    expect(gate('update')).toEqual({ permissions: ['t.change_thing'], organization: notRoot });
    expect(gate('clone')).toEqual({ permissions: ['t.add_thing'], organization: notRoot });
    expect(gate('delete')).toEqual({ permissions: ['t.delete_thing'], organization: notRoot });
    expect(gate('delete-selected')).toEqual({ permissions: ['t.delete_thing'] });
  });

  it('has no buttons for what is not there or not wanted', () => {
    const written = (source: string) => define(source).offers;
    expect(written('bulk: false\nlist: { columns: [name], delete: false }')).toEqual(['export']);
    expect(written('bulk: false\nlist: { columns: [name] }')).toEqual(['delete', 'export']);
  });

  it('imports what its form can change, and exports what may be seen', () => {
    const notRoot = 'not-root';
    expect(offer(LIST, 'import')?.gate).toEqual({
      permissions: ['t.add_thing'],
      organization: notRoot,
    });
    expect(offer(LIST, 'import-update')?.gate).toEqual({
      permissions: ['t.change_thing'],
      organization: notRoot,
    });
    expect(offer(LIST, 'export')?.gate).toEqual({ permissions: ['t.view_thing'] });
    const bare = 'list: { columns: [name], import: false, export: false }';
    expect([offer(bare, 'import'), offer(bare, 'export')]).toEqual([undefined, undefined]);
    expect(offer('list: { columns: [name] }', 'import')).toBeUndefined();
  });

  it('exports from elsewhere after a confirmation where the manifest says so', () => {
    const secrets = '{ from: t/secrets, verify: true, needs: t.view_secret }';
    expect(offer(`list: { columns: [name], export: ${secrets} }`, 'export')).toMatchObject({
      gate: { permissions: ['t.view_secret'] },
      does: { from: 't/secrets' },
      verify: true,
    });
  });

  it('offers a bulk update of the fields it names, to those who may update', () => {
    const edited = 'list: { columns: [name], bulkEdit: [name, date] }';
    expect(offer(edited, 'update-selected')).toMatchObject({
      gate: { permissions: ['t.change_thing'], organization: 'not-root' },
      does: { fields: ['name', 'date'] },
    });
    expect(offer('list: { columns: [name] }', 'update-selected')).toBeUndefined();
  });

  it('deletes a selection at one address where it says so', () => {
    const remove = (list: string) => offer(`list: { columns: [name]${list} }`, 'delete-selected');
    expect(remove(', bulkDelete: address')?.does).toHaveProperty('by', 'address');
    expect(remove('')?.does).not.toHaveProperty('by');
  });

  it('reads a descending order', () => {
    expect(define('list: { columns: [name], order: -date }').list?.order).toEqual({
      field: 'date',
      descending: true,
    });
  });
});
