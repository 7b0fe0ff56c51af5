import { describe, expect, it } from 'vitest';
import { gateFor, gateOf } from '../../../codegen/derive/gates.ts';

describe('a gate as it is written', () => {
  it.each([
    ['one permission', { needs: 'users.view_user' }, { permissions: ['users.view_user'] }],
    [
      'a list in which all must hold',
      { needs: ['a.b_c', 'd.e_f'] },
      { permissions: ['a.b_c', 'd.e_f'] },
    ],
    ['alternatives, spaces or not', { needs: 'a.b_c | d.e_f' }, { permissions: ['a.b_c|d.e_f'] }],
    ['a licence', { licence: 'required' as const }, { licence: true }],
    ['a setting that must be on', { setting: 'ON' }, { settings: [{ name: 'ON', equals: true }] }],
    [
      'settings with values',
      { setting: { A: 1, B: 'x' } },
      {
        settings: [
          { name: 'A', equals: 1 },
          { name: 'B', equals: 'x' },
        ],
      },
    ],
    [
      'an organization other than root',
      { organization: 'not-root' as const },
      { organization: 'not-root' },
    ],
    ['nothing at all', {}, {}],
  ])('may ask for %s', (_, source, gate) => {
    expect(gateOf(source)).toEqual(gate);
  });

  it('has the derived permission unless it names its own', () => {
    const resource = { resource: 'a.b', name: 'B' };
    expect(gateFor('view', resource, { licence: 'required' })).toEqual({
      permissions: ['a.view_b'],
      licence: true,
    });
    expect(gateFor('view', resource, { needs: 'x.y_z' })).toEqual({ permissions: ['x.y_z'] });
    expect(gateFor('view', { ...resource, permission: 'c.d' })).toEqual({
      permissions: ['c.view_d'],
    });
  });
});
