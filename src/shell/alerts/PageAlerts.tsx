import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { app } from '../../../generated/app.ts';
import type { RouteFacts } from '../../../codegen/model/routes.ts';
import { useSession } from '../../session/SessionContext.ts';
import { readAnnouncement, showsAnnouncements } from './announcement.ts';
import { AnnouncementBanner } from './AnnouncementBanner.tsx';
import { watchesLicence } from './licence.ts';
import { LicenceNotice } from './LicenceNotice.tsx';
import { passwordAlert } from './password.ts';
import { PasswordNotice } from './PasswordNotice.tsx';
import { useNow } from './useNow.ts';

export interface PageAlertsProps {
  /** The current route; absent on the pages for unknown addresses. */
  readonly route: RouteFacts | undefined;
}

/** Alerts above the heading of a page (spec 1, section 2.3); usually none. */
export default function PageAlerts({ route }: PageAlertsProps): ReactNode {
  const { profile, settings, gateContext } = useSession();
  const now = useNow();
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
