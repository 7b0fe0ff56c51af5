import { useEffect, useState } from 'react';
import { readCookie } from '../../api/cookies.ts';
import { ORGANIZATION_COOKIE } from '../../session/startupCalls.ts';
import { isOrganization } from '../../session/organizations.ts';
import { useSession } from '../../session/SessionContext.ts';

/**
 * The organization of the browser, which its cookie holds and every tab shares, when it is another
 * than this tab's. Another tab tells of a change by local storage; what told nobody is noticed when
 * one comes back to this tab. Without the extension there is but one.
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
