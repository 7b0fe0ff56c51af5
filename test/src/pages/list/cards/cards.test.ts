import { describe, expect, it } from 'vitest';
import type { BadgeModel } from '../../../../../codegen/model/detailParts.ts';
import { cardEntries } from '../../../../../src/pages/list/cards/cardEntries.ts';
import { cardColumns, factsOf } from '../../../../../src/pages/list/cards/cardFacts.ts';
import type { ListColumn } from '../../../../../src/pages/list/useListDefinition.ts';
import type { RowEntry } from '../../../../../src/pages/rowEntries.ts';

const column = (field: string, more: Partial<ListColumn> = {}): ListColumn => ({
  field,
  cell: 'text',
  model: { name: field, type: 'string', label: 'fields.name' },
  ...more,
});
const active: BadgeModel = {
  kind: 'state',
  label: 'badges.active',
  tone: 'good',
  when: { all: [{ field: 'is_active', in: [true] }, { not: { field: 'users', in: [null] } }] },
};
const names = (columns: readonly ListColumn[]) => columns.map(({ field }) => field);

describe('the columns of a card', () => {
  it('are the one that leads to the record, and the others in their order', () => {
    const { name, facts } = cardColumns(
      [column('began'), column('user', { link: {} }), column('asset')],
      [],
    );
    expect(name?.field).toBe('user');
    expect(names(facts)).toEqual(['began', 'asset']);
  });

  it('are named by the first column where none leads to the record itself', () => {
    expect(
      cardColumns([column('time'), column('user', { link: { tab: 'x' } })], []).name?.field,
    ).toBe('time');
  });

  it('leave out what the badge says, but no column that says more than a state', () => {
    const { facts } = cardColumns(
      [column('name'), column('is_active', { cell: 'yes-no' }), column('users', { cell: 'list' })],
      [active],
    );
    expect(names(facts)).toEqual(['users']);
  });
});

describe('the facts of a card', () => {
  it('are the first three with a value; what is fetched counts as one', () => {
    const facts = ['a', 'b', 'c', 'd', 'e'].map((field) =>
      column(field, field === 'c' ? { rich: { kind: 'names', address: 'users/users' } } : {}),
    );
    const record = { id: '1', a: '', b: 'x', c: null, d: 0, e: 'y' };
    expect(names(factsOf(record, facts))).toEqual(['b', 'c', 'd']);
    expect(names(factsOf({ ...record, b: '-' }, facts))).toEqual(['c', 'd', 'e']);
  });

  it('leave out a sign that is only shown for yes', () => {
    const blocked = column('blocked', { cell: 'yes-only' });
    expect(factsOf({ id: '1', blocked: false }, [blocked])).toEqual([]);
    expect(factsOf({ id: '1', blocked: true }, [blocked])).toEqual([blocked]);
  });
});

describe('the actions of a card', () => {
  const entry = (key: string, more: Partial<RowEntry> = {}): RowEntry => ({
    key,
    label: key,
    ...more,
  });
  const keys = (entries: readonly RowEntry[]) => entries.map(({ key }) => key);

  it('are in the menu, but for those that the manifest puts into the row', () => {
    const { inView, underMenu } = cardEntries([
      entry('update'),
      entry('watch', { inRow: true }),
      entry('play', { inRow: true, closed: 'Not for this record' }),
    ]);
    expect(keys(inView)).toEqual(['watch']);
    expect(keys(underMenu)).toEqual(['update', 'play']);
  });

  it('need no menu where there is one', () => {
    expect(keys(cardEntries([entry('connect')]).inView)).toEqual(['connect']);
    expect(cardEntries([]).underMenu).toEqual([]);
  });
});
