import { describe, expect, it } from 'vitest';
import { define } from './define.ts';
import { resourceModel } from './project.ts';

const HEAD = 'resource: t.thing\nname: Thing\napi: t/things\n';

describe('a resource', () => {
  it('is called by its name or hostname unless it says otherwise', () => {
    expect(define('fields: { hostname: { type: string } }').record).toEqual({ title: 'hostname' });
    expect(define('record: { title: ip }').record).toEqual({ title: 'ip' });
  });

  it('has the permissions of its id unless it shares those of another model', () => {
    expect(define('').permission).toBe('t.thing');
    expect(define('permission: t.other').permission).toBe('t.other');
  });

  it('tells the sandbox what is unique, whose it is and what its ids are', () => {
    const { server } = resourceModel(
      `${HEAD}fields: { id: { type: integer }, name: { type: string, unique: true }, org_id: { type: string } }\nserver: { order: [name], unique: [[a, b]] }`,
    );
    expect(server).toMatchObject({
      idType: 'integer',
      organizationScoped: true,
      unique: [['name'], ['a', 'b']],
      defaultOrder: 'name',
    });
  });
});

describe('changes that reach further than they look', () => {
  it('are those of the records of a condition, and of fields of the own one', () => {
    const { definition } = resourceModel(
      `${HEAD}fields: { name: { type: string }, roles: { type: list } }\nchangeWarning: { when: { roles: [boss] }, own: [roles] }`,
    );
    expect(definition.changeWarning).toEqual({
      when: { field: 'roles', in: ['boss'] },
      own: ['roles'],
    });
  });
});

describe('a resource that shows the records of another', () => {
  const resources = [
    'resource: t.app\nname: App\napi: t/apps\nfields: { name: { type: string }, type: { type: choice, choices: [a, b] } }\nserver: { order: [name] }\nvariants: { by: type, into: attrs }',
  ];
  const like = (yaml = '', more = {}) =>
    resourceModel(`resource: t.thing\nname: Thing\nlike: t.app\n${yaml}`, { resources, ...more });

  const listed = `${resources[0]}
list:
  columns: [name, type, owners]
  fixed: [name]
  cells: { name: count, type: { cell: text, needs: t.view_app }, owners: { names: t/apps/$record.id/owners } }
  where: { type: a }
  bulkEdit: [name]
  tree: { of: t.app, node: node }
  create: { query: { type: a } }
  export: { from: t/secrets }
form: [basic: [name]]
actions: { stop: { on: row, post: t/apps/$record.id/stop } }`.replace(
    'name: { type: string }',
    'name: { type: string }, note: { type: text }, owners: { type: list }',
  );
  const likeListed = (yaml: string) => {
    const { list } = like(yaml, { resources: [listed] }).definition;
    if (!list) throw new Error('There is no list.');
    return list;
  };

  it('has its address, permissions, server and kinds', () => {
    const { definition, server } = like();
    expect(definition).toMatchObject({
      like: 't.app',
      api: 't/apps',
      permission: 't.app',
      variants: { by: 'type', into: 'attrs' },
    });
    expect(server.order).toEqual(['name']);
  });

  it('has its fields in their order, and may say one of them anew', () => {
    const { definition } = like('fields: { type: { type: choice, choices: [a] } }');
    expect(definition.fields?.map(({ name }) => name)).toEqual(['name', 'type']);
    expect(definition.fields?.[1]?.choices).toHaveLength(1);
  });

  it('shows its columns in the same cells, and may say one of them anew', () => {
    const { columns } = likeListed('list: { columns: [name, type, note], cells: { type: tags } }');
    expect(columns.map(({ field, cell }) => [field, cell])).toEqual([
      ['name', 'count'],
      ['type', 'tags'],
      ['note', 'multiline'],
    ]);
  });

  it('keeps closed in its list what a gate closes in the other', () => {
    const { columns } = likeListed('list: { columns: [type] }');
    expect(columns[0]?.gate).toEqual({ permissions: ['t.view_app'] });
  });

  it('takes no cell that asks an address of the other', () => {
    const { columns } = likeListed('list: { columns: [owners] }');
    expect(columns[0]?.rich).toBeUndefined();
  });

  it('cannot hide the columns that the other cannot hide, unless it says so', () => {
    expect(likeListed('list: { columns: [note, name] }').fixed).toEqual(['name']);
    expect(likeListed('list: { columns: [note, name], fixed: [note] }').fixed).toEqual(['note']);
    expect(likeListed('list: { columns: [note] }').fixed).toEqual([]);
  });

  it('offers and narrows nothing because the other list does', () => {
    const quiet = 'list: { columns: [name], create: false, delete: false }';
    const { where, tree } = likeListed(quiet);
    expect([where, tree]).toEqual([undefined, undefined]);
    const { offers = [] } = like(quiet, { resources: [listed] }).definition;
    expect(offers).not.toContain('create');
    expect(offers).toContain('export');
    const { definition } = like('', { resources: [listed] });
    expect([definition.list, definition.form, definition.offers]).toEqual(Array(3).fill(undefined));
  });

  it('takes from it the texts that nobody wrote for it', () => {
    const of = (texts: readonly string[]) => like('', { texts }).definition.fields?.[0]?.label;
    const [own, other] = ['resources.t.thing.fields.name', 'resources.t.app.fields.name'];
    expect(of([other, 'fields.name'])).toBe(other);
    expect(of([own, other])).toBe(own);
  });
});
