import { describe, expect, it, vi } from 'vitest';
import { greetingKey } from '../../../../src/overrides/shell/home/greeting.ts';
import { allowedPages } from '../../../../src/overrides/shell/home/allowedPages.ts';
import myAssets from '../../../../generated/resources/perms/myassets.ts';
import myDatabases from '../../../../generated/resources/perms/mydatabases.ts';
import { connectAddress } from '../../../../src/overrides/shell/home/connectAddress.ts';
import { loadGranted, type GrantedScope } from '../../../../src/overrides/shell/home/granted.ts';
import { hostsOf } from '../../../../src/overrides/shell/home/hosts.ts';
import { menuLeaf, sessionOf, viewNamed } from '../../app/fixtures.ts';

describe('the greeting', () => {
  it.each([
    [8, 'app.welcome.morning'],
    [12, 'app.welcome.afternoon'],
    [18, 'app.welcome.evening'],
    [2, 'app.welcome.evening'],
  ])('at %i o’clock is %s', (hour, key) => {
    expect(greetingKey(new Date(2026, 10, 21, hour))).toBe(key);
  });
});

describe('the pages a person is offered', () => {
  const view = viewNamed('console', {
    menu: [
      { ...menuLeaf('people'), children: [menuLeaf('users'), menuLeaf('groups')] },
      menuLeaf('roles', { gate: { permissions: ['rbac.view_role'] } }),
      menuLeaf('terminal', { external: '/luna/' }),
    ],
  });
  const home = viewNamed('workbench', { menu: [menuLeaf('home')] });
  const { gateContext } = sessionOf({ views: [view] });

  it('stand under their menu group; refused and external ones are left out', () => {
    const offered = allowedPages([view], gateContext, '/console/home');
    expect(offered.map(({ title, pages }) => [title, pages.map(({ path }) => path)])).toEqual([
      ['people', ['/console/users', '/console/groups']],
    ]);
  });

  it('leave out the page that shows them, and a view with nothing else', () => {
    expect(allowedPages([home], gateContext, '/console/home')).toEqual([]);
  });
});

describe('the way to an asset', () => {
  const view = viewNamed('workbench');
  const session = sessionOf({
    views: [view],
    permissions: ['perms.view_myassets', 'perms.view_myapps'],
  });

  it('is the action of its list, for those who may connect, and to an active one only', () => {
    const asset = { id: 'a1', is_active: true };
    expect(connectAddress(myAssets, asset, session)).toBe('/luna/?login_to=a1');
    expect(connectAddress(myAssets, { ...asset, is_active: false }, session)).toBeUndefined();
    expect(connectAddress(myAssets, asset, sessionOf({ views: [view] }))).toBeUndefined();
    expect(connectAddress(myDatabases, { id: 'd1' }, session)).toBe(
      '/luna/?type=database_app&login_to=d1',
    );
  });

  it('exists for what is granted now, of assets and of applications', async () => {
    const getMany = vi.fn(async (resource: string) => ({
      data:
        resource === 'perms.myassets'
          ? [{ id: 'a1' }]
          : [
              { id: 'd1', category: 'db' },
              { id: 'x1', category: 'unknown' },
            ],
    }));
    const scope = {
      provider: { getMany },
      routes: {
        verdict: () => ({ open: true }),
        resources: {
          'perms.myassets': { load: async () => ({ default: myAssets }) },
          'perms.mydatabases': { load: async () => ({ default: myDatabases }) },
        },
      },
      signal: new AbortController().signal,
    } as unknown as GrantedScope;
    const found = await loadGranted(['a1', 'd1', 'gone'], scope);
    expect([...found].map(([id, { definition }]) => [id, definition.id])).toEqual([
      ['a1', 'perms.myassets'],
      ['d1', 'perms.mydatabases'],
    ]);
    expect((await loadGranted([], scope)).size).toBe(0);
    expect(getMany).toHaveBeenCalledTimes(2);
  });
});

describe('what a user connects to', () => {
  const session = (id: string, host: string, account: string) => ({
    id,
    asset_id: host,
    asset: `${host}(10.0.0.1)`,
    system_user: account,
  });

  it('is each host once with its last session, favourites before the others', () => {
    const favourites = [{ id: 'b', hostname: 'b', ip: '10.0.0.1' }];
    const sessions = [
      session('s4', 'a', 'deploy'),
      session('s3', 'b', 'root'),
      session('s2', 'a', 'root'),
      session('s1', '', 'root'),
    ];
    expect(hostsOf(favourites, sessions).map(({ name, used }) => [name, used?.id])).toEqual([
      ['b (10.0.0.1)', 's3'],
      ['a (10.0.0.1)', 's4'],
    ]);
  });
});
