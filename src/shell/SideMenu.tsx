import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import { styled } from '@mui/material/styles';
import { useMemo, useState, type ReactNode } from 'react';
import { useSession } from '../session/SessionContext.ts';
import { LAYER, LAYER_OF_OPEN_MENU, MENU_COLLAPSED_PX, MENU_OPEN_PX } from '../theme/sizes.ts';
import { activeTrail } from './activeEntry.ts';
import { Logo } from './Logo.tsx';
import { visibleMenu } from './menu.ts';
import { ViewMenu } from './ViewMenu.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import { EntryButton, EntryText } from './menuParts.ts';
import { OrganizationSelector } from './organizations/OrganizationSelector.tsx';
import { optionalPart } from './optionalPart.ts';
import { useShell } from './shellContext.ts';
import { needsViewHelp } from './viewHelp/viewHelp.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { useText } from '../i18n/useText.ts';
import { lazyPart } from '../i18n/lazyPart.tsx';

/** Only for a narrow window. */
const Drawer = lazyPart(() => import('@mui/material/Drawer'));
const ViewHelp = optionalPart(() => import('./viewHelp/ViewHelp.tsx'));
/** Few users keep the menu collapsed. */
const CollapsedEntries = lazyPart(() => import('./CollapsedEntries.tsx'));

/** Id of the menu, for the buttons that open and close it. */
export const MENU_ID = 'side-menu';

const Panel = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: (theme.vars ?? theme).palette.menu.ground,
  color: (theme.vars ?? theme).palette.menu.text,
}));
const Fixed = styled('div')({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: LAYER,
  '&:has([role="menu"])': { zIndex: LAYER_OF_OPEN_MENU },
  '@media print': { display: 'none' },
});
const ViewName = styled('div')(({ theme }) => ({
  padding: '8px 18px 6px',
  fontSize: '0.75rem',
  fontWeight: 600,
  letterSpacing: '0.04em',
  color: (theme.vars ?? theme).palette.menu.quietText,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));
const Entries = styled('div')({ flex: 1, overflowY: 'auto', scrollbarWidth: 'thin' });

/** The side menu: beside the page, or over it in a narrow window. */
export function SideMenu(): ReactNode {
  const label = useText()('shell.menu.label');
  const { menu } = useShell();
  if (!menu.mobile) {
    return (
      <Fixed style={{ width: menu.collapsed ? MENU_COLLAPSED_PX : MENU_OPEN_PX }}>
        <MenuPanel />
      </Fixed>
    );
  }
  return (
    <Drawer
      open={menu.drawerOpen}
      onClose={menu.closeDrawer}
      slotProps={{ paper: { style: { width: MENU_OPEN_PX }, 'aria-label': label } }}
    >
      <MenuPanel />
    </Drawer>
  );
}

function MenuPanel(): ReactNode {
  const { view, route, menu } = useShell();
  const { mobile, collapsed, toggle } = menu;
  const session = useSession();
  const { gateContext } = session;
  const [helps] = useState(() => needsViewHelp(session));
  const text = useText();
  const entries = useMemo(() => visibleMenu(view, gateContext), [view, gateContext]);
  const marked = route?.activeMenu ?? '';
  const trail = useMemo(() => activeTrail(entries, marked), [entries, marked]);
  const opened: TextKey = mobile ? 'shell.menu.close' : 'shell.menu.collapse';
  const toggleWord = text(collapsed ? 'shell.menu.expand' : opened);
  return (
    <Panel id={MENU_ID} aria-label={text('shell.menu.label')}>
      <Logo collapsed={collapsed} />
      {mobile ? <ViewMenu /> : !collapsed && <ViewName>{text(view.title)}</ViewName>}
      {mobile && <OrganizationSelector place="menu" />}
      <Entries>
        {collapsed ? (
          <CollapsedEntries entries={entries} trail={trail} />
        ) : (
          <MenuEntries entries={entries} trail={trail} />
        )}
      </Entries>
      {helps && !mobile && !collapsed && <ViewHelp />}
      <EntryButton type="button" onClick={toggle} aria-label={toggleWord}>
        <KeyboardDoubleArrowLeft
          aria-hidden
          sx={{ transform: collapsed ? 'rotate(180deg)' : 'none' }}
        />
        {!collapsed && <EntryText>{toggleWord}</EntryText>}
      </EntryButton>
    </Panel>
  );
}
