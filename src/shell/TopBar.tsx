import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconPush } from '../theme/buttons.ts';
import { LAYER, LAYER_OF_OPEN_MENU, TOP_BAR_PX } from '../theme/sizes.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { optionalPart } from './optionalPart.ts';
import { CommandBar } from './palette/CommandBar.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MessagesButton } from './messages/MessagesButton.tsx';
import { OrganizationSelector } from './organizations/OrganizationSelector.tsx';
import { useShell } from './shellContext.ts';
import { MENU_ID } from './SideMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import { useText } from '../i18n/useText.ts';

/** Optional: without them the rest of the console still works. */
const BarItems = optionalPart(() => import('./bar/BarItems.tsx'));

/** The user's menus: the same elements each time, so that a new page does not draw them anew. */
const OWN_MENUS = (
  <>
    <MessagesButton />
    <BarItems />
    <LanguageMenu />
    <ThemeMenu />
    <AccountMenu />
  </>
);

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: LAYER,
  // An open menu of this bar is above everything else.
  '&:has([role="menu"], [role="dialog"])': { zIndex: LAYER_OF_OPEN_MENU },
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: TOP_BAR_PX,
  paddingInline: 8,
  // On a phone the controls keep their size and the gaps go (WCAG 1.4.10).
  [theme.breakpoints.down('sm')]: { gap: 0, paddingInline: 2 },
  // The user's name gives way: the bar is never wider than the window (WCAG 1.4.10).
  '& > button:last-of-type': { flexShrink: 1 },
  '@media (max-width: 359px)': { paddingInline: 0, '& button, & a': { paddingInline: 3 } },
  background: (theme.vars ?? theme).palette.background.paper,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  color: (theme.vars ?? theme).palette.text.primary,
  '@media print': { display: 'none' },
}));

/** The top bar: navigation on the left, the user's menus on the right. */
export function TopBar(): ReactNode {
  const text = useText();
  const { menu } = useShell();
  const open = menu.mobile ? menu.drawerOpen : !menu.collapsed;
  return (
    <Bar>
      <IconPush
        onClick={menu.toggle}
        aria-label={text(open ? 'shell.menu.close' : 'shell.menu.open')}
        aria-expanded={open}
        {...(!menu.mobile && { 'aria-controls': MENU_ID })}
      >
        <MenuIcon fontSize="small" />
      </IconPush>
      {!menu.mobile && (
        <>
          <ViewMenu />
          <OrganizationSelector place="bar" />
        </>
      )}
      <Box sx={{ flex: 1 }} />
      <CommandBar />
      {OWN_MENUS}
    </Bar>
  );
}
