import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../codegen/model/fields.ts';
import { wrongAddresses } from '../../../src/fields/ipGroup.ts';
import { problemOf } from '../../../src/fields/problem.ts';

describe('a group of addresses', () => {
  it('takes addresses, networks, ranges and *', () => {
    const right = ['*', '10.0.0.7', '192.168.1.0/24', '10.1.1.1-10.1.1.20', '::1', '2001:db8::/32'];
    expect(wrongAddresses(right)).toEqual([]);
  });

  it.each([
    '999.1.1.1',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.1-',
    '10.0.0.1-::1',
    '1::2::3',
    'host',
    '10.0.0.0/8/8',
  ])('refuses %s', (entry) => expect(wrongAddresses([entry])).toEqual([entry]));

  it('takes the names of hosts where they are allowed, and no mistyped address for one', () => {
    expect(wrongAddresses(['ham-web-01', 'db.harbour.example', '10.0.0.7'], true)).toEqual([]);
    const wrong = ['300.1.1.1', '10.0.0.0/33', '10.0.0.1-', '-', 'a b'];
    expect(wrongAddresses(wrong, true)).toEqual(wrong);
  });

  it('names the entries that are wrong', () => {
    const field: FieldModel = { name: 'ips', type: 'list', label: 'IPs', widget: 'ip-group' };
    expect(problemOf(field, ['10.0.0.1', 'x', 'y'], true)).toEqual({
      key: 'forms.ip.wrong',
      values: { entries: 'x, y' },
    });
  });
});
