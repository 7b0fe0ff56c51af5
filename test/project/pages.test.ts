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

const area = (name: string, path: string, model: string, more: Partial<Area> = {}): Area => ({
  name,
  path,
  model,
  ...more,
});
/** Below a page that asks for the permission to view the same. */
const gated: typeof area = (name, path, model, more) =>
  area(name, path, model, { under: model.replace('.', '.view_'), ...more });

const AREAS: readonly Area[] = [
  gated('User', USERS, 'users.user'),
  area('UserLoginACL', `${USERS}/user-acl`, 'acls.loginacl', {
    under: 'users.view_user',
    menu: USERS,
  }),
  gated('UserGroup', 'users/groups', 'users.usergroup'),
  gated('Asset', 'assets/assets', 'assets.asset'),
  gated('Domain', 'assets/domains', 'assets.domain'),
  gated('Gateway', 'assets/gateways', 'assets.gateway', {
    pages: ['Create', 'Update'],
    menu: 'assets/domains',
  }),
  gated('Platform', 'assets/platforms', 'assets.platform'),
  gated('Label', 'assets/labels', 'assets.label', { pages: ['List', 'Create', 'Update'] }),
  gated('SystemUser', 'assets/system-users', 'assets.systemuser'),
  gated('CommandFilter', 'assets/cmd-filters', 'assets.commandfilter'),
  area('CommandFilterRules', 'assets/command-filter-rules', 'assets.commandfilterrule', {
    pages: ['Create', 'Update'],
    menu: 'assets/cmd-filters',
  }),
  area('AssetPermission', 'perms/asset-permissions', 'perms.assetpermission'),
  area('ApplicationPermission', 'perms/application-permissions', 'perms.applicationpermission'),
  area('AssetAcl', 'acls/asset-acl', 'acls.loginassetacl'),
  area('RemoteApp', 'applications/remote-apps', 'applications.application'),
  area('DatabaseApp', 'applications/databases', 'applications.application'),
  area('KubernetesApp', 'applications/kubernetes', 'applications.application'),
  area('AssetAccount', 'accounts/authbook', 'assets.authbook', { pages: ['List'] }),
  area('ApplicationAccount', 'accounts/application-accounts', 'applications.account', {
    pages: ['List'],
  }),
  area('GatherUserTask', 'accounts/gathered-user/tasks', 'xpack.gatherusertask', {
    pages: ['Detail', 'Create', 'Update'],
    menu: 'accounts/gathered-user',
  }),
  area('AssetChangeAuthPlan', `${PLANS}/plan`, 'xpack.changeauthplan', { menu: PLANS }),
  area('AppChangeAuthPlan', `${PLANS}/app-plan`, 'xpack.applicationchangeauthplan', {
    menu: PLANS,
  }),
  area('ChangeAuthPlanExecution', `${PLANS}/plan-execution`, 'xpack.changeauthplanexecution', {
    pages: ['Detail'],
    menu: PLANS,
  }),
  area(
    'AppChangeAuthPlanExecution',
    `${PLANS}/app-plan-execution`,
    'xpack.applicationchangeauthplanexecution',
    { pages: ['Detail'], menu: PLANS },
  ),
  area('AccountBackupPlan', 'accounts/backup', 'assets.accountbackupplan', {
    pages: ['Detail', 'Create', 'Update'],
  }),
  area(
    'AccountBackupPlanExecution',
    'accounts/backup/plan-execution',
    'assets.accountbackupplanexecution',
    { pages: ['Detail'], menu: 'accounts/backup' },
  ),
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
