import { describe, expect, it } from 'vitest';
import {
  withoutDependent,
  withRequired,
} from '../../../../src/overrides/rbac/chosenPermissions.ts';

const chosen = (...names: readonly string[]) => [...withRequired(new Set(), names)].toSorted();

describe('permissions that are chosen for a role', () => {
  it('bring viewing with them, also of a model that manifests do not know', () => {
    expect(chosen('users.change_usergroup')).toEqual([
      'users.change_usergroup',
      'users.view_usergroup',
    ]);
    expect(chosen('new.run_robot')).toEqual(['new.run_robot', 'new.view_robot']);
  });

  it('bring what they require, and what that requires', () => {
    expect(chosen('assets.refresh_assethardwareinfo')).toEqual([
      'assets.change_asset',
      'assets.refresh_assethardwareinfo',
      'assets.view_asset',
      'assets.view_assethardwareinfo',
      'assets.view_node',
      'assets.view_platform',
    ]);
    expect(chosen('users.invite_user')).toEqual([
      'rbac.add_orgrolebinding',
      'rbac.view_orgrole',
      'rbac.view_orgrolebinding',
      'users.invite_user',
      'users.match_user',
      'users.view_user',
    ]);
  });

  it('take with them what cannot work without viewing, matching left alone', () => {
    const held = new Set(['users.view_user', 'users.change_user', 'users.match_user']);
    expect([...withoutDependent(held, ['users.view_user'])]).toEqual(['users.match_user']);
    expect([...withoutDependent(held, ['users.change_user'])]).toEqual([
      'users.view_user',
      'users.match_user',
    ]);
  });
});
