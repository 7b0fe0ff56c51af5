import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findProject } from '../../../sandbox/kernel/core/findProject.ts';
import { at, list, openWorld } from '../world.ts';

const folder =
  process.env['GATEHOUSE_RECORDINGS'] ??
  join(findProject(), '..', 'shared', 'contract', 'recorded');
const present = existsSync(join(folder, 'index.tsv'));
const leftOut = present ? '' : ' (left out: no recordings at GATEHOUSE_RECORDINGS)';

const world = openWorld();
const admin = await world.as('admin');
afterAll(() => world.close());

function recorded(name: string): unknown {
  const text: unknown = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  return at(text, 'body');
}

const keys = (value: unknown) => Object.keys(value ?? {});
/** Keys that records may lack (observed, section lists). */
const OPTIONAL = new Set(['domain_display']);
const shown = (record: unknown) => keys(record).filter((key) => !OPTIONAL.has(key));

const LISTS = [
  'users/users',
  'users/groups',
  'acls/login-acls',
  'assets/assets',
  'assets/domains',
  'assets/gateways',
  'assets/labels',
  'assets/platforms',
  'assets/nodes',
  'assets/system-users',
  'assets/cmd-filters',
  'acls/login-asset-acls',
  'perms/asset-permissions',
  'perms/application-permissions',
  'rbac/system-roles',
  'rbac/org-roles',
];

describe(`answers have the keys of the recordings${leftOut}`, () => {
  it.runIf(present)('knows where the recordings are', () => expect(folder).toBeTruthy());

  it.runIf(present).each(LISTS)('records of %s', async (path) => {
    const theirs = list(at(recorded(`GET__api__v1__${path.replaceAll('/', '__')}`), 'results'))[0];
    const ours = list(at((await admin.get(`${path}/?limit=1`)).body, 'results'))[0];
    expect(shown(ours).toSorted()).toEqual(shown(theirs).toSorted());
  });

  it.runIf(present).each(LISTS)('metadata of %s', async (path) => {
    const theirs = at(recorded(`OPTIONS__api__v1__${path.replaceAll('/', '__')}`), 'actions');
    const ours = at((await admin.options(`${path}/`)).body, 'actions');
    expect(keys(ours).toSorted()).toEqual(keys(theirs).toSorted());
    expect(keys(at(ours, 'GET')).toSorted()).toEqual(keys(at(theirs, 'GET')).toSorted());
    for (const [name, facts] of Object.entries(at(theirs, 'GET') ?? {})) {
      const { read_only, write_only } = Object(at(ours, 'GET', name));
      expect({ name, write_only }).toEqual({ name, write_only: at(facts, 'write_only') });
      expect({ name, read_only }).toEqual({ name, read_only: at(facts, 'read_only') });
    }
  });

  it.runIf(present)('profile', async () => {
    const ours = (await admin.get('users/profile/')).body;
    const theirs = recorded('GET__api__v1__users__profile@admin');
    expect(keys(ours)).toEqual(keys(theirs));
    expect(at(ours, 'perms')).toEqual(at(theirs, 'perms'));
  });

  it.runIf(present).each([
    ['alice', 'alice'],
    ['orgadmin', 'bob'],
    ['auditor', 'erin'],
  ])('permissions of %s are those of the recorded %s', async (ours, theirs) => {
    const client = await world.as(ours);
    const perms = at((await client.get('users/profile/')).body, 'perms');
    expect(perms).toEqual(at(recorded(`GET__api__v1__users__profile@${theirs}`), 'perms'));
  });

  it.runIf(present)('public settings', async () => {
    const ours = (await admin.get('settings/public/')).body;
    const theirs = recorded('GET__api__v1__settings__public');
    expect(keys(ours).toSorted()).toEqual(keys(theirs).toSorted());
  });

  it.runIf(present)('the current organization', async () => {
    const ours = (await admin.get('orgs/orgs/current/')).body;
    expect(ours).toEqual(recorded('GET__api__v1__orgs__orgs__current'));
  });

  it.runIf(present)('the asset tree', async () => {
    const ours = list((await admin.get('assets/nodes/children/tree/?assets=0')).body)[0];
    const theirs = list(recorded('GET__api__v1__assets__nodes__children__tree@root'))[0];
    expect(keys(ours)).toEqual(keys(theirs));
    expect(keys(at(ours, 'meta', 'data'))).toEqual(keys(at(theirs, 'meta', 'data')));
  });
});
