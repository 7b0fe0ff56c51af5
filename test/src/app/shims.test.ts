import { describe, expect, it } from 'vitest';
import { parse, stringify } from '../../../src/app/shims/queryString.ts';

describe('what stands in for query-string', () => {
  it('writes and reads flat values', () => {
    const query = { filter: '{"name":"Ada & Co"}', embed: '["a"]' };
    expect(parse(stringify(query))).toEqual(query);
  });
});
