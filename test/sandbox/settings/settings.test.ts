import { describe, expect, it } from 'vitest';
import { admin, at, freshWorlds, pluck, world } from '../world.ts';

freshWorlds();

const setting = (category: string) => `settings/setting/?category=${category}`;

describe('the categories of the settings (protocol, section 16)', () => {
  it.each([
    'email_content',
    'auth',
    'ldap',
    'cas',
    'oidc',
    'saml2',
    'wecom',
    'dingtalk',
    'feishu',
    'radius',
    'sso',
    'sms',
    'alibaba',
    'tencent',
    'clean',
    'other',
  ])('%s is read and changed with its own permission only', async (category) => {
    expect((await admin.get(setting(category))).status).toBe(200);
    const auditor = await world.as('auditor');
    expect((await auditor.get(setting(category))).status).toBe(403);
  });

  it('never tell a secret, and keep it when none is sent', async () => {
    const facts = { WECOM_CORPID: 'a', WECOM_AGENTID: 'b' };
    const saved = await admin.patch(setting('wecom'), { ...facts, WECOM_SECRET: 'c' });
    expect(saved.body).toEqual({ ...facts, AUTH_WECOM: false });
    await admin.patch(setting('wecom'), { WECOM_SECRET: '' });
    expect((await admin.post('settings/wecom/testing/', facts)).status).toBe(200);
  });
});

describe('the ways to secure a login (protocol, section 16)', () => {
  it('exclude each other as they are told, whatever was saved', async () => {
    const saved = await admin.patch(setting('security'), {
      SECURITY_MFA_AUTH: 1,
      SECURITY_MFA_IN_LOGIN_PAGE: true,
      SECURITY_LOGIN_CAPTCHA_ENABLED: true,
    });
    expect(saved.body).toMatchObject({
      SECURITY_MFA_IN_LOGIN_PAGE: true,
      SECURITY_LOGIN_CAPTCHA_ENABLED: false,
    });
    const challenge = { SECURITY_MFA_AUTH: 1, SECURITY_LOGIN_CHALLENGE_ENABLED: true };
    expect((await admin.patch(setting('security'), challenge)).body).toMatchObject({
      SECURITY_LOGIN_CHALLENGE_ENABLED: true,
      SECURITY_MFA_IN_LOGIN_PAGE: false,
      SECURITY_LOGIN_CAPTCHA_ENABLED: false,
    });
  });
});

describe('tests of settings (protocol, section 16)', () => {
  it('send a mail by the server that is saved', async () => {
    const recipient = { EMAIL_RECIPIENT: 'ops@gatehouse.example' };
    await admin.patch(setting('email'), { EMAIL_HOST: 'down.gatehouse.example' });
    const down = await admin.post('settings/mail/testing/', recipient);
    expect([down.status, typeof at(down.body, 'error')]).toEqual([400, 'string']);
    await admin.patch(setting('email'), { EMAIL_HOST: 'mail.gatehouse.example' });
    const sent = await admin.post('settings/mail/testing/', recipient);
    expect([sent.status, at(sent.body, 'msg')]).toEqual([
      200,
      'A test email was sent to ops@gatehouse.example.',
    ]);
  });

  it('send a mail to nobody when there is no recipient', async () => {
    const { status, body } = await admin.post('settings/mail/testing/', {});
    expect([status, at(body, 'msg')]).toEqual([200, 'A test email was sent to None.']);
  });

  it('want a phone for SMS', async () => {
    const { status, body } = await admin.post('settings/alibaba/testing/', {});
    expect([status, body]).toEqual([400, { error: 'test_phone_required' }]);
  });

  it('of LDAP answer a plain text, for success and failure alike', async () => {
    const facts = {
      AUTH_LDAP_SERVER_URI: 'ldap://ldap.gatehouse.example',
      AUTH_LDAP_BIND_DN: '',
      AUTH_LDAP_BIND_PASSWORD: '',
      AUTH_LDAP_SEARCH_OU: 'ou=people',
      AUTH_LDAP_SEARCH_FILTER: '(cn=%(user)s)',
      AUTH_LDAP_USER_ATTR_MAP: '{"username":"cn"}',
    };
    const good = await admin.post('settings/ldap/testing/config/', facts);
    expect([good.status, typeof good.body]).toEqual([200, 'string']);
    const down = { ...facts, AUTH_LDAP_SERVER_URI: 'ldap://down.gatehouse.example' };
    const bad = await admin.post('settings/ldap/testing/config/', down);
    expect([bad.status, typeof bad.body]).toEqual([400, 'string']);
    const empty = await admin.post('settings/ldap/testing/config/', {});
    expect([empty.status, typeof at(empty.body, 'error')]).toEqual([400, 'string']);
  });
});

