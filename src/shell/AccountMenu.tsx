import { sessionFacts } from '#project/generated/session.ts';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { useSession } from '../session/SessionContext.ts';
import { BarMenu } from './BarMenu.tsx';
import { initials } from './initials.ts';
import { useText } from '../i18n/useText.ts';
import { shell } from '#project/generated/shell.ts';
import { useRoutes } from '../session/RoutesContext.ts';
import type { Choice } from '../controls/menus/choice.ts';
import { MenuIcon } from './MenuIcon.tsx';
import { allowedPath } from './bar/allowedPath.ts';
import { VISUALLY_HIDDEN } from '../theme/visuallyHidden.ts';

const INITIALS_PX = 26;

const Initials = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: INITIALS_PX,
  height: INITIALS_PX,
  borderRadius: '50%',
  fontSize: 11,
  fontWeight: 600,
  background: (theme.vars ?? theme).palette.primary.main,
  color: (theme.vars ?? theme).palette.primary.contrastText,
}));

/** The name is truncated, and visually hidden where there is no room. */
const narrowly = (theme: Theme) => ({
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [theme.breakpoints.down('sm')]: VISUALLY_HIDDEN,
});

/** The menu of the signed-in user, with Log out. */
export function AccountMenu(): ReactNode {
  const { profile } = useSession();
  const { logout } = useSessionCommands();
  const text = useText();
  const pages = useAccountPages();
  return (
    <BarMenu
      label={text('shell.account', { name: profile.name })}
      wordy
      button={
        <>
          <Initials aria-hidden>{initials(profile.name)}</Initials>
          <Box component="span" sx={narrowly}>
            {profile.name}
          </Box>
        </>
      }
      head={<Person />}
      choices={[
        ...pages,
        ...(sessionFacts.login
          ? [
              {
                key: 'logout',
                label: text('shell.logout'),
                icon: <LogoutIcon fontSize="small" />,
                onPress: logout,
              },
            ]
          : []),
      ]}
    />
  );
}

function Person(): ReactNode {
  const { profile } = useSession();
  return (
    <Box
      component="li"
      role="presentation"
      sx={{ px: 4, pt: 1, pb: 2, mb: 2, maxWidth: 280, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{profile.name}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {profile.username === profile.name ? profile.email : profile.username}
      </Box>
    </Box>
  );
}

/** The pages in the account menu, by their titles (spec 1, sections 2.3 and 6). */
function useAccountPages(): readonly Choice[] {
  const { gateContext } = useSession();
  const routes = useRoutes();
  const text = useText();
  return shell.account.flatMap((entry) => {
    const to = allowedPath(routes, gateContext, entry);
    const title = routes.byName(entry.route)?.title;
    if (to === undefined || title === undefined) return [];
    return [{ key: entry.key, label: text(title), icon: <MenuIcon name={entry.icon} />, to }];
  });
}
