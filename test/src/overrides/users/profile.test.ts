// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maskedSecret } from '../../../../src/fields/show/maskedSecret.ts';
import { afterWelcome } from '../../../../src/overrides/users/profile/afterWelcome.ts';
import { switchedChannels } from '../../../../src/overrides/users/profile/channels.ts';
import { phoneProblem } from '../../../../src/overrides/users/profile/contact.ts';
import { createKey } from '../../../../src/overrides/authentication/createKey.ts';
import { readTemporary } from '../../../../src/overrides/authentication/createTemporary.ts';
import { settingTab } from '../../../../src/overrides/users/profile/settingTabs.ts';
import { timeLeft } from '../../../../src/overrides/authentication/timeLeft.ts';
import { welcomeValues } from '../../../../src/overrides/users/profile/welcomeValues.ts';

describe('a masked secret (spec 1, section 9)', () => {
  it.each([
    ['3b3d926a-3c27-4f8e', '******--'],
    ['Hafen_1!', '******!'],
    ['', '******'],
  ])('%s is six asterisks and its non-word characters', (secret, shown) => {
    expect(maskedSecret(secret)).toBe(shown);
  });
});

describe('a first login', () => {
  const BEFORE = { mfa_level: 0, public_key: '', phone: '', wechat: '', terms: false };

  it('sends what was changed, that it was the first, and never the agreement', () => {
    const values = { ...BEFORE, phone: ' 13900000000 ', terms: true };
    expect(welcomeValues(values, BEFORE)).toEqual({ phone: '13900000000', is_first_login: false });
  });

  it('leaves an enforced MFA level out', () => {
    const sent = welcomeValues({ ...BEFORE, mfa_level: 2 }, BEFORE);
    expect(sent).toEqual({ is_first_login: false });
  });

  it('goes on to the page that was asked for', () => {
    const onward = afterWelcome('', '/console/users/users?page=2', '/profile/info');
    expect(onward).toEqual({ kind: 'page', to: '/console/users/users?page=2' });
  });

  it('goes on to the guide of the administrator first', () => {
    const address = 'https://guide.gatehouse.example/';
    expect(afterWelcome(address, '/x', '/profile/info')).toEqual({ kind: 'guide', address });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', null])(
    'never follows %s',
    (next) => {
      expect(afterWelcome('javascript:alert(1)', next, '/profile/info')).toEqual({
        kind: 'page',
        to: '/profile/info',
      });
    },
  );
});

describe('a phone number', () => {
  it.each(['', '13900000000'])('may be "%s"', (phone) => {
    expect(phoneProblem({ phone })).toBeUndefined();
  });
  it.each(['12345678901', '1390000000', 'phone'])('must not be %s', (phone) => {
    expect(phoneProblem({ phone })?.path).toBe('phone');
  });
});

describe('the tab of the settings', () => {
  it.each([
    ['SSHUpdate', 'ssh-key'],
    ['password', 'password'],
    ['nonsense', 'information'],
    [null, 'information'],
  ])('asked for as %s is %s', (asked, tab) => {
    expect(settingTab(asked)).toBe(tab);
  });
});

describe('message channels', () => {
  it('are sent whole, those that are not shown included', () => {
    expect(switchedChannels(['site_msg', 'email', 'wecom'], 'email', false)).toEqual([
      'site_msg',
      'wecom',
    ]);
    expect(switchedChannels(['site_msg'], 'email', true)).toEqual(['site_msg', 'email']);
  });
});

describe('a new API key', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A server that answers creations with nothing (contract: profile, section 4). */
  function server(...lists: readonly unknown[]) {
    const answers = [...lists];
    vi.stubGlobal('location', { search: '' });
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      const body = init.method === 'POST' ? {} : answers.shift();
      return new Response(JSON.stringify(body), {
        headers: { 'Content-Type': 'application/json' },
      });
    });
  }
  const old = { id: 'a', secret: 's' };
  const fresh = { id: 'b', secret: 't' };

  it('is the one that the list did not have before', async () => {
    server([old], [fresh, old]);
    await expect(createKey()).resolves.toEqual(fresh);
  });

  it('is not guessed when two have come', async () => {
    server([], [fresh, old]);
    await expect(createKey()).resolves.toBeUndefined();
  });
});

describe('a temporary password', () => {
  const ROW = { username: 'alice', secret: 'x', date_created: '2026/11/21 22:54:33 +0800' };

  it('holds as long as the server says, whatever the clock here', () => {
    const row = { ...ROW, date_expired: '2026/11/21 22:55:33 +0800' };
    expect(readTemporary(row, 1000)?.until).toBe(61_000);
  });

  it('holds 300 seconds when the server does not say (spec 1, section 9)', () => {
    expect(readTemporary(ROW, 1000)?.until).toBe(301_000);
  });

  it.each([
    [300_000, '5:00'],
    [59_001, '1:00'],
    [9_000, '0:09'],
    [-5, '0:00'],
  ])('with %d ms left says %s', (left, shown) => {
    expect(timeLeft(left)).toBe(shown);
  });
});
