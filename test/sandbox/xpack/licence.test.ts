import { describe, expect, it } from 'vitest';
import {
  LICENCE_STATES,
  type LicenceState,
} from '../../../sandbox/areas/publicSettings/licenceState.ts';
import { parseOptions } from '../../../sandbox/options.ts';
import { NOW, openWorld, type World } from '../world.ts';

const DETAIL = 'xpack/license/detail';
function open(licence?: LicenceState): World {
  return openWorld(licence ? { options: { licence } } : {});
}

/** Days until it expires, licensed assets, existing assets. */
async function detail(opened: World): Promise<{ days: number; covered: number; present: number }> {
  const admin = await opened.as('admin');
  admin.headers['x-tz'] = 'UTC';
  const { status, body } = await admin.get(DETAIL);
  expect(status).toBe(200);
  const { date_expired, asset_count, current_asset_count } = Object(body);
  const iso = String(date_expired).replaceAll('/', '-').replace(' ', 'T').replace(' +0000', 'Z');
  const days = (Date.parse(iso) - NOW) / 86_400_000;
  return { days, covered: asset_count, present: current_asset_count };
}

describe('the licence of the sandbox', () => {
  it('is absent unless asked for: neither settings nor address tell of one', async () => {
    const admin = await open().as('admin');
    expect((await admin.get(DETAIL)).status).toBe(404);
    expect((await admin.get('settings/public/')).body).toMatchObject({
      XPACK_ENABLED: false,
      XPACK_LICENSE_IS_VALID: false,
    });
  });

  it.each<[LicenceState, boolean]>([
    ['valid', true],
    ['expiring', true],
    ['expired', false],
    ['overlimit', true],
  ])('%s: enabled, valid %s, with a corporation', async (state, valid) => {
    const admin = await open(state).as('admin');
    expect((await admin.get('settings/public/')).body).toMatchObject({
      XPACK_ENABLED: true,
      XPACK_LICENSE_IS_VALID: valid,
      XPACK_LICENSE_INFO: { corporation: 'Example Corporation' },
    });
  });

  it('runs long and covers all assets when valid', async () => {
    const { days, covered, present } = await detail(open('valid'));
    expect(days).toBeGreaterThan(30);
    expect(present).toBeGreaterThan(0);
    expect(covered).toBeGreaterThan(present);
  });

  it('has fewer than 7 days when expiring, none when expired', async () => {
    const expiring = open('expiring');
    const { days } = await detail(expiring);
    expect(days > 0 && days < 7).toBe(true);
    expect((await detail(open('expired'))).days).toBeLessThan(0);
  });

  it('covers fewer assets than there are when over its limit', async () => {
    const { covered, present, days } = await detail(open('overlimit'));
    expect(covered).toBeLessThan(present);
    expect(days).toBeGreaterThan(30);
  });

  it('is told only to those who may change it, and only without a slash at the end', async () => {
    const { as, visitor } = open('valid');
    expect((await (await as('alice')).get(DETAIL)).status).toBe(403);
    expect((await (await as('admin')).get(`${DETAIL}/`)).status).toBe(404);
    expect((await visitor().get(DETAIL)).status).toBe(401);
  });
});

describe('--licence', () => {
  it.each(LICENCE_STATES)('may be %s', (state) => {
    expect(parseOptions(['--licence', state])).toMatchObject({
      options: { options: { licence: state } },
    });
  });

  it('is none unless given, and nothing else', () => {
    expect(parseOptions([])).toMatchObject({ options: { options: {} } });
    expect(parseOptions(['--licence', 'forged'])).toMatchObject({ ok: false });
    expect(parseOptions(['--licence', 'valid', '--api', 'https://x.example'])).toMatchObject({
      ok: false,
    });
  });
});

describe('what the console links to outside of itself', () => {
  it.each([
    ['/core/download/', 'Downloads'],
    ['/luna/?_=1', 'simulates no terminal'],
    ['/koko/elfinder/sftp/', 'simulates no terminal'],
    ['/core/flower/?_=1', 'job center'],
    ['/luna/monitor/41', 'href="/ui/audit/sessions/sessions/41"'],
    ['/luna/replay/41', 'href="/ui/audit/sessions/sessions/41"'],
  ])('%s answers a page that says what a real installation has there', async (path, text) => {
    const answer = await open().visitor('en').get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(text);
    expect(answer.text).not.toMatch(/<script|<style| style=| on\w+=/);
  });

  it('in the language of the browser', async () => {
    const { text } = await open().visitor('ja').get('/luna/');
    expect(text).toContain('<html lang="ja">');
    expect(text).toContain('ターミナルを再現しない');
  });
});
