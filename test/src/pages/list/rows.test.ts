import { describe, expect, it } from 'vitest';
import { appliesTo, offerState } from '../../../../codegen/model/offerState.ts';
import { pageQuery, splitEntries } from '../../../../src/pages/rowEntries.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: String(index), label: String(index) }));

describe('row actions (spec 1, section 2.7)', () => {
  it('up to two stand in the row', () => {
    expect(splitEntries(entries(2)).inView).toHaveLength(2);
    expect(splitEntries(entries(2)).underMenu).toHaveLength(0);
  });

  it('of more than two the first shows and the rest go under the menu', () => {
    const { inView, underMenu } = splitEntries(entries(4));
    expect(inView.map(({ key }) => key)).toEqual(['0']);
    expect(underMenu.map(({ key }) => key)).toEqual(['1', '2', '3']);
  });

  it('the first that can be done now and destroys nothing stands in view', () => {
    const [update, remove, clone] = [
      { key: 'update', label: 'Update', closed: 'Not for this record' },
      { key: 'delete', label: 'Delete', danger: true },
      { key: 'clone', label: 'Clone' },
    ];
    const { inView, underMenu } = splitEntries([update, remove, clone]);
    expect(inView).toEqual([clone]);
    expect(underMenu).toEqual([update, remove]);
    expect(splitEntries([remove, clone]).inView).toEqual([clone, remove]);
  });

  it('of many, those that the manifest puts into the row stand there where they can be used', () => {
    const [watch, end, replay, download] = [
      { key: 'monitor', label: 'Watch', inRow: true },
      { key: 'terminate', label: 'End', danger: true, inRow: true },
      { key: 'play', label: 'Replay', inRow: true, closed: 'Not for this record' },
      { key: 'download', label: 'Download', closed: 'Not for this record' },
    ];
    const { inView, underMenu } = splitEntries([end, watch, replay, download]);
    expect(inView).toEqual([watch, end]);
    expect(underMenu).toEqual([replay, download]);
  });

  it('of many, as many stand in view as there is room for beside the menu', () => {
    const keys = splitEntries(entries(5), 4).inView.map(({ key }) => key);
    expect(keys).toEqual(['0', '1', '2']);
  });

  it('of many, the row says why the first that belongs there cannot be used when none can', () => {
    const [play, end, download] = [
      { key: 'play', label: 'Replay', inRow: true, closed: 'No recording' },
      { key: 'terminate', label: 'End', danger: true, inRow: true, closed: 'Already ended' },
      { key: 'download', label: 'Download', closed: 'No recording' },
    ];
    const { inView, underMenu } = splitEntries([play, end, download]);
    expect(inView).toEqual([{ ...play, label: 'No recording' }]);
    expect(underMenu).toEqual([]);
  });

  it('may depend on the record and on who it is', () => {
    const notSelf = { self: false };
    expect(appliesTo(notSelf, { id: '1' }, { id: '1' })).toBe(false);
    expect(appliesTo(notSelf, { id: '2' }, { id: '1' })).toBe(true);
    expect(appliesTo({ field: 'builtin', in: [false] }, { id: '2' }, {})).toBe(true);
  });

  it('without a license, are hidden unless they are announced to who could use them', () => {
    const gate = { licence: true, permissions: ['a.rotate'] } as const;
    const announced = { permissions: ['a.change'] };
    const stateFor = (permissions: readonly string[], licenceValid = false) => {
      const gates = {
        permissions: new Set(permissions),
        licenceValid,
        settings: {},
        organizationIsRoot: false,
      };
      return [{ gate }, { gate, announced }].map((offer) => offerState(offer, { gates, me: {} }));
    };
    const hidden = { kind: 'hidden' };
    expect(stateFor(['a.change'])).toEqual([hidden, { kind: 'disabled', reason: 'licence' }]);
    expect(stateFor(['a.rotate'])).toEqual([hidden, hidden]);
    expect(stateFor(['a.change'], true)).toEqual([hidden, hidden]);
    expect(stateFor(['a.rotate'], true)).toEqual([{ kind: 'enabled' }, { kind: 'enabled' }]);
  });

  it('carry a query from the record and leave out what has no value', () => {
    const query = { domain: '$record.domain', type: 'x', gone: '$record.gone' };
    expect(pageQuery(query, { record: { domain: 7 } })).toEqual({ domain: '7', type: 'x' });
  });
});
