import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import { LoadingBox } from '@gatehouse-console/engine/pages/LoadingBox.tsx';
import { PartBoundary } from '@gatehouse-console/engine/pages/PartBoundary.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { greetingKey } from './greeting.ts';
import { PagesCard } from './PagesCard.tsx';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import { lazyPart } from '@gatehouse-console/engine/i18n/lazyPart.tsx';
import { columnsFrom } from '@gatehouse-console/engine/theme/columnsFrom.ts';
import type { RouteName } from '#project/generated/names.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { PushLink } from '@gatehouse-console/engine/theme/buttons.ts';
import Avatar from '@mui/material/Avatar';
import { Facts } from '@gatehouse-console/engine/controls/Facts.tsx';
import { isNever } from '@gatehouse-console/engine/i18n/dates.ts';
import { useFormats } from '@gatehouse-console/engine/i18n/useFormats.ts';
import { initials } from '@gatehouse-console/engine/shell/initials.ts';
import { Card } from '@gatehouse-console/engine/controls/Card.tsx';

const ConnectCard = lazyPart(() => import('./ConnectCard.tsx'));
const OwnTickets = lazyPart(() => import('./OwnTickets.tsx'));
const OwnLogins = lazyPart(() => import('./OwnLogins.tsx'));

/** Roughly the height of the card with the user's assets. */
const CONNECT_PX = 200;
/** Roughly the height of the card with the user's tickets. */
const WORK_PX = 240;

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
});

/** The workbench home: own assets to connect to, own records, pages, account. */
export default function MyHome({ route }: PageProps): ReactNode {
  const { profile, organization } = useSession();
  const text = useText();
  // The greeting stays as it is while the page is open.
  const [greeting] = useState(() => greetingKey(new Date()));
  return (
    <>
      <PageHeading title={text(greeting, { name: profile.name })} actions={<RequestAccess />} />
      <Box component="p" sx={{ m: 0, mt: -3, mb: 5, color: 'text.secondary' }}>
        {text('app.welcome.lead', { organization: organization.name })}
      </Box>
      <Box sx={{ gap: 4, ...columnsFrom('md', 'minmax(0, 1fr) 340px') }}>
        <Column>
          <PartBoundary>
            <ConnectCard fallback={<LoadingBox height={CONNECT_PX} />} route={route} />
          </PartBoundary>
          <PartBoundary>
            <OwnTickets fallback={<LoadingBox height={WORK_PX} />} route={route} />
          </PartBoundary>
          <PartBoundary>
            <PagesCard home={route.path} />
          </PartBoundary>
        </Column>
        <Column>
          <PartBoundary>
            <AccountCard />
          </PartBoundary>
          <PartBoundary>
            <OwnLogins />
          </PartBoundary>
        </Column>
      </Box>
    </>
  );
}

const REQUESTS: readonly (readonly [route: RouteName, word: TextKey])[] = [
  ['RequestAssetPermTicketCreateUpdate', 'home.requestAccess'],
  ['RequestAssetAccess', 'home.requestAccess'],
  ['RequestApplicationPermTicketCreateUpdate', 'home.requestApplications'],
  ['RequestApplicationAccess', 'home.requestApplications'],
];

/** The ways to ask for access, where this user may open tickets. */
function RequestAccess(): ReactNode {
  const text = useText();
  const routes = useRoutes();
  return REQUESTS.filter(([route]) => routes.verdict(route).open).map(([route, word], place) => (
    <PushLink
      key={route}
      to={routes.address(route) ?? ''}
      look={place === 0 ? 'filled' : 'outlined'}
    >
      {text(word)}
    </PushLink>
  ));
}

const AVATAR_PX = 48;

/** The signed-in user: name, roles and important dates. */
function AccountCard(): ReactNode {
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
