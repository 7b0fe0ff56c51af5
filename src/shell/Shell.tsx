import { sessionFacts } from '#project/generated/session.ts';
import { objectOf, textOf, type UnknownFields } from '../api/unknownValues.ts';
import { styled } from '@mui/material/styles';
import { memo, useRef, type ReactNode, useLayoutEffect, type RefObject } from 'react';
import { views } from '#project/generated/views.ts';
import type { RouteFacts } from '../../codegen/model/routes.ts';
import { useSession } from '../session/SessionContext.ts';
import { useServerLabel } from './useServerLabel.ts';
import { usePreloadedMenus } from '../controls/menus/usePreloadedMenus.ts';
import { MENU_COLLAPSED_PX, MENU_OPEN_PX, TOP_BAR_PX } from '../theme/sizes.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';
import { optionalPart } from './optionalPart.ts';
import { ShellContext } from './shellContext.ts';
import { SideMenu } from './SideMenu.tsx';
import { VisitedPages } from './tabs/VisitedPages.tsx';
import { FailureToasts, Toasts } from './Toasts.tsx';
import { TopBar } from './TopBar.tsx';
import { useMenuState } from './useMenuState.ts';
import { Verification } from './Verification.tsx';
import { useText } from '../i18n/useText.ts';
import { useLocation } from 'react-router';
import Box from '@mui/material/Box';
import { useSessionCommands } from '../session/sessionCommands.ts';

const PageAlerts = optionalPart(() => import('./PageNotices.tsx'));
/** Optional, because calls name their organization themselves. */
const OrganizationWatch = optionalPart(() => import('./organizations/OrganizationWatch.tsx'));

/** Id of the main part, the target of the skip link. */
const CONTENT_ID = 'content';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2000,
  padding: '8px 16px',
  borderRadius: 6,
  background: (theme.vars ?? theme).palette.primary.main,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));
const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '--gatehouse-top': `${TOP_BAR_PX + 8}px`,
  '@media print': { marginInlineStart: '0 !important' },
});
const Main = styled('main')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: theme.spacing(4),
  outline: 'none',
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3) },
  '@media print': { padding: 0 },
}));

interface ShellProps {
  /** The current route; absent on the pages for unknown addresses. */
  readonly route: RouteFacts | undefined;
  readonly children: ReactNode;
}

/** The frame around every page: menu, top bar, main part, footer, notifications. */
export const Shell = memo(function Shell({ route, children }: ShellProps): ReactNode {
  const session = useSession();
  const text = useText();
  const menu = useMenuState();
  const main = useRef<HTMLElement>(null);
  useNavigationFocus(main, menu.closeDrawer);
  usePreloadedMenus();

  const view = views.find(({ name }) => name === route?.view) ?? session.view;
  const menuWidth = menu.collapsed ? MENU_COLLAPSED_PX : MENU_OPEN_PX;
  return (
    <ShellContext value={{ view, route, menu }}>
      <SkipLink
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {text('shell.skip')}
      </SkipLink>
      <SideMenu />
      <Column style={{ marginInlineStart: menu.mobile ? 0 : menuWidth }}>
        <TopBar />
        {sessionFacts.organizations && <OrganizationWatch />}
        <VisitedPages />
        {/* Before the page, whose beginning has the focus: Shift+Tab reaches a link in a notification. */}
        <Toasts />
        <Main
          id={CONTENT_ID}
          ref={main}
          tabIndex={-1}
          // Read when the focus comes with a new page.
          aria-label={route && text(route.title)}
        >
          <PageAlerts />
          {children}
        </Main>
        <Footer />
      </Column>
      <FailureToasts />
      <SessionEnd />
      {sessionFacts.verification && <Verification />}
    </ShellContext>
  );
});

/**
 * After a navigation to another page: scrolls to the top (contract: shell, section 1), focuses the
 * page instead of the menu, and closes a menu over the page. A change of the query alone is no
 * navigation.
 */
function useNavigationFocus(main: RefObject<HTMLElement | null>, closeMenu: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    closeMenu();
    main.current?.focus({ preventScroll: true });
  }, [pathname, main, closeMenu]);
}

/** Corporation and version (spec 1, section 2.3). */
function Footer(): ReactNode {
  const settings: UnknownFields = useSession().settings;
  const version = useServerLabel();
  const { edition } = sessionFacts;
  const corporation = edition && textOf(objectOf(settings[edition])['corporation']);
  if (!corporation && !version) return null;
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 4,
        px: 4,
        py: 2,
        typography: 'caption',
        color: 'text.secondary',
        borderTop: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <span>{corporation}</span>
      <span>{version}</span>
    </Box>
  );
}

const SignedOutDialog = lazyPart(() => import('./SignedOutDialog.tsx'));

/** The dialog after the end of the session, loaded on demand. */
function SessionEnd(): ReactNode {
  const { signedOut } = useSessionCommands();
  return signedOut === 'asking' ? <SignedOutDialog /> : null;
}
