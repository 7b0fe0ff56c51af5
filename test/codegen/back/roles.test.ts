import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../../../codegen/derive/permissions.ts';
import { rolesOf } from '../../../codegen/derive/roles.ts';

const PERMISSIONS = permissionsOf([
  {
    file: 'manifest/permissions.yaml',
    value: {
      apps: {
        users: { user: { verbs: ['view', 'add', 'delete'], system: ['delete'] } },
        assets: { adminuser: { verbs: ['view'], never: ['view'] }, asset: ['view'] },
      },
    },
  },
]);

function held(yaml: string): Readonly<Record<string, readonly string[]>> {
  const roles = rolesOf({ roles: parse(yaml) }, PERMISSIONS);
  return Object.fromEntries(roles.map(({ name, permissions }) => [name, permissions]));
}

describe('a role of roles.yaml', () => {
  it('holds all that is ever given and that its scope allows', () => {
    expect(
      held(
        '{ Admin: { scope: system, permissions: all }, Org: { scope: organization, permissions: all } }',
      ),
    ).toEqual({
      Admin: ['assets.view_asset', 'users.view_user', 'users.add_user', 'users.delete_user'],
      Org: ['assets.view_asset', 'users.view_user', 'users.add_user'],
    });
  });

  it('holds what it includes, and never what is withheld', () => {
    expect(
      held(
        '{ A: { scope: system, permissions: [users.view_user] }, B: { scope: system, includes: [A], permissions: [assets.view_asset], without: [users.view_user] } }',
      ),
    ).toEqual({ A: ['users.view_user'], B: ['assets.view_asset'] });
  });

  it('may include another in a circle, or one that does not exist', () => {
    expect(
      held(
        '{ A: { scope: system, includes: [B], permissions: [users.view_user] }, B: { scope: system, includes: [A, C] } }',
      ),
    ).toEqual({ A: ['users.view_user'], B: ['users.view_user'] });
  });
});
