import { expect, it } from 'vitest';
import { offeredBy } from '../../../src/fields/offeredBy.ts';

it('of chosen records is each text once, without what follows a slash', () => {
  const records = [
    { protocols: ['ssh/22', 'telnet/23'] },
    { protocols: ['ssh/2222'] },
    { protocols: null },
  ];
  expect(offeredBy(records, 'protocols')).toEqual(['ssh', 'telnet']);
});
