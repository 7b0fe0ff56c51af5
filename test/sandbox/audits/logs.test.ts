import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/create.ts';
import { publicSettings } from '../../../sandbox/areas/publicSettings/publicSettings.ts';
import { DEFAULT_ORG, openWorld, projectModel, type Client } from '../world.ts';

const rows = (body: unknown): readonly Record<string, unknown>[] => {
  const results: unknown =
    typeof body === 'object' && body !== null && 'results' in body ? body.results : [];
  return Array.isArray(results) ? results : [];
};
const newest = async (client: Client, log: string) =>
  rows((await client.get(`/api/v1/audits/${log}/?limit=1`)).body)[0];

describe('the logs of the sandbox', () => {
  it('have every login, with where it came from and how it ended', async () => {
    const admin = await openWorld().as('admin');
    expect(await newest(admin, 'login-logs')).toMatchObject({
      username: 'admin',
      type: 'W',
      type_display: 'Web',
      status: true,
      status_display: 'Succeeded',
      backend_display: 'Password',
    });
  });

  it('have every change that somebody made', async () => {
    const admin = await openWorld().as('admin');
    const made = await admin.post('/api/v1/assets/labels/', { name: 'floor', value: '3' });
    expect(made.status).toBe(201);
    expect(await newest(admin, 'operate-logs')).toMatchObject({
      user: 'Administrator(admin)',
      action: 'create',
      action_display: 'Created',
      resource: 'floor',
      org_id: DEFAULT_ORG,
    });
  });

  it('keep the kind of a record in the language of whoever changed it', async () => {
    const admin = await openWorld().as('admin');
    admin.headers['accept-language'] = 'zh';
    await admin.post('/api/v1/assets/labels/', { name: 'floor', value: '3' });
    admin.headers['accept-language'] = 'en';
    expect(await newest(admin, 'operate-logs')).toMatchObject({
      resource_type: '标签',
      resource_type_display: '标签',
    });
  });

  it('call an application by its name, type and category', async () => {
    const admin = await openWorld().as('admin');
    const made = await admin.post('/api/v1/applications/applications/?type=oracle', {
      name: 'oracle-1',
      category: 'db',
      type: 'oracle',
      attrs: { host: '192.0.2.1', port: 1521, database: 'orders' },
    });
    expect(made.status).toBe(201);
    expect(await newest(admin, 'operate-logs')).toMatchObject({
      resource: 'oracle-1(Oracle)[Database]',
    });
  });

  it('are narrowed to days by date_from and date_to', async () => {
    const auditor = await openWorld().as('auditor');
    const count = async (query: string) =>
      rows((await auditor.get(`/api/v1/audits/ftp-logs/?limit=100&${query}`)).body).length;
    const all = await count('');
    const week = await count('date_from=2026-11-14T00:00:00Z&date_to=2026-11-22T00:00:00Z');
    expect(week).toBeGreaterThan(0);
    expect(week).toBeLessThan(all);
    expect(await count('date_from=yesterday')).toBe(all);
  });

  it('are read and never written, by those who may audit', async () => {
    const { as } = openWorld();
    const auditor = await as('auditor');
    expect((await auditor.post('/api/v1/audits/login-logs/', {})).status).toBe(405);
    const alice = await as('alice');
    expect((await alice.get('/api/v1/audits/login-logs/?limit=1')).status).toBe(403);
  });
});

describe('tickets of the sandbox', () => {
  it('are counted for those who are asked, as the top bar does', async () => {
    const { as } = openWorld();
    const admin = await as('admin');
    const { body } = await admin.get('/api/v1/users/profile/');
    const id = typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : '';
    const asked = `assignees__id=${id}&status=open&offset=0&limit=15&display=1&draw=1`;
    const answer = await admin.get(`/api/v1/tickets/tickets/?${asked}`);
    expect(answer.body).toMatchObject({ count: 3 });
  });

  it('are seen by applicant and assignees alone', async () => {
    const { as } = openWorld();
    const [alice, auditor] = [await as('alice'), await as('auditor')];
    const mine = rows((await alice.get('/api/v1/tickets/tickets/?limit=20')).body);
    expect(mine.map((ticket) => ticket['applicant_display'])).toContain('Alice Lindqvist(alice)');
    expect(rows((await auditor.get('/api/v1/tickets/tickets/?limit=20')).body)).toEqual([]);
    const address = `/api/v1/tickets/tickets/${String(mine[0]?.['id'])}/`;
    expect((await auditor.get(address)).status).toBe(404);
    expect((await alice.delete(address)).status).toBe(405);
  });
});

