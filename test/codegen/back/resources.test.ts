import { describe, expect, it } from 'vitest';
import { resourceModel } from './project.ts';

const HEAD = 'resource: t.thing\nname: Thing\napi: t/things\n';
const define = (yaml: string, more = {}) => resourceModel(HEAD + yaml, more).definition;
const field = (yaml: string, more = {}) => define(`fields: { f: ${yaml} }`, more).fields?.[0];

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

describe('a resource that shows the records of another', () => {
  const resources = [
    'resource: t.app\nname: App\napi: t/apps\nfields: { name: { type: string }, type: { type: choice, choices: [a, b] } }\nserver: { order: [name] }\nvariants: { by: type, into: attrs }',
  ];
  const like = (yaml = '', more = {}) =>
    resourceModel(`resource: t.thing\nname: Thing\nlike: t.app\n${yaml}`, { resources, ...more });

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

  it('takes from it the texts that nobody wrote for it', () => {
    const of = (texts: readonly string[]) => like('', { texts }).definition.fields?.[0]?.label;
    const [own, other] = ['resources.t.thing.fields.name', 'resources.t.app.fields.name'];
    expect(of([other, 'fields.name'])).toBe(other);
    expect(of([own, other])).toBe(own);
  });
});

describe('a field', () => {
  it('says which kinds of records have it, and how it differs in each', () => {
    expect(field('{ type: string, kinds: [a, b] }')?.kinds).toEqual({ a: {}, b: {} });
    expect(field('{ type: string, kinds: { a: { default: 1 } } }')?.kinds).toEqual({
      a: { default: 1 },
    });
  });

  it('takes its label from the resource where there is one, else from all fields of its name', () => {
    expect(field('{ type: string }', { texts: ['fields.f'] })?.label).toBe('fields.f');
    expect(
      field('{ type: string }', { texts: ['fields.f', 'resources.t.thing.fields.f'] })?.label,
    ).toBe('resources.t.thing.fields.f');
  });

  it('takes the labels of its choices in the same way, numbers included', () => {
    const choices = field('{ type: choice, choices: [0, b] }', {
      texts: ['resources.t.thing.choices.f.0'],
    })?.choices;
    expect(choices).toEqual([
      { value: 0, label: 'resources.t.thing.choices.f.0' },
      { value: 'b', label: 'choices.f.b' },
    ]);
  });

  it('offers the records of the resource it refers to', () => {
    const resources = [
      'resource: t.group\nname: Group\napi: t/groups\nrecord: { title: name, secondary: code }',
    ];
    expect(field('{ type: references, to: t.group }', { resources })?.options).toEqual({
      from: 't/groups',
      text: 'name',
      secondary: 'code',
      value: 'id',
    });
    expect(
      field('{ type: reference, to: t.group, options: { value: name, text: code } }', { resources })
        ?.options,
    ).toEqual({
      from: 't/groups',
      text: 'code',
      value: 'name',
    });
  });

  it('has no options when it refers to nothing that exists', () => {
    expect(field('{ type: reference, to: t.gone }')?.options).toBeUndefined();
  });

  it('shows its readable value where the server has one', () => {
    const fields = define(
      'fields: { source: { type: choice }, source_display: { type: string }, other: { type: choice } }',
    ).fields;
    expect(fields?.map(({ display }) => display)).toEqual(['source_display', undefined, undefined]);
  });

  it('is encrypted when it is a password, token or private key, unless it says otherwise', () => {
    const encrypted = define(
      'fields: { password: { type: secret }, token: { type: secret, encrypted: false }, private_key: { type: secret }, name: { type: string }, code: { type: secret, encrypted: true } }',
    ).fields?.filter((candidate) => candidate.encrypted);
    expect(encrypted?.map(({ name }) => name)).toEqual(['password', 'private_key', 'code']);
  });

  it('lives in the form alone when it says so', () => {
    expect(field('{ type: boolean, only: form }')?.pageOnly).toBe(true);
    expect(field('{ type: float, only: list }')?.pageOnly).toBe(true);
  });
});

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

  it('opens the detail from the record title, and a tab from where one is named', () => {
    expect(column('name')?.link).toEqual({});
    expect(column('count')?.link).toEqual({ tab: 'things' });
    expect(column('comment')?.link).toBeUndefined();
  });

  it('knows where a cell finds its names', () => {
    expect(column('comment')?.names).toBe('users/users/$record.id/groups');
    expect(column('count')).not.toHaveProperty('names');
  });

  it('knows which values are good or bad, and which texts open whole', () => {
    expect(column('source')?.marks).toEqual({ good: [], bad: ['b'] });
    expect(column('name')?.whole).toBe(true);
    expect(column('count')).not.toHaveProperty('marks');
    expect(column('count')).not.toHaveProperty('whole');
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

describe('a form', () => {
  it('goes back to the list after PUT unless it says otherwise', () => {
    expect(define('form: [{ basic: [name] }]').form).toMatchObject({
      updateMethod: 'PUT',
      afterCreate: 'list',
      afterUpdate: 'list',
    });
    expect(
      define('form: { groups: [{ basic: [name] }], method: patch, after: { create: detail } }')
        .form,
    ).toMatchObject({
      updateMethod: 'PATCH',
      afterCreate: 'detail',
      afterUpdate: 'list',
    });
    const after = { route: 'X', id: '$record.id', tab: 'y' };
    expect(
      define('form: { groups: [], after: { route: X, id: $record.id, tab: y } }').form,
    ).toMatchObject({ afterCreate: after, afterUpdate: after });
  });

  it('carries conditions, presets, locks and gates of its fields', () => {
    const form = define(
      'fields: { a: { type: string, needs: x.y_z } }\nform: [{ basic: [{ a: { when: { mode: create }, required: true, locked: $query.a, default: $query.a, otherwise: n, organization: not-root } }, gone] }]',
    ).form;
    expect(form?.groups).toEqual([
      {
        key: 'basic',
        label: 'groups.basic',
        fields: [
          {
            field: 'a',
            when: { mode: ['create'] },
            required: true,
            locked: { query: 'a' },
            default: '$query.a',
            otherwise: 'n',
            gate: { permissions: ['x.y_z'], organization: 'not-root' },
          },
        ],
      },
    ]);
  });
});

describe('a field of a form that others follow', () => {
  it('carries what it clears and fills, of the fields there are', () => {
    const form = define(
      'fields: { a: { type: string }, b: { type: string } }\nform: [{ basic: [{ a: { clears: [b, gone], fills: { b: x$record.a, gone: y } } }] }]',
    ).form;
    expect(form?.groups[0]?.fields).toEqual([
      { field: 'a', clears: ['b'], fills: { b: 'x$record.a' } },
    ]);
  });
});

describe('a form that needs one of several fields', () => {
  it('names them, and what is said while none is filled in', () => {
    const form = define(
      'fields: { a: { type: string }, b: { type: string } }\nform: { groups: [{ basic: [a, b] }], atLeastOne: [a, b, gone] }',
    ).form;
    expect(form?.atLeastOne).toEqual({
      fields: ['a', 'b'],
      message: 'resources.t.thing.atLeastOne',
    });
  });
});

describe('a detail', () => {
  const resources = [
    'resource: t.part\nname: Part\napi: t/parts\nfields: { name: { type: string } }',
  ];

  it('needs the view permission of what a tab lists unless the tab says otherwise', () => {
    const tabs = define(
      'detail: { tabs: { a: { list: t.part, where: { thing: $record.id }, columns: [name, gone] }, b: { list: t.part, needs: x.y_z }, c: { list: t.gone } } }',
      { resources },
    ).detail?.tabs;
    expect(tabs).toEqual([
      {
        key: 'a',
        label: 'tabs.a',
        gate: { permissions: ['t.view_part'] },
        list: { resource: 't.part', where: { thing: '$record.id' }, shown: ['name'] },
      },
      {
        key: 'b',
        label: 'tabs.b',
        gate: { permissions: ['x.y_z'] },
        list: { resource: 't.part', where: {} },
      },
    ]);
  });

  it('changes related records by what an update needs, in pairs named by their models', () => {
    const fields =
      'fields: { name: { type: string }, parts: { type: references, to: t.part }, note: { type: text } }\n';
    const cards = (of: string) =>
      define(`${fields}detail: { tabs: { a: { cards: [${of}] } } }`, { resources }).detail?.tabs[0]
        ?.cards;
    expect(cards('parts')).toEqual([
      { field: 'parts', gate: { permissions: ['t.change_thing'], organization: 'not-root' } },
    ]);
    expect(cards('parts: { via: /t/pairs/, needs: t.add_part, confirm: true }')).toEqual([
      {
        field: 'parts',
        gate: { permissions: ['t.add_part'], organization: 'not-root' },
        via: { address: 't/pairs', owner: 'thing', target: 'part' },
        confirm: true,
      },
    ]);
    expect(
      cards('parts: { via: { add: /t/things/$record.id/parts?action=add, remove: t/gone/ } }')?.[0]
        ?.via,
    ).toEqual({
      add: { address: 't/things/$record.id/parts', query: { action: 'add' } },
      remove: { address: 't/gone' },
    });
    expect(cards('note')).toEqual([]);
  });

  it('updates outside the root organization, and deletes everywhere', () => {
    const detail = define(
      'form: [{ basic: [name] }]\ndetail: { tabs: {}, delete: { when: { builtin: false } } }',
    ).detail;
    expect(detail?.update).toEqual({
      gate: { permissions: ['t.change_thing'], organization: 'not-root' },
    });
    expect(detail?.remove).toEqual({
      gate: { permissions: ['t.delete_thing'] },
      when: { field: 'builtin', in: [false] },
    });
  });
});

describe('an action', () => {
  const actions = define(`actions:
  activate: { on: selection, patch: t/things, each: { id: $record.id, on: true }, skip: { self: true } }
  remove:   { on: selection, post: /t/things/remove/, ids: spm, needs: t.remove_thing, confirm: true }
  active:   { on: [row, record], toggle: is_active }
  test:     { on: record, get: t/things/$record.id/test, then: none, danger: true }
  reveal:   { on: record, get: t/things/$record.id/secret, then: none, verify: true }
  nothing:  { on: record }`).actions;
  const action = (key: string) => actions?.find((candidate) => candidate.key === key);

  it('needs change unless it says otherwise', () => {
    expect(action('activate')?.gate).toEqual({ permissions: ['t.change_thing'] });
    expect(action('remove')?.gate).toEqual({ permissions: ['t.remove_thing'] });
  });

  it('calls once, once with an item for each row, with a token for the selection, or switches a field', () => {
    expect(action('test')?.call).toEqual({
      kind: 'call',
      method: 'GET',
      address: 't/things/$record.id/test',
    });
    expect(action('activate')?.call).toEqual({
      kind: 'each',
      method: 'PATCH',
      address: 't/things',
      each: { id: '$record.id', on: true },
    });
    expect(action('remove')?.call).toEqual({
      kind: 'spm',
      method: 'POST',
      address: 't/things/remove',
    });
    expect(action('active')?.call).toEqual({ kind: 'toggle', field: 'is_active' });
    expect(action('nothing')).toBeUndefined();
  });

  it('reloads the page afterwards unless it says otherwise', () => {
    expect(actions?.map(({ then }) => then)).toEqual([
      'reload',
      'reload',
      'reload',
      'none',
      'none',
    ]);
  });

  it('has the person prove who they are first only where it says so', () => {
    expect(actions?.filter(({ verify }) => verify).map(({ key }) => key)).toEqual(['reveal']);
  });
});
