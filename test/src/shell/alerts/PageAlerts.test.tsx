import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import type { Session } from '../../../../src/session/types.ts';
import PageAlerts from '../../../../src/shell/alerts/PageAlerts.tsx';
import { profile, routeNamed, sessionOf, viewNamed } from '../../app/fixtures.ts';
import { withoutServer } from '../../withoutServer.ts';
import { renderInShell } from '../inShell.tsx';

const ask = vi.fn();
withoutServer({ request: ask });

const home = routeNamed('MyHome', '/workbench/home');
const list = routeNamed('UserList', '/console/users/users');
const licensePage = routeNamed('License', '/settings/license');

const session = (facts: Record<string, unknown>, permissions: readonly string[] = []) =>
  sessionOf({ views: [viewNamed('console')], permissions, facts });
const show = (who: Session, route = list, routes: readonly RouteRecord[] = []) =>
  renderInShell(<PageAlerts />, who, '/', routes, { route });

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ date_expired: '2020/01/01 00:00:00 +0000' });
});

const administrator = session({ XPACK_ENABLED: true }, ['settings.change_license']);

describe('the licence alert (spec 1, section 2.3)', () => {
  it('links to the route License where there is one', async () => {
    show(administrator, list, [licensePage]);
    const link = await screen.findByRole('link', { name: 'topbar.licence.expired' });
    expect(link.getAttribute('href')).toBe('/settings/license');
  });

  it('is plain text where there is none', async () => {
    show(administrator);
    expect((await screen.findByRole('alert')).textContent).toBe('topbar.licence.expired');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('makes no call for those whom it does not concern', () => {
    show(session({ XPACK_ENABLED: true }));
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the password alert (spec 1, section 2.3)', () => {
  it('shows on every page', () => {
    const who = session({ SECURITY_PASSWORD_EXPIRATION_TIME: 30 });
    const old = { ...profile, date_password_last_updated: '2020/01/01 00:00:00 +0000' };
    show({ ...who, profile: old });
    expect(screen.getByRole('alert').textContent).toBe('topbar.password.expired');
  });
});

describe('the announcement banner (contract: shell, section 5)', () => {
  const announced = (id: string) =>
    session({
      ANNOUNCEMENT_ENABLED: true,
      ANNOUNCEMENT: { ID: id, SUBJECT: 'Maintenance', CONTENT: '<b>tonight</b>' },
    });

  it('shows its content as text', () => {
    show(announced('1'), home);
    expect(screen.getByText('<b>tonight</b>')).toBeTruthy();
  });

  it('stays away from other pages', () => {
    show(announced('1'));
    expect(screen.queryByText('Maintenance')).toBeNull();
  });

  it('stays closed once it was closed, and the next one shows', () => {
    show(announced('1'), home);
    fireEvent.click(screen.getByRole('button', { name: 'topbar.announcement.close' }));
    expect(screen.queryByText('Maintenance')).toBeNull();
    cleanup();
    show(announced('1'), home);
    expect(screen.queryByText('Maintenance')).toBeNull();
    cleanup();
    show(announced('2'), home);
    expect(screen.getByText('Maintenance')).toBeTruthy();
  });
});