describe('the settings of the sandbox', () => {
  const SECURITY = '/api/v1/settings/setting/?category=security';

  it('are one object a category, basic without one', async () => {
    const admin = await openWorld().as('admin');
    const basic = await admin.get('/api/v1/settings/setting/');
    expect(basic.body).toMatchObject({ TICKETS_ENABLED: true, ANNOUNCEMENT: { SUBJECT: '' } });
    expect((await admin.get(SECURITY)).body).toMatchObject({ SECURITY_MAX_IDLE_TIME: 30 });
  });

  it('answer a change with the whole category, and tell it in the public settings', async () => {
    const admin = await openWorld().as('admin');
    const saved = await admin.patch(SECURITY, { SECURITY_PASSWORD_MIN_LENGTH: 9 });
    expect(saved.body).toMatchObject({ SECURITY_PASSWORD_MIN_LENGTH: 9, SECURITY_MFA_AUTH: 0 });
    expect((await admin.get('/api/v1/settings/public/')).body).toMatchObject({
      PASSWORD_RULE: { SECURITY_PASSWORD_MIN_LENGTH: 9 },
    });
  });

  it('refuse what is out of bounds, at its field', async () => {
    const admin = await openWorld().as('admin');
    const refused = await admin.patch(SECURITY, {
      SECURITY_MAX_IDLE_TIME: -5,
      SECURITY_PASSWORD_MIN_LENGTH: 'x',
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      SECURITY_PASSWORD_MIN_LENGTH: ['Give a whole number.'],
      SECURITY_MAX_IDLE_TIME: ['The smallest value is 1.'],
    });
  });

  it('take MFA off the login page with any save that does not ask everybody for it', async () => {
    const admin = await openWorld().as('admin');
    await admin.patch(SECURITY, { SECURITY_MFA_AUTH: 1, SECURITY_MFA_IN_LOGIN_PAGE: true });
    const after = await admin.patch(SECURITY, { SECURITY_SESSION_SHARE: false });
    expect(after.body).toMatchObject({ SECURITY_MFA_IN_LOGIN_PAGE: false });
  });

  it('need the permission of their category', async () => {
    const alice = await openWorld().as('alice');
    expect((await alice.get(SECURITY)).status).toBe(403);
  });
});

describe('a licence file', () => {
  /** As long as a browser's: a boundary may not occur in the file. */
  const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
  const form = (text: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${text}\r\n--${boundary}--\r\n`;
  const send = async (client: Client, text: string) => {
    const before = client.headers;
    client.headers = { ...before, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const answer = await client.post('/api/v1/xpack/license/import', form(text));
    client.headers = before;
    return answer;
  };

  it('takes the place of the licence in force', async () => {
    const admin = await openWorld({ options: { licence: 'expired' } }).as('admin');
    const answer = await send(admin, readFileSync('docs/demo-licence.json', 'utf8'));
    expect(answer.body).toMatchObject({ status: true });
    expect((await admin.get('/api/v1/settings/public/')).body).toMatchObject({
      XPACK_LICENSE_IS_VALID: true,
      XPACK_LICENSE_INFO: { corporation: 'Nordhafen Logistics' },
    });
    expect((await admin.get('/api/v1/xpack/license/detail')).body).toMatchObject({
      subscription_id: 'DEMO-0001',
      asset_count: 5000,
    });
  });

  it('may be over, and is gone from a server that is started without a licence', async () => {
    const world = openWorld({ options: { licence: 'valid' } });
    const admin = await world.as('admin');
    const demo: unknown = JSON.parse(readFileSync('docs/demo-licence.json', 'utf8'));
    await send(admin, JSON.stringify({ ...Object(demo), days: -1 }));
    const told = async (client: Client) => (await client.get('/api/v1/settings/public/')).body;
    expect(await told(admin)).toMatchObject({ XPACK_LICENSE_IS_VALID: false });
    await send(admin, JSON.stringify(demo));
    const { database } = world.sandbox;
    const without = createSandbox({
      model: projectModel(),
      database,
      options: { licence: 'none' },
    });
    const answer = await without.app.inject('/api/v1/settings/public/open/');
    expect(answer.json()).toMatchObject({ XPACK_ENABLED: false });
    expect(publicSettings(without.sandbox)).toMatchObject({ XPACK_LICENSE_IS_VALID: false });
    await without.close();
  });

  it('that is none is refused in the answer', async () => {
    const admin = await openWorld({ options: { licence: 'valid' } }).as('admin');
    expect((await send(admin, 'hello')).body).toMatchObject({ status: false });
  });
});
