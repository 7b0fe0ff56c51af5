import { describe, expect, it } from 'vitest';
import { admin, at, enterWorld } from '../world.ts';

const setting = (category: string) => `settings/setting/?category=${category}`;
const phone = { SMS_TEST_PHONE: '+4930123456' };

describe('the settings of v2.28', () => {
  it.each(['huawei', 'cmpp2', 'oauth2'])(
    'have a category %s, unlike those of v2.23',
    async (category) => {
      await enterWorld({ server: 'v2.28' });
      const later = await admin.get(setting(category));
      await enterWorld({ server: 'v2.23' });
      const earlier = await admin.get(setting(category));
      expect(Object.keys(Object(later.body))).not.toContain('SITE_URL');
      // An unknown category is the basic one.
      expect(Object.keys(Object(earlier.body))).toContain('SITE_URL');
    },
  );

  it('test SMS at addresses of their own, which v2.23 does not have', async () => {
    await enterWorld({ server: 'v2.28' });
    const key = { HUAWEI_APP_KEY: 'key', HUAWEI_SMS_ENDPOINT: 'https://sms.gatehouse.example' };
    const early = await admin.post('settings/sms/huawei/testing/', { ...key, ...phone });
    expect([early.status, at(early.body, 'error')]).toEqual([
      400,
      'Not everything is filled in: HUAWEI_APP_SECRET',
    ]);
    await admin.patch(setting('huawei'), { HUAWEI_APP_SECRET: 'secret' });
    const { status } = await admin.post('settings/sms/huawei/testing/', { ...key, ...phone });
    const gone = await admin.post('settings/alibaba/testing/', phone);
    expect([status, gone.status]).toEqual([200, 404]);
    await enterWorld({ server: 'v2.23' });
    expect((await admin.post('settings/sms/alibaba/testing/', phone)).status).toBe(404);
    expect((await admin.post('settings/alibaba/testing/', {})).status).toBe(400);
  });

  it('have more in the categories that v2.23 has, too', async () => {
    await enterWorld({ server: 'v2.28' });
    expect((await admin.get(setting('feishu'))).body).toMatchObject({ FEISHU_VERSION: 'feishu' });
    expect((await admin.get(setting('terminal'))).body).toMatchObject({
      TERMINAL_GRAPHICAL_RESOLUTION: 'Auto',
    });
    expect((await admin.get(setting('other'))).body).toMatchObject({
      TICKET_AUTHORIZE_DEFAULT_TIME: 7,
      TICKET_AUTHORIZE_DEFAULT_TIME_UNIT: 'day',
    });
    expect((await admin.get(setting('keycloak'))).body).toMatchObject({
      AUTH_OPENID_PKCE: false,
      AUTH_OPENID_CODE_CHALLENGE_METHOD: 'S256',
    });
  });

  it('keep login links of other systems for a minute at least', async () => {
    await enterWorld({ server: 'v2.28' });
    const { status } = await admin.patch(setting('sso'), { AUTH_SSO_AUTHKEY_TTL: 59 });
    const options = await admin.options(setting('sso'));
    const field = at(options.body, 'actions', 'PUT', 'AUTH_SSO_AUTHKEY_TTL');
    expect([status, at(field, 'min_value')]).toEqual([400, 60]);
  });
});
