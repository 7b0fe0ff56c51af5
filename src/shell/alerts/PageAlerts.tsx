import { sessionParts } from '#project/generated/sessionParts.ts';
import { type ReactNode, useState } from 'react';
import { factAddress } from '../../api/apiAddress.ts';
import Box from '@mui/material/Box';
import { app } from '#project/generated/app.ts';
import { shell } from '#project/generated/shell.ts';
import { useSession } from '../../session/SessionContext.ts';
import { readAnnouncement, showsAnnouncements, type Announcement } from './announcement.ts';
import { watchesLicence, licenceAlert, readLicence } from './licence.ts';
import { passwordAlert, type PasswordAlert } from './password.ts';
import { OUTSIDE, OutsideMark } from '../../controls/OutsideMark.tsx';
import { Banner } from './Banner.tsx';
import { useShell } from '../shellContext.ts';
import { useNow } from '../../i18n/useNow.ts';
import { useText } from '../../i18n/useText.ts';
import { Link } from 'react-router';
import { request } from '../../api/client.ts';
import { useRequest } from '../../api/useRequest.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { storage } from '../../session/browser.ts';
import { createPersonalStorage } from '../../session/personalStorage.ts';

/** Alerts count days, so a minute is precise enough. */
const STEP_MS = 60_000;

/** Alerts above the heading of a page (spec 1, section 2.3); usually none. */
export default function PageAlerts(): ReactNode {
  const { route } = useShell();
  const { profile, settings, gateContext } = useSession();
  const now = useNow(STEP_MS);
  const announcement = showsAnnouncements(route) ? readAnnouncement(settings) : undefined;
  const password = passwordAlert(profile, settings, now, app.passwordWarningDays);
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      {showsAnnouncements(route) && <UnknownServerNotice />}
      {announcement && <AnnouncementBanner key={announcement.id} announcement={announcement} />}
      {watchesLicence(gateContext) && <LicenceNotice now={now} />}
      {password && <PasswordNotice alert={password} />}
    </Box>
  );
}

/** Says to those who may open the settings that the server is none of the known versions. */
function UnknownServerNotice(): ReactNode {
  const text = useText();
  const { server } = useSession();
  const routes = useRoutes();
  const mayHelp = shell.bar.some((entry) => 'route' in entry && routes.verdict(entry.route).open);
  if (!server || server.isKnown || !mayHelp) return null;
  return (
    <Banner severity="info">{text('topbar.unknownServer', { version: server.version })}</Banner>
  );
}

/** Says that the user's password has expired, or in how many days it expires. */
function PasswordNotice({ alert }: { readonly alert: PasswordAlert }): ReactNode {
  const text = useText();
  return alert.kind === 'expired' ? (
    <Banner severity="error">{text('topbar.password.expired')}</Banner>
  ) : (
    <Banner severity="warning">
      {text('topbar.password.expiring', { smart_count: alert.days })}
    </Banner>
  );
}

/** Says that the licence has expired, expires soon, or covers less than there is. */
function LicenceNotice({ now }: { readonly now: number }): ReactNode {
  // Asked once a session, and again after a failure, which shows nothing.
  const { data: licence } = useRequest(
    ['licence'],
    // Without a slash at its end (spec 1, section 7).
    async () =>
      readLicence(
        await request(factAddress(sessionParts.licence?.address ?? ''), {
          exact: true,
          quiet: true,
        }),
      ),
    { staleTime: 'static', gcTime: Infinity },
  );
  const translate = useText();
  const formats = useFormats();
  const routes = useRoutes();
  const alert = licence && licenceAlert(licence, now, app.licenceWarningDays);
  if (!alert) return null;
  const values = alert.kind === 'expiring' ? { date: formats.date(alert.date) } : undefined;
  const text = translate(`topbar.licence.${alert.kind}`, values);
  const route = sessionParts.licence?.page;
  const page = route && routes.verdict(route).open ? routes.address(route) : undefined;
  return (
    <Banner severity={alert.kind === 'expired' ? 'error' : 'warning'}>
      {page === undefined ? text : <Link to={page}>{text}</Link>}
    </Banner>
  );
}

const CLOSED_KEY = 'gatehouse.announcement';

/** Id of the announcement that each user closed last in this browser. */
const closedAnnouncement = createPersonalStorage(storage, CLOSED_KEY);

/** The announcement as text, until this user closes it. The next one is shown again. */
function AnnouncementBanner({ announcement }: { readonly announcement: Announcement }): ReactNode {
  const { id, subject, content, link } = announcement;
  const { username } = useSession().profile;
  const text = useText();
  const [closed, setClosed] = useState(() => closedAnnouncement.recall(username) === id);
  if (closed) return null;
  const close = () => {
    closedAnnouncement.remember(username, id);
    setClosed(true);
  };
  return (
    <Banner severity="info" close={{ label: text('topbar.announcement.close'), onPress: close }}>
      {subject !== '' && <Box sx={{ fontWeight: 600 }}>{subject}</Box>}
      {content !== '' && <Box sx={{ whiteSpace: 'pre-line' }}>{content}</Box>}
      {link !== undefined && (
        <a
          href={link}
          {...OUTSIDE}
          aria-label={text('shell.newTab', { name: text('topbar.announcement.more') })}
        >
          {text('topbar.announcement.more')}
          <OutsideMark />
        </a>
      )}
    </Banner>
  );
}
