import { describe, expect, it, vi } from 'vitest';
import {
  leaveByLogout,
  leaveForLogin,
  type LeavingEnvironment,
} from '../../../src/session/leaving.ts';
import { licenceIsValid } from '../../../src/session/licence.ts';
import { chooseOrganization } from '../../../src/session/organizations.ts';
import { readProfile } from '../../../src/session/readAnswers.ts';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import { pathAfterSwitch } from '../../../src/session/switching.ts';
import { allowedViews, homePath, preferredView, viewOfPath } from '../../../src/session/views.ts';
import { DEFAULT, routeNamed, LAB, ROOT, gatesOf } from '../app/fixtures.ts';
import { profileBody, settingsArea, view } from './sample.ts';

const nobody = gatesOf();

describe('views', () => {
  const views = ['console', 'audit', 'workbench', 'tickets'].map((name) => view(name));
  const names = (given: Readonly<Record<string, unknown>>, context = nobody) =>
    allowedViews([...views, settingsArea], readProfile(profileBody(given)), context).map(
      ({ name }) => name,
    );

  it('console and tickets need console organizations, audit its own, workbench none', () => {
    expect(names({ console_orgs: [DEFAULT], audit_orgs: [] })).toEqual([
      'console',
      'workbench',
      'tickets',
    ]);
    expect(names({ console_orgs: [], audit_orgs: [DEFAULT] })).toEqual(['audit', 'workbench']);
    expect(names({ console_orgs: [], audit_orgs: [], workbench_orgs: [] })).toEqual(['workbench']);
  });

  it('may have a gate of their own', () => {
    const gated = view('workbench', { gate: { licence: true } });
    const profile = readProfile(profileBody());
    expect(allowedViews([gated], profile, nobody)).toEqual([]);
    expect(allowedViews([gated], profile, { ...nobody, licenceValid: true })).toEqual([gated]);
  });

  it('the last one is preferred while it is allowed', () => {
    expect(preferredView(views, 'audit')?.name).toBe('audit');
  });

  it('else the first of console, tickets, audit, workbench', () => {
    const without = (...gone: string[]) => views.filter(({ name }) => !gone.includes(name));
    expect(preferredView(views, 'gone')?.name).toBe('console');
    expect(preferredView(without('console'), undefined)?.name).toBe('tickets');
    expect(preferredView(without('console', 'tickets'), undefined)?.name).toBe('audit');
    expect(preferredView([], 'audit')).toBeUndefined();
  });

  it('follow from the first segment of the path', () => {
    expect(viewOfPath(views, '/audit/sessions')?.name).toBe('audit');
    expect(viewOfPath(views, '/audit')?.name).toBe('audit');
    expect(viewOfPath(views, '/auditor')).toBeUndefined();
    expect(viewOfPath(views, '/')).toBeUndefined();
  });

  it('open with the first page the person may see', () => {
    const table = createRouteTable([
      routeNamed('Users', '/console/users', { gate: { permissions: ['users.view_user'] } }),
      routeNamed('Labels', '/console/labels'),
    ]);
    const home = view('console', { home: ['/console/gone', '/console/users', '/console/labels'] });
    expect(homePath(home, table, nobody)).toBe('/console/labels');
    expect(homePath(view('console'), table, nobody)).toBeUndefined();
  });
});

describe('the organization', () => {
  const wish = {
    list: [ROOT, LAB, DEFAULT],
    several: true,
    asked: undefined,
    remembered: [],
  } as const;

  it.each([
    ['the one of the address first', { asked: 'lab', remembered: [ROOT.id] }, LAB],
    ['the one used last next', { remembered: [undefined, 'gone', 'lab'] }, LAB],
    ['then the default', {}, DEFAULT],
    ['then the first that is not root', { list: [ROOT, LAB] }, LAB],
    ['root when there is nothing else', { list: [ROOT] }, ROOT],
    ['nothing of an empty list', { list: [] }, undefined],
    ['only the default while the extension is off', { several: false, asked: 'lab' }, DEFAULT],
    ['nothing else while the extension is off', { several: false, list: [LAB] }, undefined],
  ])('is %s', (_case, given, chosen) => {
    expect(chooseOrganization({ ...wish, ...given })).toEqual(chosen);
  });
});

