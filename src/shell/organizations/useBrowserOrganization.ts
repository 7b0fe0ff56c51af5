import { useEffect, useState } from 'react';
import { readCookie } from '../../api/cookies.ts';
import { ORGANIZATION_COOKIE } from '../../session/startupCalls.ts';
import { isOrganization } from '../../session/organizations.ts';
import { useSession } from '../../session/SessionContext.ts';

/**
 * The browser's organization (the cookie that all tabs share) when it differs from this tab's. A
 * change in another tab is noticed by local storage; any other change when this tab gets the focus.
 * Without the extension there is only one.
 */
export function useBrowserOrganization(): string | undefined {
  const { organization, settings } = useSession();
  const [cookie, setCookie] = useState(() => readCookie(ORGANIZATION_COOKIE));
  useEffect(() => {
    const look = () => setCookie(readCookie(ORGANIZATION_COOKIE));
    look();
    window.addEventListener('storage', look);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [organization]);
  const differs = cookie !== undefined && cookie !== '' && !isOrganization(organization, cookie);
  return settings.XPACK_ENABLED && differs ? cookie : undefined;
}
