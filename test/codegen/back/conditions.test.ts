import { describe, expect, it } from 'vitest';
import type { Condition } from '../../../codegen/model/conditions.ts';
import type { ConditionSource } from '../../../codegen/schema/generated/manifest.ts';
import { conditionOf, switchOf } from '../../../codegen/derive/conditions.ts';

describe('a condition as it is written', () => {
  it.each<[string, ConditionSource, Condition]>([
    ['one field', { source: 'local' }, { field: 'source', in: ['local'] }],
    [
      'a field with several values',
      { type: ['mysql', 'mariadb'] },
      { field: 'type', in: ['mysql', 'mariadb'] },
    ],
    [
      'several parts that must all hold',
      { source: 'local', mode: 'create' },
      { all: [{ field: 'source', in: ['local'] }, { mode: ['create'] }] },
    ],
    [
      'parts of which one must hold',
      { any: [{ a: 1 }, { b: true }] },
      {
        any: [
          { field: 'a', in: [1] },
          { field: 'b', in: [true] },
        ],
      },
    ],
    [
      'a part that must not hold',
      { not: { builtin: true } },
      { not: { field: 'builtin', in: [true] } },
    ],
    ['the mode of the page', { mode: ['create', 'bulk'] }, { mode: ['create', 'bulk'] }],
    ['the signed-in person', { self: false }, { self: false }],
    ['an empty value', { domain: null }, { field: 'domain', in: [null] }],
    [
      'a moment',
      { ends: { after: 'now', before: 'now+30d' } },
      { field: 'ends', after: 0, before: 30 },
    ],
    ['a moment that is over', { ends: { before: 'now-7d' } }, { field: 'ends', before: -7 }],
    ['a nested field', { 'rules.ip_group': 'x' }, { field: 'rules.ip_group', in: ['x'] }],
  ])('may name %s', (_, source, condition) => {
    expect(conditionOf(source)).toEqual(condition);
  });

  it('nests', () => {
    expect(
      conditionOf({
        source: 'local',
        any: [{ mode: 'create', strategy: 'custom' }, { update: true }],
      }),
    ).toEqual({
      all: [
        { field: 'source', in: ['local'] },
        {
          any: [
            { all: [{ mode: ['create'] }, { field: 'strategy', in: ['custom'] }] },
            { field: 'update', in: [true] },
          ],
        },
      ],
    });
  });

  it('says nothing when nothing is written', () => {
    expect(conditionOf({})).toBeUndefined();
    expect(switchOf(false)).toBeUndefined();
  });

  it('makes required a yes or a condition', () => {
    expect(switchOf(true)).toBe(true);
    expect(switchOf({ when: { mode: 'create' } })).toEqual({ mode: ['create'] });
  });
});
