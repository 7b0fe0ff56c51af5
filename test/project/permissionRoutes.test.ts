import { describe, expect, it } from 'vitest';
import type { FieldModel } from '../../codegen/model/fields.ts';
import { projectModel } from '../projectModel.ts';

const model = projectModel();
const routes = new Map(model.routes.map((route) => [route.name, route]));

function fieldsOf(resource: string): ReadonlyMap<string, FieldModel> {
  const fields = model.resources.get(resource)?.definition.fields ?? [];
  return new Map(fields.map((field) => [field.name, field]));
}

const ROUTES: readonly (readonly [name: string, path: string, needs: string, menu: string])[] = [
  [
    'SystemUserList',
    '/console/assets/system-users',
    'assets.view_systemuser',
    '/console/assets/system-users',
  ],
  [
    'SystemUserCreate',
    '/console/assets/system-users/create',
    'assets.view_systemuser assets.add_systemuser',
    '/console/assets/system-users',
  ],
  [
    'SystemUserUpdate',
    '/console/assets/system-users/:id/update',
    'assets.view_systemuser assets.change_systemuser',
    '/console/assets/system-users',
  ],
  [
    'SystemUserDetail',
    '/console/assets/system-users/:id',
    'assets.view_systemuser',
    '/console/assets/system-users',
  ],
  [
    'CommandFilterList',
    '/console/assets/cmd-filters',
    'assets.view_commandfilter',
    '/console/assets/cmd-filters',
  ],
  [
    'CommandFilterUpdate',
    '/console/assets/cmd-filters/:id/update',
    'assets.view_commandfilter assets.change_commandfilter',
    '/console/assets/cmd-filters',
  ],
  [
    'CommandFilterCreate',
    '/console/assets/cmd-filters/create',
    'assets.view_commandfilter assets.add_commandfilter',
    '/console/assets/cmd-filters',
  ],
  [
    'CommandFilterDetail',
    '/console/assets/cmd-filters/:id',
    'assets.view_commandfilter',
    '/console/assets/cmd-filters',
  ],
  [
    'CommandFilterRulesCreate',
    '/console/assets/command-filter-rules/create',
    'assets.add_commandfilterrule',
    '/console/assets/cmd-filters',
  ],
  [
    'CommandFilterRulesUpdate',
    '/console/assets/command-filter-rules/:id/update',
    'assets.change_commandfilterrule',
    '/console/assets/cmd-filters',
  ],
  [
    'AssetPermissionList',
    '/console/perms/asset-permissions',
    'perms.view_assetpermission',
    '/console/perms/asset-permissions',
  ],
  [
    'AssetPermissionCreate',
    '/console/perms/asset-permissions/create',
    'perms.add_assetpermission',
    '/console/perms/asset-permissions',
  ],
  [
    'AssetPermissionUpdate',
    '/console/perms/asset-permissions/:id/update',
    'perms.change_assetpermission',
    '/console/perms/asset-permissions',
  ],
  [
    'AssetPermissionDetail',
    '/console/perms/asset-permissions/:id',
    'perms.view_assetpermission',
    '/console/perms/asset-permissions',
  ],
  [
    'ApplicationPermissionList',
    '/console/perms/application-permissions',
    'perms.view_applicationpermission',
    '/console/perms/application-permissions',
  ],
  [
    'ApplicationPermissionCreate',
    '/console/perms/application-permissions/create',
    'perms.add_applicationpermission',
    '/console/perms/application-permissions',
  ],
  [
    'ApplicationPermissionDetail',
    '/console/perms/application-permissions/:id',
    'perms.view_applicationpermission',
    '/console/perms/application-permissions',
  ],
  [
    'ApplicationPermissionUpdate',
    '/console/perms/application-permissions/:id/update',
    'perms.change_applicationpermission',
    '/console/perms/application-permissions',
  ],
  ['AssetAclList', '/console/acls/asset-acl', 'acls.view_loginassetacl', '/console/acls/asset-acl'],
  [
    'AssetAclCreate',
    '/console/acls/asset-acl/create',
    'acls.add_loginassetacl',
    '/console/acls/asset-acl',
  ],
  [
    'AssetAclDetail',
    '/console/acls/asset-acl/:id',
    'acls.view_loginassetacl',
    '/console/acls/asset-acl',
  ],
  [
    'AssetAclUpdate',
    '/console/acls/asset-acl/:id/update',
    'acls.change_loginassetacl',
    '/console/acls/asset-acl',
  ],
];

describe('permissions, access rules, command filters and system users', () => {
  it.each(ROUTES)('%s stands at %s, without a licence', (name, path, needs, menu) => {
    const route = routes.get(name);
    expect(route?.path).toBe(path);
    expect((route?.gate.permissions ?? []).join(' ')).toBe(needs);
    expect(route?.gate.licence).toBeUndefined();
    expect(route?.activeMenu).toBe(menu);
  });

  it('hold every fact of a permission', () => {
    for (const [resource, held] of [
      ['perms.assetpermission', ['assets', 'nodes']],
      ['perms.applicationpermission', ['applications']],
    ] as const) {
      const common = ['name', 'users', 'user_groups', 'system_users', 'actions', 'from_ticket'];
      const names = [...fieldsOf(resource).keys()];
      expect(names).toEqual(
        expect.arrayContaining([...common, ...held, 'date_start', 'date_expired', 'is_valid']),
      );
    }
  });

  it('hold every fact of a system user', () => {
    expect([...fieldsOf('assets.systemuser').keys()]).toEqual(
      expect.arrayContaining([
        'name',
        'username',
        'password',
        'passphrase',
        'private_key',
        'protocol',
        'login_mode',
        'priority',
        'sudo',
        'shell',
        'home',
        'system_groups',
        'username_same_with_user',
        'su_from',
        'auto_push',
        'sftp_root',
        'ad_domain',
        'cmd_filters',
      ]),
    );
  });

  it('hold content, priority and action of a rule of a command filter', () => {
    const fields = fieldsOf('assets.commandfilterrule');
    expect(fields.get('content')?.required).toBe(true);
    expect(fields.get('action')?.choices?.map((choice) => choice.value)).toEqual([0, 9, 2]);
    expect(fieldsOf('assets.commandfilter').has('rules')).toBe(true);
  });

  it.each(['assets.systemuser', 'assets.commandfilterrule', 'acls.loginassetacl'])(
    'keep the priority of %s from 1 to 100',
    (resource) => {
      expect(fieldsOf(resource).get('priority')).toMatchObject({ min: 1, max: 100 });
    },
  );
});
