import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../../../generated/app.ts';
import { version } from '../../../../package.json';
import type { RouteRecord } from '../../../../codegen/model/routes.ts';
import type { Session } from '../../../../src/session/types.ts';
import { AccountMenu } from '../../../../src/shell/AccountMenu.tsx';
import { badgeText } from '../../../../src/controls/badgeText.ts';
import { readCount } from '../../../../src/shell/bar/useWaiting.ts';
import BarItems from '../../../../src/shell/bar/BarItems.tsx';
import { helpLinks } from '../../../../src/shell/bar/help.ts';
import { webAddress } from '../../../../src/shell/bar/webAddress.ts';
import { routeNamed, sessionOf, settings, viewNamed } from '../../app/fixtures.ts';
import { renderInShell } from '../inShell.tsx';
import { withoutServer } from '../../withoutServer.ts';

const ask = vi.fn();
withoutServer({ request: ask });

/** Pages that this console will have. */
const ROUTES = [
  routeNamed('SystemSetting', '/settings', { gate: { permissions: ['settings.view_setting'] } }),
  routeNamed('tickets', '/tickets', {
    gate: {
      permissions: ['tickets.view_ticket'],
      settings: [{ name: 'TICKETS_ENABLED', equals: true }],
    },
  }),
  routeNamed('TicketList', '/tickets/tickets'),
  routeNamed('ProfileInfo', '/profile'),
  routeNamed('ApiKey', '/profile/key', {
    gate: { permissions: ['authentication.view_accesskey'] },
  }),
  routeNamed('TempPassword', '/profile/temp-password', {
    gate: {
      permissions: ['authentication.view_temptoken'],
      settings: [{ name: 'AUTH_TEMP_TOKEN', equals: true }],
    },
  }),
];

type Person = Omit<Parameters<typeof sessionOf>[0], 'views'>;
const someone = (person: Person = {}) => sessionOf({ views: [viewNamed('console')], ...person });
const showBar = (who: Session, routes: readonly RouteRecord[] = ROUTES) =>
  renderInShell(<BarItems />, who, '/', routes);
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ count: 3, results: [] });
});
describe('the web terminal (spec 1, sections 2.3 and 6)', () => {
  const terminal = 'shell.newTab topbar.terminal';

  it('opens in a new tab with the time of the click', () => {
    showBar(someone({ permissions: ['rbac.view_webterminal'] }));
    const anchor = screen.getByRole('link', { name: terminal });
    expect(anchor.getAttribute('target')).toBe('_blank');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(7);
    fireEvent.click(anchor);
    clock.mockRestore();
    expect(anchor.getAttribute('href')).toMatch(/\/luna\/\?_=7$/);
  });

  it('needs rbac.view_webterminal', () => {
    showBar(someone());
    expect(link(terminal)).toBeUndefined();
  });
});

describe('the system settings (spec 1, section 6)', () => {
  it('need settings.view_setting', () => {
    showBar(someone({ permissions: ['settings.view_setting'] }));
    expect(link('topbar.settings')).toBe('/settings');
    cleanup();
    showBar(someone());
    expect(link('topbar.settings')).toBeUndefined();
  });

  it('do not show while the console has no such page', () => {
    showBar(someone({ permissions: ['settings.view_setting'] }), []);
    expect(link('topbar.settings')).toBeUndefined();
  });
});

describe('the tickets link (spec 1, sections 2.3, 6 and 7)', () => {
  const full: Person = {
    permissions: ['tickets.view_ticket'],
    facts: { TICKETS_ENABLED: true },
    licenceValid: true,
  };

  it('leads to the tickets and counts the open ones assigned to the person', async () => {
    showBar(someone(full));
    const found = await screen.findByRole('link', { name: 'topbar.ticketsWaiting 3' });
    expect(found.getAttribute('href')).toBe('/tickets/tickets?activeTab=assigned');
    expect(ask).toHaveBeenCalledOnce();
    expect(ask.mock.calls[0]).toMatchObject([
      'tickets/tickets',
      {
        query: { assignees__id: '1', status: 'open', offset: 0, limit: 15, display: 1, draw: 1 },
        quiet: true,
      },
    ]);
  });

  it.each<[string, Person]>([
    ['the permission', { ...full, permissions: [] }],
    ['the setting', { ...full, facts: { TICKETS_ENABLED: false } }],
    ['the licence', { ...full, licenceValid: false }],
  ])('shows, and asks, nothing without %s', (_what, person) => {
    showBar(someone(person));
    expect(screen.queryByRole('link', { name: /^topbar.tickets/ })).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });

  it('shows, and asks, nothing while the console has no such page', () => {
    showBar(someone(full), []);
    expect(screen.queryByRole('link', { name: /^topbar.tickets/ })).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });

  it('works without a number', () => {
    ask.mockRejectedValue(new Error('gone'));
    showBar(someone(full));
    expect(link('topbar.tickets')).toBe('/tickets');
  });

  it('shows at most 99', () => {
    expect([0, 1, 99, 100].map(badgeText)).toEqual(['', '1', '99', '99+']);
    expect([readCount({ count: 4 }), readCount({}), readCount('x')]).toEqual([4, 0, 0]);
  });
});

