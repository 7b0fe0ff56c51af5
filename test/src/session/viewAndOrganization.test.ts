// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { DEFAULT, LAB, ROOT } from '../app/fixtures.ts';
import { profileBody, view } from './sample.ts';
import { memory, sessionOf, world } from './startupWorld.ts';

describe('the view', () => {
  it('that may not be entered leads to the default view', async () => {
    const { start } = world();
    expect(await start('/audit/start')).toMatchObject({
      kind: 'elsewhere',
      because: 'view',
      to: '/console/start',
      session: { view: { name: 'console' } },
    });
  });

  it('is the one last chosen when the address names none', async () => {
    const viewMemory = memory('workbench');
    expect(await world({ viewMemory }).start('/')).toMatchObject({
      kind: 'elsewhere',
      because: 'root',
      to: '/workbench/start',
    });
  });

  it('is remembered when it is entered', async () => {
    const viewMemory = memory();
    await world({ viewMemory }).start('/workbench/start');
    expect(viewMemory.recall('alice')).toBe('workbench');
  });

  it('stays the last one while an area is shown', async () => {
    const viewMemory = memory('workbench');
    const result = await world({ viewMemory }).start('/settings/basic');
    expect(result.kind).toBe('ready');
    expect(sessionOf(result).view.name).toBe('workbench');
    expect(viewMemory.recall('alice')).toBe('workbench');
  });

  it('is refused to somebody who may enter none', async () => {
    const fetchProfile = () => Promise.resolve(profileBody({ console_orgs: [] }));
    const { start } = world({ fetchProfile }, { views: [view('console')] });
    expect(await start('/console/start')).toMatchObject({
      kind: 'no-view',
      profile: { username: 'alice' },
    });
  });
});

describe('the organization', () => {
  const many = profileBody({ console_orgs: [ROOT, DEFAULT, LAB] });
  /** The world of somebody with several organizations. */
  const among = (given: Parameters<typeof world>[0]) =>
    world({ fetchProfile: () => Promise.resolve(many), ...given });

  it('is the default one at first, and remembered with its cookie', async () => {
    const organizationMemory = memory();
    const writeOrganizationCookie = vi.fn();
    const { effects, start } = among({ organizationMemory, writeOrganizationCookie });
    expect(sessionOf(await start()).organization).toEqual(DEFAULT);
    expect(organizationMemory.recall('alice')).toBe(DEFAULT.id);
    expect(writeOrganizationCookie).toHaveBeenCalledWith(DEFAULT.id);
    expect(effects.context.current).toBe(DEFAULT.id);
  });

  it('of the address wins, and the profile is fetched for it in the first place', async () => {
    const fetchProfile = vi.fn(() => Promise.resolve(many));
    const { start } = world({ fetchProfile, askedOrganization: () => 'lab' });
    expect(sessionOf(await start()).organization).toEqual(LAB);
    expect(fetchProfile).toHaveBeenCalledOnce();
  });

  it('of the address that the person may not use is refused', async () => {
    const { effects, start } = among({ askedOrganization: () => 'foreign' });
    expect(sessionOf(await start()).organization).toEqual(DEFAULT);
    expect(effects.context.refused).toBe('foreign');
  });

  it('used last is taken up again, and the permissions are asked for there', async () => {
    const bodies = [many, { ...many, perms: ['orgs.view_organization'] }];
    const { start } = world({
      fetchProfile: () => Promise.resolve(bodies.shift()),
      organizationMemory: memory('lab'),
    });
    const session = sessionOf(await start());
    expect(session.organization).toEqual(LAB);
    expect([...session.gateContext.permissions]).toEqual(['orgs.view_organization']);
    expect(bodies).toHaveLength(0);
  });

  it('may be root, which the gates are told', async () => {
    const { start } = among({ readOrganizationCookie: () => ROOT.id });
    expect(sessionOf(await start()).gateContext.organizationIsRoot).toBe(true);
  });

  it('is the default one while the extension is off, whatever is remembered', async () => {
    const { effects, start } = among({
      fetchOpenSettings: () => Promise.resolve({ XPACK_ENABLED: false }),
      organizationMemory: memory('lab'),
    });
    expect(sessionOf(await start()).organization).toEqual(DEFAULT);
    expect(effects.context.several).toBe(false);
  });

  it('is asked of the server when the view offers none', async () => {
    const { order, start } = world({
      fetchProfile: () => Promise.resolve(profileBody({ workbench_orgs: [] })),
    });
    expect(sessionOf(await start('/workbench/start')).organization).toEqual(DEFAULT);
    expect(order).toContain('organization');
  });
});

describe('somebody who signs in for the first time', () => {
  const fetchProfile = () => Promise.resolve(profileBody({ is_first_login: true }));

  it('goes to the improvement page, which remembers the page asked for', async () => {
    expect(await world({ fetchProfile }).start('/console/users/users', '?page=2')).toMatchObject({
      kind: 'elsewhere',
      because: 'first-login',
      to: '/profile/improvement?next=%2Fconsole%2Fusers%2Fusers%3Fpage%3D2',
    });
  });

  it('is ready there', async () => {
    expect((await world({ fetchProfile }).start('/profile/improvement')).kind).toBe('ready');
  });
});

describe('a change of view', () => {
  it('uses what is known and asks for nothing', async () => {
    const { order, start } = world();
    const before = sessionOf(await start());
    order.length = 0;
    const after = await start('/workbench/start', '', before);
    expect(order).toEqual([]);
    expect(sessionOf(after).view.name).toBe('workbench');
  });

  it('leaves the organization of the browser alone while its own stays', async () => {
    const writeOrganizationCookie = vi.fn();
    const { start } = world({ writeOrganizationCookie });
    const before = sessionOf(await start());
    writeOrganizationCookie.mockClear();
    await start('/workbench/start', '', before);
    expect(writeOrganizationCookie).not.toHaveBeenCalled();
  });

  it('fetches the profile again when the organization changes with it', async () => {
    const body = profileBody({ console_orgs: [LAB], workbench_orgs: [DEFAULT] });
    const fetchProfile = vi.fn(() => Promise.resolve(body));
    const { start } = world({ fetchProfile, readOrganizationCookie: () => 'lab' });
    const before = sessionOf(await start());
    expect(fetchProfile).toHaveBeenCalledTimes(1);
    expect(sessionOf(await start('/workbench/start', '', before)).organization).toEqual(DEFAULT);
    expect(fetchProfile).toHaveBeenCalledTimes(2);
  });
});
