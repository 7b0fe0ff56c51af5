import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Facts } from '../../../controls/Facts.tsx';
import { isNever } from '../../../i18n/dates.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { initials } from '../../../shell/initials.ts';
import { Card } from '../../../controls/Card.tsx';
import { useText } from '../../../i18n/useText.ts';

const AVATAR_PX = 48;

/** The signed-in user: name, roles and important dates. */
export function AccountCard(): ReactNode {
  const { profile, organization } = useSession();
  const text = useText();
  const { date } = useFormats();
  const said = (value: unknown) =>
    typeof value === 'string' && value !== '' ? value : text('app.welcome.none');
  const moment = (value: unknown) => date(value) || text('app.welcome.never');
  const facts: readonly (readonly [string, string])[] = [
    [text('app.welcome.username'), profile.username],
    [text('app.welcome.organization'), organization.name],
    [text('app.welcome.systemRoles'), said(profile.system_roles_display)],
    [text('app.welcome.orgRoles'), said(profile.org_roles_display)],
    [text('app.welcome.groups'), said(profile.groups_display)],
    [text('app.welcome.lastLogin'), moment(profile.last_login)],
    [text('app.welcome.passwordChanged'), moment(profile.date_password_last_updated)],
    [
      text('app.welcome.validUntil'),
      isNever(profile.date_expired) ? text('app.welcome.unlimited') : moment(profile.date_expired),
    ],
  ];
  return (
    <Card padded title={text('app.welcome.account')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
        <Avatar
          aria-hidden
          sx={{
            width: AVATAR_PX,
            height: AVATAR_PX,
            fontSize: 18,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initials(profile.name)}
        </Avatar>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{profile.name}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{profile.email}</Box>
        </Box>
      </Box>
      <Box sx={{ typography: 'body2' }}>
        <Facts facts={facts} alignEnd />
      </Box>
    </Card>
  );
}
