import { render } from '@testing-library/react';
import { CoreAdminContext, I18nContext } from 'ra-core';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import { LanguageContext } from '../../../src/i18n/LanguageContext.ts';
import { RoutesProvider } from '../../../src/session/RoutesProvider.tsx';
import { createRouteTable } from '../../../src/session/routeTable.ts';
import { SessionCommandsContext } from '../../../src/session/sessionCommands.ts';
import { SessionContext } from '../../../src/session/SessionContext.ts';
import type { Session } from '../../../src/session/types.ts';
import { ShellContext, type ShellFacts } from '../../../src/shell/shellContext.ts';
import { ThemeRoot } from '../../../src/theme/ThemeRoot.tsx';

/** Translates a key to itself, followed by its values. */
export const keysAsWords = {
  translate: (key: string, values?: Record<string, unknown>) =>
    [
      key,
      ...Object.values(values ?? {}).filter((value) => value !== undefined && value !== key),
    ].join(' '),
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'en',
};

export const commands = {
  logout: vi.fn(),
  refreshProfile: vi.fn(),
  refreshSettings: vi.fn(),
  switchView: vi.fn(),
  switchOrganization: vi.fn(),
  signedOut: undefined,
  signInAgain: vi.fn(),
  stay: vi.fn(),
};

export const language = {
  language: 'en',
  languages: [
    { code: 'en', cookie: 'en', name: 'English' },
    { code: 'zh', cookie: 'zh-hans', name: '中文' },
  ],
  change: vi.fn(() => Promise.resolve()),
};

export const menu = {
  mobile: false,
  collapsed: false,
  drawerOpen: false,
  toggle: vi.fn(),
  closeDrawer: vi.fn(),
};

/**
 * Renders a part of the shell for a user at an address.
 *
 * @param frame what differs from the frame of a page in the user's view, without a route
 */
export function renderInShell(
  part: ReactNode,
  session: Session,
  address = '/',
  routes: readonly RouteRecord[] = [],
  frame: Partial<ShellFacts> = {},
) {
  const element = (
    <CoreAdminContext>
      <I18nContext.Provider value={keysAsWords}>
        <LanguageContext value={language}>
          <SessionContext value={session}>
            <SessionCommandsContext value={commands}>
              <RoutesProvider table={createRouteTable(routes)}>
                <ShellContext value={{ view: session.view, route: undefined, menu, ...frame }}>
                  {part}
                </ShellContext>
              </RoutesProvider>
            </SessionCommandsContext>
          </SessionContext>
        </LanguageContext>
      </I18nContext.Provider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return render(
    <ThemeRoot>
      <RouterProvider router={router} />
    </ThemeRoot>,
  );
}
