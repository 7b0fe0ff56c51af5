import { describe, expect, it } from 'vitest';
import { operationGate } from '../../../codegen/model/operations.ts';
import { permissionFor } from '../../../codegen/model/permissions.ts';

const owner = { permission: 'users.user' };

describe('an operation (spec 1, section 6)', () => {
  it.each([
    ['view', 'users.view_user'],
    ['delete', 'users.delete_user'],
    ['act', 'users.change_user'],
  ] as const)('%s needs its permission in any organization', (operation, permission) => {
    expect(operationGate(operation, owner)).toEqual({ permissions: [permission] });
  });

  it.each([
    ['create', 'users.add_user'],
    ['update', 'users.change_user'],
    ['clone', 'users.add_user'],
    ['deleteRow', 'users.delete_user'],
  ] as const)('%s is closed in the root organization', (operation, permission) => {
    const permissions = [permission];
    expect(operationGate(operation, owner)).toEqual({ permissions, organization: 'not-root' });
    expect(operationGate(operation, { ...owner, inRoot: true })).toEqual({ permissions });
  });

  it('needs what is written at its button instead of the usual permission', () => {
    expect(operationGate('update', owner, { permissions: ['a.b_c'], licence: true })).toEqual({
      permissions: ['a.b_c'],
      licence: true,
      organization: 'not-root',
    });
  });
});

describe('the name of a permission', () => {
  it('is made of a verb and a model', () => {
    expect(permissionFor('change', 'applications.application')).toBe(
      'applications.change_application',
    );
  });
});
