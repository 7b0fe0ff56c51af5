import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { app } from '../../../generated/app.ts';
import { useSession } from '../../session/SessionContext.ts';
import { readAnnouncement, showsAnnouncements } from './announcement.ts';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';
import { watchesLicence } from './licence.ts';
import { LicenceNotice } from './LicenceNotice.tsx';
import { passwordAlert, type PasswordAlert } from './password.ts';
import { Banner } from './Banner.tsx';
import { useShell } from '../shellContext.ts';
import { useNow } from '../../i18n/useNow.ts';
import { useText } from '../../i18n/useText.ts';

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
      {announcement && <AnnouncementBanner key={announcement.id} announcement={announcement} />}
      {watchesLicence(gateContext) && <LicenceNotice now={now} />}
      {password && <PasswordNotice alert={password} />}
    </Box>
  );
}

/** Says that the person's password has expired, or in how many days it expires. */
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
