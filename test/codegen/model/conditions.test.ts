import { describe, expect, it } from 'vitest';
import {
  fieldsOf,
  holds,
  valueAt,
  type Condition,
  type ConditionScope,
  type Scalar,
} from '../../../codegen/model/conditions.ts';

function when(condition: Condition | undefined, scope: Partial<ConditionScope> = {}): boolean {
  return holds(condition, { values: {}, mode: 'update', self: false, ...scope });
}
const field = (name: string, ...values: readonly Scalar[]): Condition => ({
  field: name,
  in: values,
});

describe('a condition', () => {
  it('that is absent holds', () => {
    expect(when(undefined)).toBe(true);
  });

  it('about a field holds for any of its values', () => {
    const mysqlLike = field('type', 'mysql', 'mariadb');
    expect(when(mysqlLike, { values: { type: 'mariadb' } })).toBe(true);
    expect(when(mysqlLike, { values: { type: 'oracle' } })).toBe(false);
    expect(when(mysqlLike)).toBe(false);
  });

  it('does not take one type for another', () => {
    expect(when(field('level', 1), { values: { level: '1' } })).toBe(false);
    expect(when(field('on', true), { values: { on: 1 } })).toBe(false);
  });

  it('takes an unset boolean for false and an unset value for null', () => {
    expect(when(field('on', false))).toBe(true);
    expect(when(field('on', false), { values: { on: null } })).toBe(true);
    expect(when(field('on', false), { values: { on: true } })).toBe(false);
    expect(when(field('domain', null))).toBe(true);
    expect(when(field('domain', null), { values: { domain: 'd' } })).toBe(false);
  });

  it('about a moment counts days from now, and does not hold for an empty field', () => {
    const now = Date.UTC(2026, 10, 28);
    const soon: Condition = { field: 'ends', after: 0, before: 30 };
    const ends = (value: unknown) => when(soon, { values: { ends: value }, now });
    expect(ends('2026/12/27 23:59:59 +0000')).toBe(true);
    expect(ends('2026-12-28T00:00:01Z')).toBe(false);
    expect(ends('2026/11/27 23:59:59 +0000')).toBe(false);
    expect([null, undefined, '', 'never'].map(ends)).toEqual([false, false, false, false]);
    const dormant: Condition = { field: 'last', before: -30 };
    const values = { last: '2026/10/28 08:00:00 +0800' };
    expect(when(dormant, { values, now })).toBe(true);
  });

  it('about a list holds for any of its items', () => {
    const administers = field('roles', 'admin');
    expect(when(administers, { values: { roles: ['user', 'admin'] } })).toBe(true);
    expect(when(administers, { values: { roles: ['user'] } })).toBe(false);
    expect(when(field('roles', null), { values: { roles: ['user'] } })).toBe(false);
  });

  it('takes an empty list as unset', () => {
    expect(when(field('roles', null), { values: { roles: [] } })).toBe(true);
    expect(when(field('roles', false), { values: { roles: [] } })).toBe(false);
  });

  it('reads nested values', () => {
    expect(when(field('rules.ip', 'x'), { values: { rules: { ip: 'x' } } })).toBe(true);
    expect(valueAt({ rules: 'none' }, 'rules.ip')).toBeUndefined();
    expect(valueAt({}, 'rules.ip')).toBeUndefined();
  });

  it('about the mode takes a clone for a create', () => {
    expect(when({ mode: ['create'] }, { mode: 'create' })).toBe(true);
    expect(when({ mode: ['create'] }, { mode: 'clone' })).toBe(true);
    expect(when({ mode: ['clone'] }, { mode: 'create' })).toBe(false);
    expect(when({ mode: ['update', 'bulk'] }, { mode: 'bulk' })).toBe(true);
  });

  it('may ask whether the record is the signed-in person', () => {
    expect(when({ self: true }, { self: true })).toBe(true);
    expect(when({ self: false }, { self: true })).toBe(false);
  });

  it('may be all, any or not of others', () => {
    const values = { a: 1, b: 2 };
    expect(when({ all: [field('a', 1), field('b', 2)] }, { values })).toBe(true);
    expect(when({ all: [field('a', 1), field('b', 3)] }, { values })).toBe(false);
    expect(when({ any: [field('a', 9), field('b', 2)] }, { values })).toBe(true);
    expect(when({ any: [] }, { values })).toBe(false);
    expect(when({ all: [] }, { values })).toBe(true);
    expect(when({ not: field('a', 9) }, { values })).toBe(true);
  });
});

describe('the fields of a condition', () => {
  it('are those it reads, wherever they stand', () => {
    expect(
      fieldsOf({
        any: [
          { not: field('a', 1) },
          { all: [field('b', 1), { mode: ['create'] }] },
          { self: true },
        ],
      }),
    ).toEqual(['a', 'b']);
    expect(fieldsOf(undefined)).toEqual([]);
  });
});
