import { describe, expect, it } from 'vitest';
import isEqual from '../../../src/app/shims/isEqual.ts';
import { parse, stringify } from '../../../src/app/shims/queryString.ts';

const page = () => null;

describe('what stands in for lodash/isEqual', () => {
  it.each([
    ['the same word', 'en', 'en'],
    ['no number', Number.NaN, Number.NaN],
    ['lists', ['id', 'name'], ['id', 'name']],
    ['definitions', { name: 'user', list: page }, { list: page, name: 'user' }],
    ['what lies deep', { sort: { field: 'id', by: [1] } }, { sort: { field: 'id', by: [1] } }],
  ])('finds %s equal', (_, one, other) => {
    expect(isEqual(one, other)).toBe(true);
  });

  it.each([
    ['words', 'en', 'zh'],
    ['nothing and null', undefined, null],
    ['lists in another order', ['id', 'name'], ['name', 'id']],
    ['a list and an object', [], {}],
    ['pages that only look alike', { list: page }, { list: () => null }],
    ['a record with a key more', { name: 'user' }, { name: 'user', icon: undefined }],
    ['what lies deep', { sort: { by: [1] } }, { sort: { by: [2] } }],
  ])('tells %s apart', (_, one, other) => {
    expect(isEqual(one, other)).toBe(false);
  });
});

describe('what stands in for query-string', () => {
  it('writes and reads flat values', () => {
    const query = { filter: '{"name":"Ada & Co"}', embed: '["a"]' };
    expect(parse(stringify(query))).toEqual(query);
  });
});
