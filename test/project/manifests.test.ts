import { describe, expect, it } from 'vitest';
import { fieldsOf, projectModel } from '../projectModel.ts';

/** Compares the project's manifests with the facts of the specification. */
const model = projectModel();
const permissions = new Map(model.permissions.map((permission) => [permission.name, permission]));

const READ = ['view'];
const WRITE = ['view', 'add', 'change'];
const ALL = ['view', 'add', 'change', 'delete'];

/** Models and verbs of the permissions in spec 2, section 6, and of those that its pages use. */
const NAMED: readonly (readonly [model: string, verbs: readonly string[]])[] = [
  ['users.user', [...ALL, 'invite', 'remove', 'match']],
  ['users.usergroup', ALL],
  ['rbac.orgrole', ALL],
  ['rbac.systemrole', ALL],
  ['rbac.orgrolebinding', ['view', 'add', 'delete']],
  ['rbac.systemrolebinding', ['view', 'add', 'delete']],
  ['rbac.webterminal', READ],
  ['rbac.filemanager', READ],
  ['rbac.console', READ],
  ['rbac.audit', READ],
  ['rbac.workbench', READ],
  ['assets.asset', ALL],
  ['assets.assethardwareinfo', ['refresh']],
  ['assets.assetconnectivity', ['test']],
  ['assets.domain', ALL],
  ['assets.gateway', [...ALL, 'test']],
  ['assets.systemuser', ALL],
  ['assets.commandfilter', ALL],
  ['assets.platform', ALL],
  ['assets.label', ALL],
  ['assets.authbook', READ],
  ['assets.gathereduser', READ],
  ['acls.loginacl', ALL],
  ['acls.loginassetacl', ALL],
  ['xpack.account', WRITE],
  ['xpack.syncinstancetask', WRITE],
  ['xpack.gatherusertask', WRITE],
  ['xpack.gatherusertaskexecution', ['view', 'add']],
  ['xpack.changeauthplan', WRITE],
  ['xpack.changeauthplanexecution', ['view', 'add']],
  ['xpack.applicationchangeauthplan', WRITE],
  ['xpack.applicationchangeauthplanexecution', ['view', 'add']],
  ['applications.account', READ],
  ['ops.adhoc', READ],
  ['ops.adhocexecution', ['view', 'add']],
  ['ops.taskmonitor', READ],
  ['ops.commandexecution', ['view', 'add']],
  ['terminal.session', READ],
  ['terminal.command', READ],
  ['terminal.terminal', WRITE],
  ['terminal.replaystorage', WRITE],
  ['terminal.commandstorage', WRITE],
  ['terminal.endpoint', WRITE],
  ['terminal.endpointrule', WRITE],
  ['audits.ftplog', READ],
  ['audits.userloginlog', READ],
  ['audits.operatelog', READ],
  ['audits.passwordchangelog', READ],
  ['tickets.ticket', READ],
  ['tickets.ticketflow', WRITE],
  ['settings.setting', READ],
  ['settings.email', ['change']],
  ['settings.auth', ['change']],
  ['settings.systemmsgsubscription', ['change']],
  ['settings.sms', ['change']],
  ['settings.terminal', ['change']],
  ['settings.security', ['change']],
  ['settings.clean', ['change']],
  ['settings.interface', ['change']],
  ['settings.other', ['change']],
  ['settings.license', ['change']],
  ['orgs.organization', WRITE],
  ['authentication.accesskey', READ],
  ['authentication.temptoken', READ],
  ['perms.myassets', READ],
  ['perms.myapps', READ],
];

const SYSTEM_ONLY = [
  'users.delete_user',
  'assets.add_platform',
  'assets.change_platform',
  'rbac.view_systemrole',
  'rbac.add_orgrole',
  'orgs.view_organization',
  'settings.view_setting',
  'tickets.view_ticket',
  'authentication.view_accesskey',
  'ops.view_taskmonitor',
  'terminal.view_commandstorage',
];
const ALSO_IN_ORGANIZATIONS = [
  'users.view_user',
  'users.invite_user',
  'assets.view_platform',
  'rbac.view_orgrole',
  'terminal.view_session',
];
const GRANTED_TO_NOBODY = [
  'ops.add_adhocexecution',
  'tickets.add_ticketflow',
  'assets.change_authbook',
  'authentication.view_ssotoken',
];

describe('the permissions of the product', () => {
  it.each(NAMED)('has %s with all the verbs that are asked for', (name, verbs) => {
    const [app, model] = name.split('.');
    const missing = verbs.filter((verb) => !permissions.has(`${app}.${verb}_${model}`));
    expect(missing).toEqual([]);
  });

  it.each(SYSTEM_ONLY)('%s is held by system roles only', (name) => {
    expect(permissions.get(name)?.scope).toBe('system');
  });

  it.each(ALSO_IN_ORGANIZATIONS)('%s may be part of an organization role', (name) => {
    expect(permissions.get(name)?.scope).toBe('organization');
  });

  it.each(GRANTED_TO_NOBODY)('%s exists and is granted to nobody', (name) => {
    expect(permissions.get(name)?.granted).toBe(false);
  });
});

describe('the views of the product', () => {
  it('lets everybody into the workbench and opens its home', () => {
    const workbench = model.views.find((view) => view.name === 'workbench');
    expect(workbench).toMatchObject({ requiresOrganization: false, inSwitcher: true });
    expect(workbench?.home[0]).toBe('/workbench/home');
    expect(model.routes.find(({ name }) => name === 'MyHome')?.gate.permissions ?? []).toEqual([]);
  });
});

describe('the resources of the product', () => {
  it('sorts login rules with the lower priority first', () => {
    const list = model.resources.get('acls.loginacl')?.definition.list;
    expect(list?.order).toEqual({ field: 'priority', descending: false });
  });

  it('encrypts the secrets of a gateway except its passphrase', () => {
    const encrypted = [...fieldsOf('assets.gateway').values()]
      .filter((field) => field.encrypted)
      .map((field) => field.name);
    expect(encrypted).toEqual(['password', 'private_key']);
  });

  it('sends the name of a platform with an asset', () => {
    expect(fieldsOf('assets.asset').get('platform')?.options).toMatchObject({
      from: 'assets/platforms',
      text: 'name',
      value: 'name',
    });
  });
});
