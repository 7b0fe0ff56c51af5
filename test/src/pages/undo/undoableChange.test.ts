import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../codegen/model/offers.ts';
import { undoableChange } from '../../../../src/pages/undo/undoableChange.ts';

const each = (values: Readonly<Record<string, unknown>>): Pick<Action, 'does'> => ({
  does: { kind: 'each', method: 'PATCH', address: 'assets/assets', each: values },
});
const off = each({ id: '$record.id', is_active: false });

describe('what undoes an action', () => {
  it('is the other state of a switch', () => {
    const toggle: Pick<Action, 'does'> = { does: { kind: 'toggle', field: 'is_active' } };
    expect(undoableChange(toggle, false, [])).toEqual({ kind: 'switch', on: true });
    expect(undoableChange(toggle, undefined, [])).toBeUndefined();
  });

  it('is the earlier value of each selected row that the action has changed', () => {
    const rows = [
      { id: 'a', is_active: true },
      { id: 'b', is_active: false },
    ];
    expect(undoableChange(off, undefined, rows)).toEqual({
      kind: 'restore',
      address: 'assets/assets',
      items: [{ id: 'a', is_active: true }],
    });
  });

  it('is nothing when no row has changed, or an earlier value is not known', () => {
    expect(undoableChange(off, undefined, [{ id: 'b', is_active: false }])).toBeUndefined();
    expect(undoableChange(off, undefined, [{ id: 'b' }])).toBeUndefined();
  });

  it('is nothing for other calls, and for values that come from the row itself', () => {
    const call: Pick<Action, 'does'> = {
      does: { kind: 'call', method: 'POST', address: 'users/users/$record.id/unblock' },
    };
    expect(undoableChange(call, undefined, [])).toBeUndefined();
    const copied = each({ id: '$record.id', comment: '$record.name' });
    expect(undoableChange(copied, undefined, [{ id: 'a', comment: '' }])).toBeUndefined();
  });
});
