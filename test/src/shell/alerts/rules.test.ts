// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { english as en } from '../../englishCatalogue.ts';
import { app } from '../../../../generated/app.ts';
import { readAnnouncement, showsAnnouncements } from '../../../../src/shell/alerts/announcement.ts';
import {
  licenceAlert,
  readLicence,
  watchesLicence,
  type Licence,
} from '../../../../src/shell/alerts/licence.ts';
import { passwordAlert } from '../../../../src/shell/alerts/password.ts';
import { settings, sessionOf, viewNamed } from '../../app/fixtures.ts';

const NOW = Date.UTC(2026, 10, 21, 8);
const DAY = 86_400_000;
const inDays = (days: number) => new Date(NOW + days * DAY);

describe('the licence alert (spec 1, sections 6, 8 and 9)', () => {
  const licence = (facts: Partial<Licence>): Licence => ({
    dateExpired: inDays(100),
    limit: 10,
    used: 10,
    ...facts,
  });
  const kindOf = (facts: Partial<Licence>) =>
    licenceAlert(licence(facts), NOW, app.licenceWarningDays)?.kind;

  it('says nothing of a licence that runs and suffices', () => {
    expect(kindOf({})).toBeUndefined();
    expect(kindOf({ dateExpired: inDays(7) })).toBeUndefined();
  });

  it('says that it has expired from the moment on', () => {
    expect(kindOf({ dateExpired: inDays(0) })).toBe('expired');
    expect(kindOf({ dateExpired: inDays(-400) })).toBe('expired');
  });

  it('says when it will expire with fewer than 7 days left', () => {
    const date = inDays(6.9);
    const found = licenceAlert(licence({ dateExpired: date }), NOW, app.licenceWarningDays);
    expect(found).toEqual({ kind: 'expiring', date });
  });

  it('says that there are more assets than it covers', () => {
    expect(kindOf({ used: 11 })).toBe('overLimit');
  });

  it('says one thing only: expired before expiring before too many assets', () => {
    expect(kindOf({ dateExpired: inDays(-1), used: 11 })).toBe('expired');
    expect(kindOf({ dateExpired: inDays(1), used: 11 })).toBe('expiring');
  });

  it('does not judge what the server leaves out', () => {
    expect(licenceAlert(readLicence({}), NOW, 7)).toBeUndefined();
    expect(licenceAlert(readLicence(null), NOW, 7)).toBeUndefined();
    expect(licenceAlert(readLicence({ current_asset_count: 5 }), NOW, 7)).toBeUndefined();
  });

  it('reads the date as the server writes it', () => {
    const body = { date_expired: '2026/11/21 16:00:00 +0800', asset_count: 1 };
    expect(readLicence(body)).toEqual({
      dateExpired: new Date(NOW),
      limit: 1,
      used: undefined,
    });
  });

  it('has the sentences of the specification in English', () => {
    expect(en['topbar.licence.expired']).toBe('License expired');
    expect(en['topbar.licence.expiring']).toBe('License will expire at %{date}');
    expect(en['topbar.licence.overLimit']).toBe(
      'The number of assets has exceeded the license limit',
    );
  });

  it('concerns those who may change the licence, where the enterprise feature is on', () => {
    const { gateContext } = sessionOf({
      views: [viewNamed('console')],
      permissions: ['settings.change_license'],
    });
    const on = { ...gateContext, settings: { ...settings, XPACK_ENABLED: true } };
    expect(watchesLicence(on)).toBe(true);
    expect(watchesLicence(gateContext)).toBe(false);
    expect(watchesLicence({ ...on, permissions: new Set() })).toBe(false);
  });
});

describe('the password alert (spec 1, sections 8 and 9)', () => {
  const alertAfter = (days: number, lifetime: number, source = 'local') =>
    passwordAlert(
      { source, date_password_last_updated: inDays(-days).toISOString() },
      { ...settings, SECURITY_PASSWORD_EXPIRATION_TIME: lifetime },
      NOW,
      app.passwordWarningDays,
    );

  it('warns in the last 5 days', () => {
    expect(alertAfter(84, 90)).toBeUndefined();
    expect(alertAfter(85, 90)).toEqual({ kind: 'expiring', days: 5 });
    expect(alertAfter(89.9, 90)).toEqual({ kind: 'expiring', days: 1 });
  });

  it('says that the password has expired at 0 days and past them', () => {
    expect(alertAfter(90, 90)).toEqual({ kind: 'expired' });
    expect(alertAfter(500, 90)).toEqual({ kind: 'expired' });
    expect(en['topbar.password.expired']).toBe('Password expired');
  });

  it('concerns local accounts only', () => {
    expect(alertAfter(500, 90, 'ldap')).toBeUndefined();
  });

  it('says nothing where no lifetime or no date is known', () => {
    expect(alertAfter(500, Number.POSITIVE_INFINITY)).toBeUndefined();
    const profile = { source: 'local', date_password_last_updated: '' };
    expect(
      passwordAlert(profile, { ...settings, SECURITY_PASSWORD_EXPIRATION_TIME: 1 }, NOW, 5),
    ).toBeUndefined();
  });
});

describe('the announcement (contract: shell, section 5)', () => {
  const given = (announcement: unknown, enabled: unknown = true) =>
    readAnnouncement({ ANNOUNCEMENT_ENABLED: enabled, ANNOUNCEMENT: announcement });

  it('shows on dashboards and the workbench home only', () => {
    for (const name of ['AdminDashboard', 'AuditDashboard', 'MyHome']) {
      expect(showsAnnouncements({ name })).toBe(true);
    }
    expect(showsAnnouncements({ name: 'UserList' })).toBe(false);
    expect(showsAnnouncements(undefined)).toBe(false);
  });

  it('needs to be enabled and to have a subject or a content', () => {
    expect(given({ ID: '1', SUBJECT: 'Down', CONTENT: 'Tonight' })).toEqual({
      id: '1',
      subject: 'Down',
      content: 'Tonight',
      link: undefined,
    });
    expect(given({ CONTENT: 'Tonight' })?.content).toBe('Tonight');
    expect(given({ SUBJECT: 'Down' }, false)).toBeUndefined();
    expect(given({ ID: '1', SUBJECT: ' ' })).toBeUndefined();
    expect(given({})).toBeUndefined();
    expect(given(null)).toBeUndefined();
  });

  it('is told from others by its words when the server gave it no id', () => {
    expect(given({ SUBJECT: 'a' })?.id).not.toBe(given({ SUBJECT: 'b' })?.id);
  });

  it('follows links of the web only', () => {
    expect(given({ SUBJECT: 'a', LINK: 'https://example.com/x' })?.link).toBe(
      'https://example.com/x',
    );
    expect(given({ SUBJECT: 'a', LINK: 'javascript:alert(1)' })?.link).toBeUndefined();
  });
});
