import { describe, expect, it } from 'vitest';
import { serverOf } from '../../../src/session/serverVersion.ts';
import { admin, freshWorlds, pluck, world } from '../world.ts';

freshWorlds({ server: 'v2.28' });

async function ownId(): Promise<string> {
  return String(Object((await admin.get('users/profile/')).body).id);
}

describe('v2.28', () => {
  it('gives a hundred rows a call, and tells that there are more', async () => {
    const { body } = await admin.get('audits/login-logs/?limit=500&offset=0');
    const { count, results, next } = Object(body);
    expect(count).toBeGreaterThan(100);
    expect(results).toHaveLength(100);
    expect(next).toContain('offset=100');
  });

  it('gives every row without a limit, and as many assets as are asked for', async () => {
    const { body: all } = await admin.get('audits/login-logs/');
    const { body: one } = await admin.get('audits/login-logs/?limit=1');
    expect(all).toHaveLength(Object(one).count);
    const { body: assets } = await admin.get('assets/assets/?limit=500&offset=0');
    expect(Object(assets).results).toHaveLength(Object(assets).count);
    expect(Object(assets).count).toBeGreaterThan(100);
    const { body: granted } = await admin.get('perms/users/assets/?limit=500&offset=0');
    expect(Object(granted).results).toHaveLength(Object(granted).count);
  });

  it('filters users by whether they are active', async () => {
    const { body } = await admin.get('users/users/?is_active=false');
    const states = pluck(body, 'is_active');
    expect(states.length).toBeGreaterThan(0);
    expect(new Set(states)).toEqual(new Set([false]));
  });

  it("saves one's own record, without what one cannot say of oneself", async () => {
    const path = `users/users/${await ownId()}/`;
    const answer = await admin.patch(path, { is_active: false, comment: 'mine' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ is_active: true, comment: 'mine' });
  });

  it('describes addresses without a list', async () => {
    const status = async (path: string) => (await admin.options(path)).status;
    expect(await status('assets/')).toBe(200);
    expect(await status('settings/mail/testing/')).toBe(200);
    expect(await status('perms/users/nodes/')).toBe(200);
    expect(await status('perms/users/nodes/tree/')).toBe(500);
    expect(await status('index/')).toBe(405);
    expect(await status('authentication/wecom/qr/unbind/')).toBe(400);
    expect((await admin.options('users/')).body).toMatchObject({ name: 'Api Root' });
  });

  it('tells name and pictures in one setting, and how long a request is by default', async () => {
    const open = await world.visitor().get('settings/public/open/');
    expect(open.body).toEqual({
      XPACK_ENABLED: false,
      INTERFACE: {
        logo_logout: '/static/img/logo.svg',
        logo_index: '/static/img/logo_text.svg',
        login_image: '/static/img/login_image.svg',
        favicon: '/static/img/favicon.svg',
        login_title: 'Gatehouse',
        theme: 'classic_green',
        theme_info: {},
      },
    });
    const { body } = await admin.get('settings/public/');
    expect(body).toMatchObject({
      TICKET_AUTHORIZE_DEFAULT_TIME: 7,
      TICKET_AUTHORIZE_DEFAULT_TIME_UNIT: 'day',
      TERMINAL_GRAPHICAL_RESOLUTION: 'Auto',
      TERMINAL_OMNIDB_ENABLED: true,
    });
    expect(body).not.toHaveProperty('LOGIN_TITLE');
    // The names that tell it from other versions are all there.
    const { servers } = world.sandbox.model.app;
    expect(serverOf(servers, body)).toEqual({ version: 'v2.28', isKnown: true });
  });
});
