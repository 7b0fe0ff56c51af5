import { describe, expect, it } from 'vitest';
import type { Action } from '../../codegen/model/offers.ts';
import { projectModel } from '../projectModel.ts';
import { actionIn } from './offers.ts';

const { resources } = projectModel();
const definitionOf = (id: string) => resources.get(id)?.definition;
const actionOf = (id: string, key: string): Action | undefined => actionIn(projectModel(), id, key);
const columnOf = (id: string, field: string) =>
  definitionOf(id)?.list?.columns.find((column) => column.field === field);

describe('states of records (spec 2, section 4)', () => {
  it('assets and accounts tell whether they are reachable, unreachable or unknown', () => {
    for (const id of ['assets.asset', 'assets.authbook', 'assets.systemuserasset']) {
      expect(columnOf(id, 'connectivity')?.cell).toBe('reachability');
    }
  });

  it('permissions tell whether they are in force, users whether they are valid', () => {
    for (const id of ['perms.assetpermission', 'perms.applicationpermission', 'users.user']) {
      expect(columnOf(id, 'is_valid')?.cell).toBe('yes-no');
    }
  });

  it.each([
    'users.user',
    'assets.asset',
    'assets.commandfilter',
    'perms.assetpermission',
    'perms.applicationpermission',
    'acls.loginacl',
  ])('%s are active or not, by a switch', (id) => {
    expect(actionOf(id, 'active')?.does).toEqual({ kind: 'toggle', field: 'is_active' });
  });
});

describe('what can be done with a user (spec 2, sections 4 and 6)', () => {
  it('a login block is lifted, and the MFA is reset after a question', () => {
    expect(actionOf('users.user', 'unblock')).toMatchObject({
      does: { method: 'PATCH', address: 'users/users/$record.id/unblock' },
      when: { field: 'login_blocked', in: [true] },
    });
    expect(actionOf('users.user', 'reset-mfa')).toMatchObject({
      confirm: true,
      does: { method: 'GET', address: 'users/users/$record.id/mfa/reset' },
    });
  });

  it.each(['wecom', 'dingtalk', 'feishu'])('a bound %s is parted after proof', (messenger) => {
    expect(actionOf('users.user', `unbind-${messenger}`)).toMatchObject({
      verify: true,
      when: { field: `is_${messenger}_bound`, in: [true] },
      does: { method: 'POST', address: `authentication/${messenger}/qr/unbind/$record.id` },
    });
  });

  it.each(['remove', 'remove-selected'])(
    'users are taken out of an organization, not out of the global one: %s',
    (key) => {
      expect(actionOf('users.user', key)).toMatchObject({
        confirm: true,
        gate: { permissions: ['users.remove_user'], licence: true, organization: 'not-root' },
      });
    },
  );
});
