import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { FieldRecord } from '../../../../src/fields/values.ts';
import { unfitFields } from '../../../../src/pages/form/unfitFields.ts';

const fits = { chosen: 'hosts', from: 'hosts', has: 'protocols', own: 'protocol', unless: 'nodes' };
const field = {
  name: 'accounts',
  label: 'accounts',
  options: { from: 'accounts', text: 'name', value: 'id', fits },
} as unknown as FieldModel;

const RECORDS: Readonly<Record<string, Readonly<Record<string, FieldRecord>>>> = {
  hosts: { linux: { protocols: ['ssh/22'] }, windows: { protocols: ['rdp/3389', 'ssh/22'] } },
  accounts: { desktop: { protocol: 'rdp' }, deploy: { protocol: 'ssh' } },
};

const read = async (from: string, ids: readonly string[]) =>
  ids.flatMap((id): readonly FieldRecord[] => {
    const record = RECORDS[from]?.[id];
    return record ? [record] : [];
  });

const unfit = async (values: object, changed = ['accounts'], records = read) =>
  (await unfitFields([field], { ...values }, changed, records)).map(({ own, offered }) => ({
    own,
    offered,
  }));

describe('what is chosen in a field', () => {
  it('is doubted when nothing of it fits what the other field chooses', async () => {
    expect(await unfit({ hosts: ['linux'], accounts: ['desktop'] })).toEqual([
      { own: ['rdp'], offered: ['ssh'] },
    ]);
  });

  it.each([
    ['one of it fits', { hosts: ['linux'], accounts: ['desktop', 'deploy'] }],
    ['one of the others fits', { hosts: ['linux', 'windows'], accounts: ['desktop'] }],
    ['more is meant than is chosen', { hosts: ['linux'], nodes: ['n'], accounts: ['desktop'] }],
    ['nothing is chosen', { hosts: ['linux'], accounts: [] }],
    ['the other field chooses nothing', { hosts: [], accounts: ['desktop'] }],
    ['a record may not be seen', { hosts: ['of another'], accounts: ['desktop'] }],
  ])('is not when %s', async (_when, values) => {
    expect(await unfit(values)).toEqual([]);
  });

  it('is not when nobody changed it, or it cannot be read', async () => {
    const values = { hosts: ['linux'], accounts: ['desktop'] };
    expect(await unfit(values, ['name'])).toEqual([]);
    expect(await unfit(values, ['hosts'])).toHaveLength(1);
    const broken = () => Promise.reject(new Error('502'));
    expect(await unfit(values, ['accounts'], broken)).toEqual([]);
  });
});
