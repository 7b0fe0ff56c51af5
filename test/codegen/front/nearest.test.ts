import { describe, expect, it } from 'vitest';
import { levenshtein, nearest } from '../../../codegen/schema/nearest.ts';

describe('nearest', () => {
  it.each([
    ['usrname', 'username'],
    ['requierd', 'required'],
    ['READONLY', 'readOnly'],
    ['view_usr', 'view_user'],
  ])('finds what %s may have meant', (written, meant) => {
    expect(nearest(written, ['name', 'username', 'required', 'readOnly', 'view_user'])).toBe(meant);
  });

  it('finds the only name that begins so', () => {
    expect(nearest('TICKETS', ['TICKETS_ENABLED', 'XPACK_ENABLED'])).toBe('TICKETS_ENABLED');
    expect(nearest('TICKETS', ['TICKETS_ENABLED', 'TICKETS_HIDDEN'])).toBeUndefined();
  });

  it('suggests nothing that was hardly meant', () => {
    expect(nearest('ip', ['name', 'port'])).toBeUndefined();
    expect(nearest('/console/users/people', ['/console/users/groups'])).toBeUndefined();
  });

  it('takes the first by name of two that are equally near, whatever their order', () => {
    expect(nearest('abc', ['abe', 'abd'])).toBe('abd');
    expect(nearest('abc', ['abd', 'abe'])).toBe('abd');
  });
});

describe('levenshtein', () => {
  it.each([
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['veiw', 'view', 1],
    ['same', 'same', 0],
  ])('%j to %j is %i', (from, to, distance) => {
    expect(levenshtein(from, to)).toBe(distance);
  });
});
