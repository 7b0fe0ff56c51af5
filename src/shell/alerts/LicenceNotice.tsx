import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { app } from '../../../generated/app.ts';
import type { RouteName } from '../../../generated/names.ts';
import { request } from '../../api/client.ts';
import { useRequest } from '../../api/useRequest.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { licenceAlert, readLicence } from './licence.ts';
import { Banner } from './Banner.tsx';
import { useText } from '../../i18n/useText.ts';

/** The page that the alert links to (spec 1, section 2.1). */
const LICENCE_ROUTE: RouteName = 'License';

/** Says that the licence has expired, expires soon, or covers fewer assets than there are. */
export function LicenceNotice({ now }: { readonly now: number }): ReactNode {
  // Asked once a session, and again after a failure, which shows nothing.
  const { data: licence } = useRequest(
    ['licence'],
    // Without a slash at its end (spec 1, section 7).
    async () => readLicence(await request('xpack/license/detail', { exact: true, quiet: true })),
    { staleTime: 'static', gcTime: Infinity },
  );
  const translate = useText();
  const formats = useFormats();
  const routes = useRoutes();
  const alert = licence && licenceAlert(licence, now, app.licenceWarningDays);
  if (!alert) return null;
  const values = alert.kind === 'expiring' ? { date: formats.date(alert.date) } : undefined;
  const text = translate(`topbar.licence.${alert.kind}`, values);
  const page = routes.verdict(LICENCE_ROUTE).open ? routes.address(LICENCE_ROUTE) : undefined;
  return (
    <Banner severity={alert.kind === 'expired' ? 'error' : 'warning'}>
      {page === undefined ? text : <Link to={page}>{text}</Link>}
    </Banner>
  );
}