describe('the licence', () => {
  const names = ['XPACK_ENABLED', 'XPACK_LICENSE_IS_VALID'];

  it('is valid when all of its settings are on', () => {
    expect(licenceIsValid({ XPACK_ENABLED: true, XPACK_LICENSE_IS_VALID: true }, names)).toBe(true);
    expect(licenceIsValid({ XPACK_ENABLED: false, XPACK_LICENSE_IS_VALID: true }, names)).toBe(
      false,
    );
    expect(licenceIsValid({ XPACK_LICENSE_IS_VALID: 'yes' }, names)).toBe(false);
    expect(licenceIsValid({}, [])).toBe(false);
  });
});

describe('after another organization was chosen', () => {
  const table = createRouteTable([
    routeNamed('UserList', '/console/users/users'),
    routeNamed('UserCreate', '/console/users/users/create'),
    routeNamed('UserDetail', '/console/users/users/:id', { activeMenu: '/console/users/users' }),
    routeNamed('AssetMore', '/console/assets/assets/:id/more', {
      activeMenu: '/console/assets/assets',
    }),
  ]);

  it('a page without a record stays, without the old oid', () => {
    expect(pathAfterSwitch(table, '/console/users/users', '?oid=lab&page=2')).toBe(
      '/console/users/users?page=2',
    );
  });

  it('a page that copies a record becomes its list, one that creates from nothing stays', () => {
    const create = '/console/users/users/create';
    expect(pathAfterSwitch(table, create, '?clone_from=u1')).toBe('/console/users/users');
    expect(pathAfterSwitch(table, create, '')).toBe(create);
  });

  it('a page of a record becomes its list', () => {
    expect(pathAfterSwitch(table, '/console/users/users/u1', '?tab=x')).toBe(
      '/console/users/users',
    );
    expect(pathAfterSwitch(table, '/console/assets/assets/a1/more', '')).toBe(
      '/console/assets/assets',
    );
  });
});

describe('leaving', () => {
  function leaving(given: Partial<LeavingEnvironment> = {}) {
    const load = vi.fn();
    const post = vi.fn();
    const environment: LeavingEnvironment = {
      load,
      post,
      fullPath: () => '/ui/console/users/users?page=2',
      after: (_milliseconds, callback) => {
        callback();
        return () => undefined;
      },
      ...given,
    };
    return { environment, load, post };
  }
  const next = 'next=%2Fui%2Fconsole%2Fusers%2Fusers%3Fpage%3D2';

  it('logs out by a full page load with the current full path as next', () => {
    const { environment, load, post } = leaving();
    leaveByLogout(environment, { address: '/legacy', enabled: false });
    expect(load).toHaveBeenCalledExactlyOnceWith(`/core/auth/logout/?${next}`);
    expect(post).not.toHaveBeenCalled();
  });

  it('sends the legacy logout where it is wanted, and never waits for it', () => {
    const post = vi.fn(() => {
      throw new Error('no such address');
    });
    const { environment, load } = leaving({ post });
    leaveByLogout(environment, { address: '/vue-admin-template/user/logout', enabled: true });
    expect(post).toHaveBeenCalledWith('/vue-admin-template/user/logout');
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['/ui/login', '/ui/login/?x=1'])('comes back to the start, not to %s', (path) => {
    const { environment, load } = leaving({ fullPath: () => path });
    leaveForLogin(environment);
    expect(load).toHaveBeenCalledExactlyOnceWith('/core/auth/login/?next=%2Fui%2F');
  });

  it('goes to the login page and comes back from there', () => {
    const { environment, load } = leaving();
    leaveForLogin(environment, 100);
    expect(load).toHaveBeenCalledExactlyOnceWith(`/core/auth/login/?${next}`);
  });
});
