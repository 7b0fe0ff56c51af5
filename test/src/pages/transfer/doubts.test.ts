import { describe, expect, it } from 'vitest';
import { withOneOf } from '../../../../src/pages/transfer/checkOneOf.ts';
import { doubtsOf } from '../../../../src/pages/transfer/doubts.ts';
import type { ImportColumn, ImportRow } from '../../../../src/pages/transfer/importRow.ts';
import definition from '../../../../generated/resources/perms/assetpermission.ts';

const { atLeastOne, asks } = definition.form;
const columns: readonly ImportColumn[] = ['name', 'users', 'assets', 'system_users'].map(
  (field) => ({ field, title: field, label: field, secret: false }),
);
const row = (values: ImportRow['values'], index = 0): ImportRow => ({
  index,
  values,
  status: 'pending',
});

describe('new records of an import', () => {
  it('need one of the fields that the form needs one of', () => {
    const check = withOneOf(
      () => [],
      atLeastOne,
      columns,
      () => 'Assets',
      String,
    );
    expect(check(row({ name: 'a', assets: 'web-01' }))).toEqual([]);
    expect(check(row({ name: 'a', assets: ['x'] }))).toEqual([]);
    for (const values of [{ name: 'a' }, { name: 'a', assets: [] }]) {
      expect(check(row(values))).toEqual([
        {
          field: 'assets',
          label: 'Assets',
          problem: { key: 'transfer.check.oneOf', values: { rule: atLeastOne.message } },
        },
      ]);
    }
    // It was created already: sending it again changes that record.
    expect(check({ ...row({ name: 'a' }), recordId: 'id' })).toEqual([]);
  });

  it('are asked about where the form asks, with their rows', () => {
    const rows = [
      row({ name: 'a', users: ['u'], system_users: ['s'] }, 0),
      row({ name: 'b', users: [], system_users: ['s'] }, 1),
      row({ name: 'c' }, 2),
    ];
    expect(doubtsOf(asks, rows, ({ values }) => values)).toEqual([
      { reason: 'resources.perms.assetpermission.asks.nobody', rows: [1, 2] },
      { reason: 'resources.perms.assetpermission.asks.no-accounts', rows: [2] },
    ]);
  });
});
