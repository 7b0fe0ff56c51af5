import { describe, expect, it } from 'vitest';
import { combineGates } from '../../../codegen/model/combineGates.ts';
import { decideGate, holdsPermission, type GateContext } from '../../../codegen/model/gates.ts';

const somebody: GateContext = {
  permissions: new Set(['users.view_user', 'assets.add_asset']),
  licenceValid: true,
  settings: { TICKETS_ENABLED: true, MODE: 'strict' },
  organizationIsRoot: false,
};

describe('a gate', () => {
  it('is open when it asks for nothing', () => {
    expect(decideGate(undefined, somebody)).toEqual({ open: true });
    expect(decideGate({}, somebody)).toEqual({ open: true });
  });

  it('wants all of its permissions, and names the first that is missing', () => {
    const permissions = ['users.view_user', 'users.add_user', 'users.delete_user'];
    expect(decideGate({ permissions }, somebody)).toEqual({
      open: false,
      reason: 'permission',
      missing: 'users.add_user',
    });
    expect(
      decideGate({ permissions: ['users.view_user', 'assets.add_asset'] }, somebody).open,
    ).toBe(true);
  });

  it('takes any of the alternatives of a permission', () => {
    const held = somebody.permissions;
    expect(holdsPermission('users.add_user|users.view_user', held)).toBe(true);
    expect(holdsPermission('users.add_user|users.change_user', held)).toBe(false);
  });

  it('wants a valid licence', () => {
    expect(decideGate({ licence: true }, somebody).open).toBe(true);
    expect(decideGate({ licence: true }, { ...somebody, licenceValid: false })).toEqual({
      open: false,
      reason: 'licence',
    });
  });

  it('wants settings to have exactly their values', () => {
    const gate = (equals: string | boolean, name = 'TICKETS_ENABLED') => ({
      settings: [{ name, equals }],
    });
    expect(decideGate(gate(true), somebody).open).toBe(true);
    expect(decideGate(gate('strict', 'MODE'), somebody).open).toBe(true);
    expect(decideGate(gate('true'), somebody)).toEqual({
      open: false,
      reason: 'setting',
      setting: 'TICKETS_ENABLED',
    });
    expect(decideGate(gate(true, 'UNKNOWN'), somebody).open).toBe(false);
  });

  it('may be closed in the root organization', () => {
    const gate = { organization: 'not-root' as const };
    expect(decideGate(gate, somebody).open).toBe(true);
    expect(decideGate(gate, { ...somebody, organizationIsRoot: true })).toEqual({
      open: false,
      reason: 'organization',
    });
  });

  it('is closed when all of its alternatives are, for the one that asks for more than a permission', () => {
    const gate = {
      any: [
        { permissions: ['x.view_y'] },
        { licence: true as const },
        { permissions: ['x.view_z'] },
      ],
    };
    const community = { ...somebody, licenceValid: false };
    expect(decideGate(gate, somebody).open).toBe(true);
    expect(decideGate(gate, community)).toEqual({ open: false, reason: 'licence' });
    expect(decideGate(gate, { ...community, permissions: new Set(['x.view_z']) }).open).toBe(true);
    expect(decideGate({ any: [{ permissions: ['x.view_y'] }] }, somebody)).toEqual({
      open: false,
      reason: 'permission',
      missing: 'x.view_y',
    });
  });

  it('gives its reason in the order licence, permission, setting, organization', () => {
    const gate = {
      permissions: ['x.view_y'],
      licence: true as const,
      settings: [{ name: 'OFF', equals: true }],
      organization: 'not-root' as const,
    };
    const reason = (context: Partial<GateContext>) => {
      const verdict = decideGate(gate, { ...somebody, ...context });
      return verdict.open ? 'open' : verdict.reason;
    };
    const root = { organizationIsRoot: true };
    const allowed = { ...root, permissions: new Set(['x.view_y']) };
    expect(reason({ ...root, licenceValid: false })).toBe('licence');
    expect(reason(root)).toBe('permission');
    expect(reason(allowed)).toBe('setting');
    expect(reason({ ...allowed, settings: { OFF: true } })).toBe('organization');
  });
});

describe('gates together', () => {
  it('add up, and say nothing twice', () => {
    expect(
      combineGates(
        { permissions: ['a.view_a'], settings: [{ name: 'S', equals: true }] },
        undefined,
        { permissions: ['a.view_a', 'a.add_a'], settings: [{ name: 'S', equals: true }] },
        { licence: true, organization: 'not-root' },
      ),
    ).toEqual({
      permissions: ['a.view_a', 'a.add_a'],
      settings: [{ name: 'S', equals: true }],
      licence: true,
      organization: 'not-root',
    });
  });

  it('with alternatives need one of each', () => {
    const one = { any: [{ licence: true as const }, { permissions: ['a.view_a'] }] };
    const other = { any: [{ permissions: ['b.view_b'] }] };
    expect(combineGates(one, {})).toEqual(one);
    expect(combineGates(one, other)).toEqual({
      any: [
        { permissions: ['b.view_b'], licence: true },
        { permissions: ['a.view_a', 'b.view_b'] },
      ],
    });
  });

  it('of nothing are an open gate', () => {
    expect(combineGates(undefined, {})).toEqual({});
  });
});
