import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { useSession } from '../session/SessionContext.ts';
import { BarMenu } from './BarMenu.tsx';
import { MenuIcon } from './MenuIcon.tsx';
import { useShell } from './shellContext.ts';
import { rememberSwitcher } from './viewHelp/viewHelp.ts';
import { useText } from '../i18n/useText.ts';

/**
 * The current view or area and a menu of the other views (spec 1, section 2.2). A choice is stored
 * and runs start-up again.
 */
export function ViewMenu(): ReactNode {
  const { view } = useShell();
  const { views, profile } = useSession();
  const { switchView } = useSessionCommands();
  const text = useText();
  const offered = views.filter(({ inSwitcher }) => inSwitcher);
  const found = () => rememberSwitcher(profile.username);
  const elsewhere = offered.some(({ name }) => name !== view.name);
  const name = (
    <Box component="span" sx={{ fontWeight: 600, typography: 'body1' }}>
      {text(view.title)}
    </Box>
  );
  if (!elsewhere) return <Box sx={{ px: 2 }}>{name}</Box>;
  return (
    <BarMenu
      wordy
      side="left"
      label={text('shell.view')}
      button={
        <>
          {name}
          <UnfoldMore aria-hidden sx={{ color: 'text.secondary' }} />
        </>
      }
      choices={offered.map((other) => ({
        key: other.name,
        label: text(other.title),
        icon: <MenuIcon name={other.icon} />,
        to: other.path,
        selected: other.name === view.name,
        onPress: () => {
          found();
          switchView(other.name);
        },
      }))}
    />
  );
}
