import { describe, expect, it } from 'vitest';
import { projectModel } from '../projectModel.ts';

const model = projectModel();
const routes = new Map(model.routes.map((route) => [route.name, route]));

const PAGES = ['List', 'Create', 'Update', 'Detail'] as const;
type Page = (typeof PAGES)[number];
const BELOW = { List: '', Create: '/create', Update: '/:id/update', Detail: '/:id' };
const VERB = { List: 'view', Create: 'add', Update: 'change', Detail: 'view' };

interface Area {
  readonly name: string;
  /** Below the console. */
  readonly path: string;
  /** `app.model` of its permissions. */
  readonly model: string;
  /** The permission of the pages that these stand below. */
  readonly under?: string;
  readonly pages?: readonly Page[];
  /** The marked menu entry; by default its own list. */
  readonly menu?: string;
}

const PLANS = 'accounts/change-auth-plan';
const USERS = 'users/users';

const AREAS: readonly Area[] = [
  { name: 'User', path: USERS, model: 'users.user', under: 'users.view_user' },
  {
    name: 'UserLoginACL',
    path: `${USERS}/user-acl`,
    model: 'acls.loginacl',
    under: 'users.view_user',
    menu: USERS,
  },
  {
    name: 'UserGroup',
    path: 'users/groups',
    model: 'users.usergroup',
    under: 'users.view_usergroup',
  },
  { name: 'Asset', path: 'assets/assets', model: 'assets.asset', under: 'assets.view_asset' },
  { name: 'Domain', path: 'assets/domains', model: 'assets.domain', under: 'assets.view_domain' },
  {
    name: 'Gateway',
    path: 'assets/gateways',
    model: 'assets.gateway',
    under: 'assets.view_gateway',
    pages: ['Create', 'Update'],
    menu: 'assets/domains',
  },
  {
    name: 'Platform',
    path: 'assets/platforms',
    model: 'assets.platform',
    under: 'assets.view_platform',
  },
  {
    name: 'Label',
    path: 'assets/labels',
    model: 'assets.label',
    under: 'assets.view_label',
    pages: ['List', 'Create', 'Update'],
  },
  {
    name: 'SystemUser',
    path: 'assets/system-users',
    model: 'assets.systemuser',
    under: 'assets.view_systemuser',
  },
  {
    name: 'CommandFilter',
    path: 'assets/cmd-filters',
    model: 'assets.commandfilter',
    under: 'assets.view_commandfilter',
  },
  {
    name: 'CommandFilterRules',
    path: 'assets/command-filter-rules',
    model: 'assets.commandfilterrule',
    pages: ['Create', 'Update'],
    menu: 'assets/cmd-filters',
  },
  { name: 'AssetPermission', path: 'perms/asset-permissions', model: 'perms.assetpermission' },
  {
    name: 'ApplicationPermission',
    path: 'perms/application-permissions',
    model: 'perms.applicationpermission',
  },
  { name: 'AssetAcl', path: 'acls/asset-acl', model: 'acls.loginassetacl' },
  { name: 'RemoteApp', path: 'applications/remote-apps', model: 'applications.application' },
  { name: 'DatabaseApp', path: 'applications/databases', model: 'applications.application' },
  { name: 'KubernetesApp', path: 'applications/kubernetes', model: 'applications.application' },
  { name: 'AssetAccount', path: 'accounts/authbook', model: 'assets.authbook', pages: ['List'] },
  {
    name: 'ApplicationAccount',
    path: 'accounts/application-accounts',
    model: 'applications.account',
    pages: ['List'],
  },
  {
    name: 'GatherUserTask',
    path: 'accounts/gathered-user/tasks',
    model: 'xpack.gatherusertask',
    pages: ['Detail', 'Create', 'Update'],
    menu: 'accounts/gathered-user',
  },
  {
    name: 'AssetChangeAuthPlan',
    path: `${PLANS}/plan`,
    model: 'xpack.changeauthplan',
    menu: PLANS,
  },
  {
    name: 'AppChangeAuthPlan',
    path: `${PLANS}/app-plan`,
    model: 'xpack.applicationchangeauthplan',
    menu: PLANS,
  },
  {
    name: 'ChangeAuthPlanExecution',
    path: `${PLANS}/plan-execution`,
    model: 'xpack.changeauthplanexecution',
    pages: ['Detail'],
    menu: PLANS,
  },
  {
    name: 'AppChangeAuthPlanExecution',
    path: `${PLANS}/app-plan-execution`,
    model: 'xpack.applicationchangeauthplanexecution',
    pages: ['Detail'],
    menu: PLANS,
  },
  {
    name: 'AccountBackupPlan',
    path: 'accounts/backup',
    model: 'assets.accountbackupplan',
    pages: ['Detail', 'Create', 'Update'],
  },
  {
    name: 'AccountBackupPlanExecution',
    path: 'accounts/backup/plan-execution',
    model: 'assets.accountbackupplanexecution',
    pages: ['Detail'],
    menu: 'accounts/backup',
  },
];

