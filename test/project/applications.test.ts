import { describe, expect, it } from 'vitest';
import { projectModel } from '../projectModel.ts';

const model = projectModel();
const routes = new Map(model.routes.map((route) => [route.name, route]));

const CRUD = ['List', 'Create', 'Update', 'Detail'] as const;
type Page = (typeof CRUD)[number];
const BELOW = { List: '', Create: '/create', Update: '/:id/update', Detail: '/:id' };
const VERB = { List: 'view', Create: 'add', Update: 'change', Detail: 'view' };

interface Area {
  readonly name: string;
  readonly path: string;
  /** `app.model` of its permissions. */
  readonly model: string;
  readonly licence?: true;
  readonly pages?: readonly Page[];
}

const AREAS: readonly Area[] = [
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
    licence: true,
    pages: ['Detail', 'Create', 'Update'],
  },
  {
    name: 'AssetChangeAuthPlan',
    path: 'accounts/change-auth-plan/plan',
    model: 'xpack.changeauthplan',
    licence: true,
  },
  {
    name: 'AppChangeAuthPlan',
    path: 'accounts/change-auth-plan/app-plan',
    model: 'xpack.applicationchangeauthplan',
    licence: true,
  },
  {
    name: 'ChangeAuthPlanExecution',
    path: 'accounts/change-auth-plan/plan-execution',
    model: 'xpack.changeauthplanexecution',
    licence: true,
    pages: ['Detail'],
  },
  {
    name: 'AppChangeAuthPlanExecution',
    path: 'accounts/change-auth-plan/app-plan-execution',
    model: 'xpack.applicationchangeauthplanexecution',
    licence: true,
    pages: ['Detail'],
  },
  {
    name: 'AccountBackupPlan',
    path: 'accounts/backup',
    model: 'assets.accountbackupplan',
    licence: true,
    pages: ['Detail', 'Create', 'Update'],
  },
  {
    name: 'AccountBackupPlanExecution',
    path: 'accounts/backup/plan-execution',
    model: 'assets.accountbackupplanexecution',
    licence: true,
    pages: ['Detail'],
  },
];

describe('applications and accounts', () => {
  it.each(AREAS)('$name has its pages at /console/$path', (area) => {
    const [app, entity] = area.model.split('.');
    const asked = (area.pages ?? CRUD).map((page) => {
      const route = routes.get(`${area.name}${page}`);
      return [page, route?.path, route?.gate.permissions, route?.gate.licence];
    });
    expect(asked).toEqual(
      (area.pages ?? CRUD).map((page) => [
        page,
        `/console/${area.path}${BELOW[page]}`,
        [`${app}.${VERB[page]}_${entity}`],
        area.licence,
      ]),
    );
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

  it('tell twelve types in three categories', () => {
    const fields = model.resources.get('applications.application')?.definition.fields;
    const choices = (name: string) =>
      fields?.find((field) => field.name === name)?.choices?.map(({ value }) => value);
    expect(choices('type')?.toSorted()).toEqual(
      'chrome custom k8s mariadb mongodb mysql mysql_workbench oracle postgresql redis sqlserver vmware_client'.split(
        ' ',
      ),
    );
    expect(choices('category')).toEqual(['db', 'remote_app', 'cloud']);
  });

  it.each([
    ['remoteapp', 'remote_app', ['chrome', 'mysql_workbench', 'vmware_client', 'custom']],
    [
      'databaseapp',
      'db',
      ['mysql', 'mariadb', 'oracle', 'postgresql', 'sqlserver', 'redis', 'mongodb'],
    ],
    ['kubernetesapp', 'cloud', ['k8s']],
  ])('%s shows the category %s and its types', (name, category, types) => {
    const definition = model.resources.get(`applications.${name}`)?.definition;
    const type = definition?.fields?.find((field) => field.name === 'type');
    expect(definition?.list?.where).toEqual({ category });
    expect(type?.choices?.map(({ value }) => value)).toEqual(types);
  });
});
