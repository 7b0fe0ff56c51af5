import { describe, expect, it } from 'vitest';
import { actionsOf } from '../../../codegen/model/offers.ts';
import { define, offer } from './define.ts';

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

  it('has a card for those records alone whose form asks for its field', () => {
    const tabs = define(
      `fields: { kind: { type: string }, parts: { type: references, to: t.part } }
form: [{ basic: [kind, parts: { when: { not: { kind: [a, b] } } }] }]
detail: { tabs: { a: { cards: [parts], quick: [push] } } }`,
      { resources },
    ).detail?.tabs;
    expect(tabs?.[0]?.cards?.[0]?.when).toEqual({ not: { field: 'kind', in: ['a', 'b'] } });
    expect(tabs?.[0]?.quick).toEqual(['push']);
  });

  it('shows of the object of kinds what the kinds have in it, one by one', () => {
    const detail = define(
      `fields:
  kind: { type: choice, choices: [a, b] }
  more: { type: object, fields: { x: { type: string, kinds: [a] }, y: { type: string } } }
variants: { by: kind, into: more }
detail: { tabs: { s: { card: [kind, more] } } }`,
    ).detail;
    expect(detail?.tabs[0]?.card).toEqual(['kind', 'more.x', 'more.y']);
  });

  it('names the routes of pages that some records have for themselves, to the links of lists as well', () => {
    const { detail, list } = define(
      `fields: { name: { type: string }, kind: { type: choice, choices: [a, b] } }
list: { columns: [name, kind] }
detail: { tabs: { s: { card: [name] } }, pages: { ThingA: { kind: a } } }`,
    );
    const pages = [{ route: 'ThingA', when: { field: 'kind', in: ['a'] } }];
    expect(detail?.pages).toEqual(pages);
    expect(list?.columns.map(({ link }) => link)).toEqual([{ pages }, undefined]);
  });

  it('updates outside the root organization, and deletes everywhere', () => {
    const source =
      'form: [{ basic: [name] }]\ndetail: { tabs: {}, delete: { when: { builtin: false } } }';
    expect(offer(source, 'update-on-detail')?.gate).toEqual({
      permissions: ['t.change_thing'],
      organization: 'not-root',
    });
    expect(offer(source, 'delete-on-detail')).toMatchObject({
      gate: { permissions: ['t.delete_thing'] },
      when: { field: 'builtin', in: [false] },
    });
  });
});

describe('an action', () => {
  const actions = actionsOf(
    define(`actions:
  activate: { on: selection, patch: t/things, each: { id: $record.id, on: true }, skip: { self: true } }
  remove:   { on: selection, post: /t/things/remove/, ids: spm, needs: t.remove_thing, confirm: true }
  active:   { on: [row, record], toggle: is_active }
  test:     { on: record, get: t/things/$record.id/test, then: none, danger: true }
  reveal:   { on: record, get: t/things/$record.id/secret, then: none, verify: true }
  sold:     { on: record, post: t/sold, needs: t.sell_thing, licence: required, announce: t.change_thing, then: none }
  nothing:  { on: record }`),
  );
  const action = (key: string) => actions.find((candidate) => candidate.key === key);

  it('needs change unless it says otherwise', () => {
    expect(action('activate')?.gate).toEqual({ permissions: ['t.change_thing'] });
    expect(action('remove')?.gate).toEqual({ permissions: ['t.remove_thing'] });
  });

  it('may be announced to other people than those who may use it with a license', () => {
    expect(action('sold')).toMatchObject({
      gate: { permissions: ['t.sell_thing'], licence: true },
      announced: { permissions: ['t.change_thing'] },
    });
  });

  it('calls once, once with an item for each row, with a token for the selection, or switches a field', () => {
    expect(action('test')?.does).toEqual({
      kind: 'call',
      method: 'GET',
      address: 't/things/$record.id/test',
    });
    expect(action('activate')?.does).toEqual({
      kind: 'each',
      method: 'PATCH',
      address: 't/things',
      each: { id: '$record.id', on: true },
    });
    expect(action('remove')?.does).toEqual({
      kind: 'spm',
      method: 'POST',
      address: 't/things/remove',
    });
    expect(action('active')?.does).toEqual({ kind: 'toggle', field: 'is_active' });
    expect(action('nothing')).toBeUndefined();
  });

  it('reloads the page afterwards unless it says otherwise', () => {
    expect(actions.map(({ then }) => then)).toEqual([
      undefined,
      undefined,
      undefined,
      'none',
      'none',
      'none',
    ]);
  });

  it('has the person prove who they are first only where it says so', () => {
    expect(actions.filter(({ verify }) => verify).map(({ key }) => key)).toEqual(['reveal']);
  });
});