describe('the directory (protocol, section 16)', () => {
  it('is read page by page, and says who is a user already', async () => {
    const people = 'settings/ldap/users/?cache_police=1&limit=3&offset=0';
    expect((await admin.get('settings/ldap/cache/refresh/')).body).toEqual({ msg: 'success' });
    const early = await admin.get(people);
    expect([early.status, typeof at(early.body, 'msg')]).toEqual([409, 'string']);
    const { body } = await admin.get(people);
    expect([at(body, 'count'), pluck(at(body, 'results'), 'existing')]).toEqual([
      8,
      [false, false, false],
    ]);
  });

  it('is ordered as asked', async () => {
    const { body } = await admin.get('settings/ldap/users/?limit=2&offset=0&order=-username');
    expect(pluck(at(body, 'results'), 'username')).toEqual(['pilar', 'otto']);
  });

  it('gives users when it is imported, once', async () => {
    const list = { username_list: ['jonas'] };
    await admin.post('settings/ldap/users/import/', list);
    expect((await admin.post('settings/ldap/users/import/', list)).status).toBe(200);
    const { body } = await admin.get('users/users/?username=jonas');
    expect(pluck(body, 'source')).toEqual(['ldap']);
  });

  it('is being read for ever where nobody answers, as on the real server', async () => {
    const setting = 'settings/setting/?category=ldap';
    const people = 'settings/ldap/users/?cache_police=1&limit=3&offset=0';
    await admin.patch(setting, { AUTH_LDAP_SERVER_URI: 'ldap://nobody.invalid' });
    await admin.get('settings/ldap/cache/refresh/');
    for (const _ of [1, 2, 3]) {
      const { status, body } = await admin.get(people);
      expect([status, typeof at(body, 'msg')]).toEqual([409, 'string']);
    }
    expect((await admin.get('settings/ldap/users/?limit=3&offset=0')).status).toBe(400);
    await admin.patch(setting, { AUTH_LDAP_SERVER_URI: 'ldap://ldap.gatehouse.example' });
    await admin.get(people);
    expect((await admin.get(people)).status).toBe(200);
  });

  it('is imported by choosing somebody', async () => {
    const { status } = await admin.post('settings/ldap/users/import/', { username_list: [] });
    expect(status).toBe(400);
  });
});

describe('subscriptions to messages of the server (protocol, section 10)', () => {
  const ADDRESS = 'notifications/system-msg-subscription/';

  it('are listed by category, and changed by the name of their type', async () => {
    const { body } = await admin.get(ADDRESS);
    expect(pluck(body, 'category')).toEqual(['terminal', 'Operations']);
    const changed = await admin.patch(`${ADDRESS}CommandAlertMessage/`, {
      receive_backends: ['site_msg', 'email'],
    });
    expect(changed.body).toMatchObject({
      message_type: 'CommandAlertMessage',
      message_type_label: '',
      receive_backends: ['site_msg', 'email'],
    });
  });

  it('are for those who may change them', async () => {
    const auditor = await world.as('auditor');
    expect((await auditor.get(ADDRESS)).status).toBe(403);
  });
});

describe('the figures of the dashboard (protocol, section 15)', () => {
  it('are only those that were asked for', async () => {
    expect((await admin.get('index/')).body).toEqual({});
    const { body } = await admin.get('index/?total_count=1');
    expect(Object.keys(Object(body))).toEqual([
      'total_count_users',
      'total_count_assets',
      'total_count_online_users',
      'total_count_online_sessions',
    ]);
  });

  it.each([
    ['', 7],
    ['&monthly=1', 30],
  ])('have a value for each of the last days (%s)', async (more, days) => {
    const { body } = await admin.get(`index/?dates_metrics=1${more}`);
    const lengths = Object.values(Object(body)).map((line) => Array.isArray(line) && line.length);
    expect(lengths).toEqual([days, days, days, days]);
  });

  it('spell moments in a form of their own', async () => {
    const { body } = await admin.get('index/?dates_login_record_top10_sessions=1');
    expect(at(body, 'dates_login_record_top10_sessions', 0, 'date_start')).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\+00:00$/,
    );
  });

  it('are for those who may see the console or the audit', async () => {
    const alice = await world.as('alice');
    expect((await alice.get('index/?total_count=1')).status).toBe(403);
  });
});
