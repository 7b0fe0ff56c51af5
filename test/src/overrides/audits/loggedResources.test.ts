import { describe, expect, it } from 'vitest';
import { loggedResource } from '../../../../src/overrides/audits/loggedResources.ts';

describe('the record that the operation log names', () => {
  it.each([
    ['User', 'users.user'],
    ['User group', 'users.usergroup'],
    ['Asset permission', 'perms.assetpermission'],
    ['User asset permissions', undefined],
    ['Node and Asset', undefined],
    ['constructor', undefined],
  ])('of the kind %s is a %s', (kind, expected) => {
    expect(loggedResource({ action: 'update', resource_type: kind })).toBe(expected);
  });

  it('is none when it was deleted', () => {
    expect(loggedResource({ action: 'delete', resource_type: 'User' })).toBeUndefined();
  });
});
