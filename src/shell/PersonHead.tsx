import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSession } from '../session/SessionContext.ts';

/** Who is logged in, at the head of the account menu. */
export default function PersonHead(): ReactNode {
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
