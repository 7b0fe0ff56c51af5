import { describe, expect, it } from 'vitest';
import { at, DEFAULT_ORG, list, openWorld, pluck, USER_ROLE } from '../world.ts';

const world = openWorld();
const admin = await world.as('admin');

const actions = async (path: string) => at((await admin.options(path)).body, 'actions');
const keys = (value: unknown) => Object.keys(value ?? {});

describe('OPTIONS', () => {
  it('names the view, what it renders and what it reads', async () => {
    const { body } = await admin.options('users/users/');
    expect(body).toMatchObject({
      name: 'User List',
      renders: ['application/json', 'text/csv', 'application/xlsx'],
    });
    expect(list(at(body, 'parses'))).toContain('text/xlsx');
    const id = at((await admin.get('users/profile/')).body, 'id');
    expect(at((await admin.options(`users/users/${id}/`)).body, 'name')).toBe('User Instance');
  });

  it('has the methods of the kind of address', async () => {
    expect(keys(await actions('users/users/')).toSorted()).toEqual(['GET', 'PATCH', 'POST', 'PUT']);
    expect(keys(await actions('assets/platforms/'))).toEqual(['GET', 'POST']);
    const organization = await actions(`orgs/orgs/${DEFAULT_ORG}/`);
    expect(keys(organization).toSorted()).toEqual(['GET', 'PATCH', 'PUT']);
  });

  it('does not tell how to replace what is not there or can only be looked at', async () => {
    expect(keys(await actions('assets/platforms/1/'))).toEqual(['PATCH', 'GET']);
    expect(keys(await actions(`orgs/orgs/${USER_ROLE}/`))).toEqual(['PATCH', 'GET']);
  });

  it('tells of each field, in the order of the manifest', async () => {
    const fields = at(await actions('users/users/'), 'GET');
    expect(keys(fields).slice(0, 6)).toEqual([
      'id',
      'name',
      'username',
      'password',
      'public_key',
      'email',
    ]);
    expect(fields).not.toHaveProperty('update_password');
    expect(at(fields, 'name')).toEqual({
      type: 'string',
      required: true,
      read_only: false,
      label: expect.any(String),
      max_length: 128,
      write_only: false,
      filter: true,
      order: true,
    });
    expect(keys(at(fields, 'name'))).toEqual([
      'type',
      'required',
      'read_only',
      'label',
      'max_length',
      'write_only',
      'filter',
      'order',
    ]);
  });

  it('offers filter and order to reading alone', async () => {
    const name = at(await actions('users/users/'), 'POST', 'name');
    expect(keys(name)).not.toContain('filter');
    expect(keys(name)).not.toContain('order');
  });

  it('lists choices with words, and moments as defaults', async () => {
    const fields = at(await actions('users/users/'), 'POST');
    expect(at(fields, 'source')).toMatchObject({
      type: 'choice',
      default: 'local',
      choices: expect.arrayContaining([{ value: 'local', display_name: expect.any(String) }]),
    });
    expect(pluck(at(fields, 'mfa_level', 'choices'), 'value')).toEqual([0, 1, 2]);
    expect(at(fields, 'date_expired', 'default')).toBe('2096-11-03T08:00:00.000Z');
  });

  it('calls relations and readable values field', async () => {
    const fields = at(await actions('users/users/'), 'GET');
    for (const name of ['groups', 'groups_display', 'system_roles', 'source_display']) {
      expect(at(fields, name, 'type')).toBe('field');
    }
    expect(at(fields, 'system_roles')).toMatchObject({ required: true, filter: true });
    expect(at(fields, 'password')).toMatchObject({ type: 'string', write_only: true });
  });

  it('opens lists and objects', async () => {
    const protocols = at(await actions('assets/assets/'), 'POST', 'protocols');
    expect(protocols).toMatchObject({
      type: 'list',
      default: ['ssh/22'],
      min_length: 1,
      max_length: 4,
      child: { required: true },
    });
    const rules = at(await actions('acls/login-acls/'), 'POST', 'rules');
    expect(rules).toMatchObject({
      type: 'nested object',
      required: true,
      children: { ip_group: { type: 'list', child: { type: 'string', max_length: 1024 } } },
    });
  });

  it('leaves out what needs a licence', async () => {
    const choices = at(await actions('acls/login-acls/'), 'POST', 'action', 'choices');
    expect(pluck(choices, 'value')).toEqual(['reject', 'allow']);
    const licensed = openWorld({
      seed: 'accounts',
      settings: { XPACK_ENABLED: true, XPACK_LICENSE_IS_VALID: true },
    });
    const { body } = await (await licensed.as('admin')).options('acls/login-acls/');
    expect(pluck(at(body, 'actions', 'POST', 'action', 'choices'), 'value')).toContain('confirm');
  });
});
