import { expect, it } from 'vitest';
import { recordsToWarnAbout } from '../../src/pages/changeWarning.ts';
import { at, list, openWorld, projectModel } from '../sandbox/world.ts';

const SYSTEM_ADMIN = '00000000-0000-0000-0000-000000000001';

const world = openWorld();

/** The records that need a warning when everybody in the list of users is changed. */
async function warnedOf(username: string): Promise<readonly unknown[]> {
  const client = await world.as(username);
  const records = list((await client.get('users/users/')).body).map((record) => ({
    ...Object(record),
  }));
  const me = records.find((record) => record.username === username) ?? {};
  const definition = projectModel().resources.get('users.user')?.definition;
  if (!definition) throw new Error('There are no users.');
  return recordsToWarnAbout({ definition, records, me }).map((record) => at(record, 'username'));
}

it('system administrators are warned of by whoever sees their roles, and the first one by everybody', async () => {
  const admin = await world.as('admin');
  const made = await admin.post('users/users/', {
    name: 'Second',
    username: 'second',
    email: 'second@nordhafen.example',
    source: 'local',
    password_strategy: 'custom',
    password: 'gatehouse',
    system_roles: [SYSTEM_ADMIN],
  });
  expect(made.status).toBe(201);
  expect(await warnedOf('admin')).toEqual(['second']);
  expect(await warnedOf('second')).toEqual(['admin']);
  expect(await warnedOf('orgadmin')).toEqual(['admin']);
});

it('who stops being a system administrator is warned of, oneself among them, and no other member of a role', async () => {
  const admin = await world.as('admin');
  const records = list((await admin.get('rbac/system-role-bindings/')).body).map((record) => ({
    ...Object(record),
  }));
  const definition = projectModel().resources.get('rbac.systemrolebinding')?.definition;
  if (!definition) throw new Error('There are no system roles.');
  const me = { id: at((await admin.get('users/profile/')).body, 'id') };
  const warned = recordsToWarnAbout({ definition, records, me });
  expect(warned).toEqual(records.filter((record) => at(record, 'role') === SYSTEM_ADMIN));
  expect(warned.map((record) => at(record, 'user'))).toContain(me.id);
  expect(records.length).toBeGreaterThan(warned.length);
});
