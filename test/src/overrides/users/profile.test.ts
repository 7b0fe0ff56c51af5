// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { FormModel } from '../../../../codegen/model/forms.ts';
import definition from '../../../../generated/resources/users/profile.ts';
import { maskedSecret } from '../../../../src/fields/show/maskedSecret.ts';
import { afterWelcome } from '../../../../src/overrides/users/profile/afterWelcome.ts';
import { switchedChannels } from '../../../../src/overrides/users/profile/channels.ts';
import { createKey } from '../../../../src/overrides/authentication/createKey.ts';
import { readTemporary } from '../../../../src/overrides/authentication/createTemporary.ts';
import { openGroups, type FormSituation } from '../../../../src/pages/form/formState.ts';
import { valuesToSend } from '../../../../src/pages/form/submission.ts';
import type { FormValues } from '../../../../src/pages/form/initialValues.ts';
import { ownProblem } from '../../../../src/overrides/users/profile/ownProblem.ts';
import { ownValues } from '../../../../src/overrides/users/profile/ownValues.ts';
import { settingTab } from '../../../../src/overrides/users/profile/settingTabs.ts';
import { timeLeft } from '../../../../src/overrides/authentication/timeLeft.ts';
import { gatesOf } from '../../app/fixtures.ts';

const NO_GATES = gatesOf();

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
  const BEFORE = { mfa_level: 0, public_key: '', phone: '', wechat: '' };

  /** What its form sends for somebody with this profile. */
  function sent(values: FormValues, profile: FormValues = {}) {
    const form: FormModel = definition.forms.welcome;
    const record = { source: 'local', mfa_level: 0, ...profile };
    const groups = openGroups(form, definition.fields, NO_GATES);
    const situation: FormSituation = { mode: 'update', query: {}, self: true, record };
    const shown = valuesToSend(groups, values, situation, {}, record);
    return ownValues(shown, BEFORE, form.updateMethod);
  }

  it('sends what was changed, and never the agreement', () => {
    const values = { ...BEFORE, phone: ' 13900000000 ', terms: true };
    expect(sent(values)).toEqual({ phone: '13900000000' });
  });

  it('leaves an enforced MFA level out', () => {
    expect(sent({ ...BEFORE, mfa_level: 1 })).toEqual({ mfa_level: 1 });
    expect(sent({ ...BEFORE, mfa_level: 2 }, { mfa_level: 2 })).toEqual({});
  });

  it('takes an SSH key of a local account alone', () => {
    const values = { ...BEFORE, public_key: 'ssh-ed25519 AAAA' };
    expect(sent(values)).toEqual({ public_key: 'ssh-ed25519 AAAA' });
    expect(sent(values, { source: 'ldap' })).toEqual({});
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
    expect(ownProblem([], { phone })).toBeUndefined();
  });
  it.each(['12345678901', '1390000000', 'phone'])('must not be %s', (phone) => {
    expect(ownProblem([], { phone })?.path).toBe('phone');
  });
});

describe('a new secret', () => {
  it('is typed twice, alike', () => {
    const fields = [{ name: 'new_secret_key' }, { name: 'new_secret_key_again' }];
    const typed = (again: string) => ({ new_secret_key: 'a b', new_secret_key_again: again });
    expect(ownProblem(fields, typed('a b'))).toBeUndefined();
    expect(ownProblem(fields, typed('a c'))?.path).toBe('new_secret_key_again');
  });
});

describe('the tab of the settings', () => {
  const tabs = ['information', 'password', 'ssh-key', 'archive'].map((key) => ({ key }));
  it.each([
    ['SSHUpdate', 'ssh-key'],
    ['password', 'password'],
    ['nonsense', 'information'],
    [null, 'information'],
  ])('asked for as %s is %s', (asked, tab) => {
    expect(settingTab(tabs, asked)?.key).toBe(tab);
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
