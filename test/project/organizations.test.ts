import { describe, expect, it } from 'vitest';
import { projectModel } from '../projectModel.ts';
import { offersIn } from './offers.ts';

const model = projectModel();
const LIST = '/settings/orgs';

describe('the pages of organizations', () => {
  it.each([
    ['OrganizationList', LIST, []],
    ['OrganizationCreate', `${LIST}/create`, ['orgs.add_organization']],
    ['OrganizationUpdate', `${LIST}/:id/update`, ['orgs.change_organization']],
    ['OrganizationDetail', `${LIST}/:id`, []],
  ])('%s stands at %s, with a licence and its permissions', (name, path, own) => {
    const route = model.routes.find((one) => one.name === name);
    expect(route).toMatchObject({
      path,
      activeMenu: LIST,
      gate: {
        licence: true,
        permissions: ['settings.view_setting', 'orgs.view_organization', ...own],
      },
      showOrganization: false,
    });
  });

  it('are open in the root organization too', () => {
    const gates = model.routes.filter(({ path }) => path.startsWith(LIST)).map(({ gate }) => gate);
    expect(gates?.filter((gate) => gate.organization)).toEqual([]);
    const offers = offersIn(model, 'orgs.organization');
    expect(offers.get('create')?.gate).toEqual({ permissions: ['orgs.add_organization'] });
    expect(offers.get('update')?.gate).toEqual({ permissions: ['orgs.change_organization'] });
  });

  it('show the eight amounts of an organization, which stand inside its summary', () => {
    const shown = model.resources.get('orgs.organization')?.definition.list?.shown ?? [];
    expect(shown.filter((name) => name.startsWith('resource_statistics.'))).toEqual(
      [
        'users',
        'groups',
        'assets',
        'admin_users',
        'system_users',
        'applications',
        'asset_perms',
        'app_perms',
      ].map((what) => `resource_statistics.${what}_amount`),
    );
  });
});
