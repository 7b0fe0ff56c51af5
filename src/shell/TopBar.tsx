import { sessionFacts } from '#project/generated/session.ts';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import { styled, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconPush } from '../theme/buttons.ts';
import { LAYER, LAYER_OF_OPEN_MENU, TOP_BAR_PX } from '../theme/sizes.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { optionalPart } from './optionalPart.ts';
import { CommandBar } from './palette/CommandBar.tsx';
import { MessagesButton } from './messages/MessagesButton.tsx';
import { OrganizationSelector } from './organizations/OrganizationSelector.tsx';
import { useShell } from './shellContext.ts';
import { MENU_ID } from './SideMenu.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import { useText } from '../i18n/useText.ts';
import ContrastIcon from '@mui/icons-material/Contrast';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { BarMenu } from './BarMenu.tsx';
import Translate from '@mui/icons-material/Translate';
import { useNotify } from 'ra-core';
import { useLanguage } from '../i18n/LanguageContext.ts';

/** Selects the language of the interface, without a reload. Each language has its own name. */
function LanguageMenu(): ReactNode {
  const { language, languages, change } = useLanguage();
  const text = useText();
  const notify = useNotify();
  const choose = (code: string) => {
    if (code === language) return;
    change(code).catch(() => notify(text('shell.languageFailed'), { type: 'error' }));
  };
  if (languages.length === 1) return null;
  return (
    <BarMenu
      label={text('shell.language')}
      button={<Translate fontSize="small" />}
      choices={languages.map(({ code, name }) => ({
        key: code,
        label: name,
        lang: code,
        radio: true,
        selected: code === language,
        onPress: () => choose(code),
      }))}
    />
  );
}

const ICONS = { system: ContrastIcon, light: LightIcon, dark: DarkIcon } as const;
const MODES = ['system', 'light', 'dark'] as const;

/** Selects the light, dark or system theme; stored in this browser. */
function ThemeMenu(): ReactNode {
  const { mode, setMode } = useColorScheme();
  const text = useText();
  const Current = ICONS[mode ?? 'system'];
  return (
    <BarMenu
      label={text('shell.theme.label')}
      button={<Current fontSize="small" />}
      choices={MODES.map((offered) => {
        const Icon = ICONS[offered];
        return {
          key: offered,
          label: text(`shell.theme.${offered}`),
          icon: <Icon fontSize="small" />,
          radio: true,
          selected: offered === mode,
          onPress: () => setMode(offered),
        };
      })}
    />
  );
}

/** Optional: without them the rest of the console still works. */
const BarItems = optionalPart(() => import('./bar/BarItems.tsx'));

/** The user's menus: the same elements each time, so that a new page does not draw them anew. */
const OWN_MENUS = (
  <>
    {sessionFacts.messages && <MessagesButton />}
    <BarItems />
    <LanguageMenu />
    <ThemeMenu />
    {(sessionFacts.login ?? sessionFacts.profile) && <AccountMenu />}
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
