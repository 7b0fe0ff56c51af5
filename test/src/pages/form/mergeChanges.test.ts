import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import { mergeChanges, settledValues } from '../../../../src/pages/form/conflicts/mergeChanges.ts';
import { fieldOf } from '../../app/fixtures.ts';

const field = (name: string, rest: Partial<FieldModel> = {}) => fieldOf({ name, ...rest });
const fields = [
  field('name'),
  field('comment'),
  field('users', { type: 'references' }),
  field('attrs', {
    type: 'object',
    fields: [field('host'), field('port', { type: 'integer' }), field('key', { type: 'secret' })],
  }),
  field('password', { type: 'secret' }),
  field('update_password', { type: 'boolean', pageOnly: true }),
];
const groups = [
  {
    key: 'basic',
    label: 'basic',
    entries: fields.map((one) => ({ field: one, place: { field: one.name } })),
  },
];
const begun = {
  name: 'web',
  comment: 'old',
  users: ['a', 'b'],
  attrs: { host: 'h', port: 22, key: '' },
  password: '',
  update_password: false,
};
const merge = (mine: object, theirs: object) =>
  mergeChanges(groups, begun, { ...begun, ...mine }, { ...begun, ...theirs });

describe('a form whose record somebody else has changed meanwhile', () => {
  it('takes what others changed in fields that nobody touched here', () => {
    const { values, conflicts, taken } = merge({ name: 'web-2' }, { comment: 'new', users: ['c'] });
    expect(values).toEqual({ ...begun, name: 'web-2', comment: 'new', users: ['c'] });
    expect(conflicts).toEqual([]);
    expect(taken.map(({ name }) => name)).toEqual(['comment', 'users']);
  });

  it('asks about fields that both changed, and knows both outcomes', () => {
    const both = merge({ name: 'mine', comment: 'my comment' }, { name: 'theirs', users: [] });
    expect(both.conflicts).toEqual([
      {
        field: expect.objectContaining({ name: 'name' }),
        before: 'web',
        mine: 'mine',
        theirs: 'theirs',
        write: expect.any(Function),
      },
    ]);
    const rest = { comment: 'my comment', users: [] };
    expect(settledValues(both, new Set())).toMatchObject({ name: 'mine', ...rest });
    expect(settledValues(both, new Set(['name']))).toMatchObject({ name: 'theirs', ...rest });
  });

  it('keeps of several such fields what was chosen for each', () => {
    const both = merge(
      { name: 'mine', attrs: { host: 'h', port: 23, key: '' } },
      { name: 'theirs', attrs: { host: 'h', port: 24, key: '' } },
    );
    expect(both.conflicts.map(({ field: { name } }) => name)).toEqual(['name', 'attrs.port']);
    expect(settledValues(both, new Set(['attrs.port']))).toMatchObject({
      name: 'mine',
      attrs: { host: 'h', port: 24 },
    });
  });

  it('asks about nothing where both made the same of it, or nobody anything', () => {
    expect(merge({ name: 'same' }, { name: 'same' }).conflicts).toEqual([]);
    expect(merge({ name: 'mine' }, {}).taken).toEqual([]);
    const reordered = merge({ users: ['c'] }, { users: ['b', 'a'] });
    expect([reordered.conflicts, reordered.taken]).toEqual([[], []]);
    const { conflicts, taken } = merge({ comment: null }, { comment: '' });
    expect([conflicts, taken]).toEqual([[], []]);
  });

  it('goes by the parts of an object', () => {
    const { values, conflicts, taken } = merge(
      { attrs: { host: 'mine', port: 22, key: 'typed' } },
      { attrs: { host: 'h', port: 23, key: '' } },
    );
    expect(values['attrs']).toEqual({ host: 'mine', port: 23, key: 'typed' });
    expect(conflicts).toEqual([]);
    expect(taken.map(({ name }) => name)).toEqual(['attrs.port']);
  });

  it('leaves secrets and fields of the page alone', () => {
    const { values, conflicts } = merge(
      { password: 'x', update_password: true },
      { password: '***' },
    );
    expect(values).toMatchObject({ password: 'x', update_password: true });
    expect(conflicts).toEqual([]);
  });
});
