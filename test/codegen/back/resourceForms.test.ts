import { describe, expect, it } from 'vitest';
import { define } from './define.ts';

describe('a form', () => {
  it('goes back to the list after PUT unless it says otherwise', () => {
    expect(define('form: [{ basic: [name] }]').form).toMatchObject({
      updateMethod: 'PUT',
      after: 'list',
    });
    expect(define('form: { groups: [{ basic: [name] }], method: patch }').form).toMatchObject({
      updateMethod: 'PATCH',
      after: 'list',
    });
    const after = { route: 'X', id: '$record.id', tab: 'y' };
    expect(
      define('form: { groups: [], after: { route: X, id: $record.id, tab: y } }').form,
    ).toMatchObject({ after });
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

describe('a form that asks before values which are rarely meant', () => {
  it('has a condition and a text for each question', () => {
    const form = define(
      'fields: { a: { type: references, to: t.thing } }\nform: { groups: [{ basic: [a] }], asks: { nobody: { a: null } } }',
    ).form;
    expect(form?.asks).toEqual([{ when: { field: 'a', in: [null] }, text: 'asks.nobody' }]);
  });
});