describe('the pages of the console', () => {
  it.each(AREAS)(
    '$name has its pages at $path, which ask for what they should',
    ({ name, path, model: entity, under, pages = PAGES }) => {
      const permission = (page: Page) => entity.replace('.', `.${VERB[page]}_`);
      expect(
        pages.map((page) => {
          const route = routes.get(name + page);
          return [route?.path, route?.gate.permissions];
        }),
      ).toEqual(
        pages.map((page) => [
          `/console/${path}${BELOW[page]}`,
          [...new Set([under ?? permission(page), permission(page)])],
        ]),
      );
    },
  );

  it.each(AREAS)('$name marks the right menu entry', ({ name, path, menu, pages = PAGES }) => {
    const marked = pages.map((page) => routes.get(name + page)?.activeMenu);
    expect(new Set(marked)).toEqual(new Set([`/console/${menu ?? path}`]));
  });

  it('lists the list of each area in the menu, unless it marks another entry, and no other page', () => {
    const pagesOf = ({ name, pages = PAGES }: Area) => pages.map((page) => name + page);
    const lists = AREAS.filter(({ menu }) => menu === undefined).flatMap(pagesOf);
    const listed = AREAS.flatMap(pagesOf).filter((name) => !routes.get(name)?.hidden);
    expect(listed).toEqual(lists.filter((name) => name.endsWith('List')));
    expect(routes.get('MyHome')?.hidden).toBeFalsy();
  });

  it.each([
    [
      'GatherUserListIndex',
      'assets.view_gathereduser|xpack.view_gatherusertask',
      ['gathered', 'tasks'],
    ],
    [
      'ChangeAuthPlanIndex',
      'xpack.view_changeauthplan|xpack.view_applicationchangeauthplan',
      ['plans', 'app-plans'],
    ],
    ['CloudCenter', 'xpack.view_account', ['tasks', 'accounts']],
    ['AccountBackupPlanIndex', 'assets.view_accountbackupplan', undefined],
  ])('%s asks for %s, with a licence', (name, permission, tabs) => {
    const route = routes.get(name);
    expect(route?.gate).toMatchObject({ permissions: [permission], licence: true });
    expect(route?.tabs?.map(({ key }) => key)).toEqual(tabs);
  });

  it('has no page for a label and no list of gateways', () => {
    for (const name of ['LabelDetail', 'GatewayList', 'GatewayDetail']) {
      expect(routes.has(name)).toBe(false);
    }
  });

  it('changes more of an asset on a page that stands with its others', () => {
    expect(routes.get('AssetMoreInformationEdit')).toMatchObject({
      path: '/console/assets/assets/detail/:id/update',
      gate: { permissions: ['assets.view_asset', 'assets.change_asset'] },
      activeMenu: '/console/assets/assets',
    });
  });

  it('matches the login rules before a single user', () => {
    const paths = model.routes.map((route) => route.path);
    const users = `/console/${USERS}`;
    expect(paths.indexOf(`${users}/user-acl`)).toBeLessThan(paths.indexOf(`${users}/:id`));
  });

  it('sends the address of the gateways to their create page', () => {
    const gateways = '/console/assets/gateways';
    const redirect = model.routes.find((route) => route.path === gateways);
    expect(redirect).toMatchObject({ kind: 'redirect', redirect: `${gateways}/create` });
  });

  it('leads every old address to a page that exists', () => {
    const paths = new Set(model.routes.map((route) => route.path));
    const lost = Object.values(model.app.oldAddresses).filter((path) => !paths.has(path));
    expect(lost).toEqual([]);
  });
});
