import type { ProjectText } from './project.ts';

/** A short resource with every section. */
function full(id: string, name: string, api: string, sections = 'list form detail'): string {
  const has = (section: string) => sections.split(' ').includes(section);
  return [
    `resource: ${id}`,
    `name: ${name}`,
    `api: ${api}`,
    'fields: { id: { type: id }, name: { type: string, required: true } }',
    has('list') ? 'list: { columns: [name] }' : '',
    has('form') ? 'form: [{ basic: [name] }]' : '',
    has('detail') ? 'detail: { tabs: { summary: { card: [name] } } }' : '',
  ].join('\n');
}

/** The users and assets of a console, for tests of routes. */
export const USERS_AND_ASSETS: ProjectText = {
  views: [
    `
view: console
organizations: console
icon: console
routes:
  users:
    icon: people
    routes:
      users:
        resource: users.user
        needs: users.view_user
        routes:
          user-acl: { resource: acls.loginacl, name: UserLoginACL, hidden: true }
      groups: { resource: users.usergroup, needs: users.view_usergroup }
  assets:
    routes:
      assets:
        resource: assets.asset
        needs: assets.view_asset
        routes:
          detail: { resource: assets.asset, form: details, name: AssetMoreInformationEdit }
      domains: { resource: assets.domain, needs: assets.view_domain }
      gateways:
        resource: assets.gateway
        needs: assets.view_gateway
        redirect: create
        pages: [create, update]
        activeMenu: /console/assets/domains
        create: { needs: assets.view_gateway }
      platforms:
        resource: assets.platform
        needs: assets.view_platform
        update: { needs: assets.view_platform }
      labels: { resource: assets.label, needs: assets.view_label }
`,
  ],
  resources: [
    full('users.user', 'User', 'users/users'),
    full('users.usergroup', 'UserGroup', 'users/groups'),
    full('acls.loginacl', 'LoginAcl', 'acls/login-acls'),
    `${full('assets.asset', 'Asset', 'assets/assets')}\nforms: { details: [{ hardware: [name] }] }`,
    full('assets.domain', 'Domain', 'assets/domains'),
    full('assets.gateway', 'Gateway', 'assets/gateways'),
    full('assets.platform', 'Platform', 'assets/platforms'),
    full('assets.label', 'Label', 'assets/labels', 'list form'),
  ],
};
