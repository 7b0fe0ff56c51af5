import LogoutIcon from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWords } from '../i18n/useWords.ts';
import { useSessionCommands } from '../session/sessionCommands.ts';
import { useSession } from '../session/SessionContext.ts';
import { BarMenu } from './BarMenu.tsx';
import { initials } from './initials.ts';

const AVATAR_PX = 26;

/** The name: cut when it is long, and for ears alone where there is no room. */
const narrowly = (theme: Theme) => ({
  ml: 2,
  maxWidth: 160,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  [theme.breakpoints.down('sm')]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    clipPath: 'inset(50%)',
  },
});

/** Who is signed in, and the way out. */
export function AccountMenu(): ReactNode {
  const { profile } = useSession();
  const { logout } = useSessionCommands();
  const words = useWords();
  return (
    <BarMenu
      label={words('shell.account', { name: profile.name })}
      wordy
      button={
        <>
          <Avatar
            aria-hidden
            sx={{
              width: AVATAR_PX,
              height: AVATAR_PX,
              fontSize: 11,
              fontWeight: 600,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            {initials(profile.name)}
          </Avatar>
          <Box component="span" sx={narrowly}>
            {profile.name}
          </Box>
        </>
      }
    >
      {() => [
        <Box key="who" role="presentation" sx={{ px: 4, pt: 1, pb: 2, maxWidth: 280 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{profile.name}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {profile.username === profile.name ? profile.email : profile.username}
          </Box>
        </Box>,
        <Divider key="line" />,
        <MenuItem key="logout" onClick={logout}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {words('shell.logout')}
        </MenuItem>,
      ]}
    </BarMenu>
  );
}
