import { describe, expect, it } from 'vitest';
import {
  checkOfLeaving,
  checksOfChange,
  type CheckedField,
} from '../../../src/fields/edit/fieldChecks.ts';

const oneOf = (left: readonly string[] = []) => ({
  paths: ['name', 'note'],
  message: 'Say one of both',
  left: new Set(left),
});
const checked = (facts: Partial<CheckedField>): CheckedField => ({
  path: 'name',
  typed: true,
  error: undefined,
  oneOf: undefined,
  ...facts,
});
const change = (facts: Partial<CheckedField>, problem?: string, invalid: readonly string[] = []) =>
  checksOfChange(checked(facts), problem, (path) => invalid.includes(path));
const NOTHING = { clears: false, paths: [] };

describe('a changed value', () => {
  it('is checked at once where it is chosen, not where it is typed', () => {
    expect(change({ typed: false }, 'Required')).toEqual({ clears: false, paths: ['name'] });
    expect(change({}, 'Required')).toEqual(NOTHING);
  });

  it('takes its error away as soon as that is no longer what is wrong', () => {
    const error = { message: 'Required' };
    expect(change({ error }, 'Required')).toEqual(NOTHING);
    expect(change({ error }, 'No address')).toEqual({ clears: true, paths: [] });
    expect(change({ error: { type: 'server', message: 'Taken' } })).toMatchObject({ clears: true });
  });

  it('has the others of its group checked that show an error', () => {
    expect(change({ oneOf: oneOf() }, undefined, ['name', 'note']).paths).toEqual(['note']);
    expect(change({ oneOf: oneOf() }).paths).toEqual([]);
  });
});

describe('a field that is left', () => {
  const leave = (facts: Partial<CheckedField>, values = {}) =>
    checkOfLeaving(checked(facts), values);

  it('is checked, unless the server has said what is wrong', () => {
    expect(leave({})).toBe('field');
    expect(leave({ error: { type: 'server', message: 'Taken' } })).toBe('nothing');
  });

  it('of an empty group is checked with the last of the group', () => {
    expect(leave({ oneOf: oneOf(['name']) })).toBe('nothing');
    expect(leave({ oneOf: oneOf(['name', 'note']) })).toBe('group');
    expect(leave({ oneOf: oneOf(['name']) }, { note: 'x' })).toBe('field');
  });
});
