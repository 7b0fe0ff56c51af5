import type { RaRecord } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { findRecord, searchedValue } from '../../../../src/pages/record/values/findRecord.ts';
import { recordName } from '../../../../src/pages/record/values/recordName.ts';

const USER = { title: 'name', secondary: 'username' };

describe('the name of a record in a log', () => {
  it.each([
    ['Alice Liddell(alice)', { title: 'Alice Liddell', secondary: 'alice' }],
    ['web-01 (10.0.0.4)', { title: 'web-01', secondary: '10.0.0.4' }],
    ['Ann (night shift)(ann)', { title: 'Ann (night shift)', secondary: 'ann' }],
    ['System', { title: 'System' }],
    ['(alice)', { title: '(alice)' }],
    ['alice()', { title: 'alice()' }],
  ])('%s', (text, expected) => {
    expect(recordName(text)).toEqual(expected);
  });

  it('is looked for by the field in brackets, or by a field that it equals', () => {
    expect(searchedValue('Alice(alice)', USER)).toBe('alice');
    expect(searchedValue('System', USER)).toBeUndefined();
    expect(searchedValue('alice', { title: 'username' })).toBe('alice');
    expect(searchedValue('', { title: 'username' })).toBeUndefined();
  });
});

describe('the record that a log names', () => {
  const found = async (name: string, records: readonly RaRecord[], find = USER) => {
    const getList = vi.fn(async () => ({ data: [...records], total: records.length }));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers the same for every type of record
    const provider = { getList } as unknown as Parameters<typeof findRecord>[0];
    return { record: await findRecord(provider, 'users.user', name, find), getList };
  };
  const alice = { id: '1', name: 'Alice', username: 'alice' };

  it('is found when all of its name agrees', async () => {
    const { record, getList } = await found('Alice(alice)', [alice]);
    expect(record).toBe(alice);
    expect(getList.mock.calls[0]).toMatchObject([
      'users.user',
      { filter: { name: 'Alice', username: 'alice' } },
    ]);
  });

  it('is not somebody who only has a similar name, or another name by now', async () => {
    const others = [
      { ...alice, name: 'Alice B' },
      { ...alice, id: '2', username: 'alice2' },
    ];
    expect((await found('Alice(alice)', others)).record).toBeUndefined();
  });

  it('is none of several of the same name', async () => {
    const twins = [alice, { ...alice, id: '2' }];
    expect((await found('Alice(alice)', twins)).record).toBeUndefined();
  });
});