describe('the help menu (spec 1, section 2.3)', () => {
  const help = {
    ...settings,
    HELP_DOCUMENT_URL: 'https://docs.example.com',
    HELP_SUPPORT_URL: 'https://help.example.com',
  };

  it('takes documentation and support from the settings, and has the downloads', () => {
    expect(helpLinks(help, true)).toEqual([
      { kind: 'document', href: 'https://docs.example.com/' },
      { kind: 'support', href: 'https://help.example.com/' },
      { kind: 'downloads', href: '/core/download/' },
    ]);
  });

  it('offers the enterprise edition only without a valid licence', () => {
    expect(helpLinks(help, false).at(-1)).toEqual({
      kind: 'enterprise',
      href: 'https://gatehouse.example/enterprise',
    });
  });

  it('leaves out what has no address', () => {
    const none = { ...settings, HELP_DOCUMENT_URL: '', HELP_SUPPORT_URL: 'javascript:alert(1)' };
    expect(helpLinks(none, true).map(({ kind }) => kind)).toEqual(['downloads']);
  });

  it('opens each in a new tab', async () => {
    showBar(someone({ facts: help }));
    fireEvent.click(screen.getByRole('button', { name: 'topbar.help.label' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('target')])).toEqual([
      ['topbar.help.document', '_blank'],
      ['topbar.help.support', '_blank'],
      ['topbar.help.downloads', '_blank'],
      ['topbar.help.enterprise', '_blank'],
      ['about.title Gatehouse', null],
    ]);
  });

  it('says what this console is, and with which API it works', async () => {
    showBar(someone({ facts: help }));
    fireEvent.click(screen.getByRole('button', { name: 'topbar.help.label' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'about.title Gatehouse' }));
    const dialog = await screen.findByRole('dialog', { name: 'about.title Gatehouse' });
    expect([...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      version,
      app.version,
    ]);
    const licences = within(dialog).getByRole('link', { name: 'shell.newTab about.licences' });
    expect(licences.getAttribute('href')).toBe('/ui/licences.txt');
  });
});

describe('an address from a setting', () => {
  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    [' http://example.com ', 'http://example.com/'],
    ['/docs/', '/docs/'],
    ['//example.com', undefined],
    ['javascript:alert(1)', undefined],
    ['mailto:a@example.com', undefined],
    ['/api/v1/users/users/x/mfa/reset/', undefined],
    ['/core/auth/logout/', undefined],
    ['docs', undefined],
    [7, undefined],
  ])('%s is followed as %s', (given, address) => {
    expect(webAddress(given)).toBe(address);
  });
});

describe('the account menu (spec 1, sections 2.3 and 6)', () => {
  async function entries(who: Session, routes: readonly RouteRecord[] = ROUTES) {
    renderInShell(<AccountMenu />, who, '/', routes);
    fireEvent.click(screen.getByRole('button', { name: 'Alice Liddell' }));
    const items = await screen.findAllByRole('menuitem');
    return items.map((item) => item.textContent);
  }

  it('has profile, API key, temporary password and logout, in this order', async () => {
    const who = someone({
      permissions: ['authentication.view_accesskey', 'authentication.view_temptoken'],
      facts: { AUTH_TEMP_TOKEN: true },
    });
    expect(await entries(who)).toEqual([
      'routes.ProfileInfo',
      'routes.ApiKey',
      'routes.TempPassword',
      'shell.logout',
    ]);
  });

  it('has profile and logout for everybody', async () => {
    expect(await entries(someone())).toEqual(['routes.ProfileInfo', 'shell.logout']);
  });

  it('needs the permission and AUTH_TEMP_TOKEN for temporary passwords', async () => {
    const permitted = someone({ permissions: ['authentication.view_temptoken'] });
    expect(await entries(permitted)).not.toContain('routes.TempPassword');
    cleanup();
    const offered = someone({ facts: { AUTH_TEMP_TOKEN: true } });
    expect(await entries(offered)).not.toContain('routes.TempPassword');
  });

  it('has only logout while the console has no such pages', async () => {
    expect(await entries(someone(), [])).toEqual(['shell.logout']);
  });
});
