import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { formChanges } from '../../../../src/pages/form/changes/formChanges.ts';
import type { FormEntry } from '../../../../src/pages/form/formState.ts';
import { fieldOf } from '../../app/fixtures.ts';

const field = (name: string, rest: Partial<FieldModel> = {}) => fieldOf({ name, ...rest });
const entryOf = (model: FieldModel, place: Partial<FormEntry['place']> = {}): FormEntry => ({
  field: model,
  place: { field: model.name, ...place },
});
const entries = [
  entryOf(field('name')),
  entryOf(field('users', { type: 'references' })),
  entryOf(field('ends', { type: 'datetime' })),
  entryOf(
    field('attrs', {
      type: 'object',
      fields: [field('host'), field('key', { type: 'secret' }), field('made', { readOnly: true })],
    }),
  ),
  entryOf(field('password', { type: 'secret', writeOnly: true })),
  entryOf(field('show_key', { type: 'boolean', pageOnly: true })),
  entryOf(field('port'), { when: { all: [{ field: 'name', in: ['web'] }] }, otherwise: '0' }),
];
const groups = [{ key: 'basic', label: 'basic', entries }];
const begun = {
  name: 'web',
  users: ['a', 'b'],
  ends: '2030-01-01 08:00:00 +0800',
  attrs: { host: 'h', key: '', made: 'x' },
  password: '',
  show_key: false,
  port: '22',
};
const record = { id: '1', ...begun };
const changes = (filled: object) =>
  formChanges(
    groups,
    begun,
    { ...begun, ...filled },
    { mode: 'update', query: {}, self: false, record },
  );

describe('what a save changes', () => {
  it('is nothing in an untouched form', () => {
    expect(changes({})).toEqual([]);
  });

  it('is nothing where the value means the same: spaces, order, another zone, a box of the page', () => {
    expect(changes({ attrs: { ...begun.attrs, host: ' h ' } })).toEqual([]);
    expect(changes({ users: ['b', 'a'] })).toEqual([]);
    expect(changes({ ends: '2030-01-01T00:00:00.000Z' })).toEqual([]);
    expect(changes({ show_key: true })).toEqual([]);
  });

  it('is the old value and the new one, field by field in the order of the form', () => {
    expect(changes({ ends: '', attrs: { host: 'h2', key: '', made: 'y' } })).toMatchObject([
      { kind: 'value', field: { name: 'ends' }, before: begun.ends, after: '' },
      { kind: 'value', field: { name: 'attrs.host' }, before: 'h', after: 'h2' },
    ]);
  });

  it('is who is added and removed among related records', () => {
    expect(changes({ users: ['b', 'c'] })).toMatchObject([
      { kind: 'members', added: ['c'], removed: ['a'] },
    ]);
  });

  it('never holds a secret', () => {
    const found = changes({ password: 'new', attrs: { host: 'h', key: 'new', made: 'x' } });
    expect(found.map(({ kind, field: { name } }) => [kind, name])).toEqual([
      ['secret', 'attrs.key'],
      ['secret', 'password'],
    ]);
    expect(JSON.stringify(found)).not.toContain('"new"');
  });

  it('includes the value of a field that another change hides', () => {
    expect(changes({ name: 'db' })).toMatchObject([
      { field: { name: 'name' }, after: 'db' },
      { field: { name: 'port' }, before: '22', after: '0' },
    ]);
  });
});
