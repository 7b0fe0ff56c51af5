import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '../../../src/session/readAnswers.ts';

const INTERFACE = {
  login_title: 'Harbour',
  logo_index: '/static/own.svg',
  favicon: 'javascript:alert(1)',
  theme_info: {},
};

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://console.test/ui/'));
});

describe('a public setting that the server does not send', () => {
  it('is taken from its successor, and pictures only from addresses that may be loaded', () => {
    const { LOGIN_TITLE, LOGO_URLS } = readSettings({ INTERFACE });
    expect(LOGIN_TITLE).toBe('Harbour');
    expect(LOGO_URLS).toMatchObject({ logo_index: '/static/own.svg', favicon: '' });
  });

  it('is what the server says where both are there', () => {
    expect(readSettings({ INTERFACE, LOGIN_TITLE: 'Acme' }).LOGIN_TITLE).toBe('Acme');
  });

  it('has its default where neither is, or the successor has another type', () => {
    expect(readSettings({}).LOGIN_TITLE).toBe('Gatehouse');
    expect(readSettings({ INTERFACE: { login_title: 5 } }).LOGIN_TITLE).toBe('Gatehouse');
    expect(readSettings({ INTERFACE: 'none' }).LOGIN_TITLE).toBe('Gatehouse');
  });

  it('follows a later answer', () => {
    const before = readSettings({ INTERFACE });
    const now = readSettings(before, { INTERFACE: { ...INTERFACE, login_title: 'Quay' } });
    expect(now.LOGIN_TITLE).toBe('Quay');
  });
});
