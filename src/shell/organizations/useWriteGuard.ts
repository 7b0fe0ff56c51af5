import { useNotify } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../../api/client.ts';
import { readOrganization } from '../../session/readAnswers.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useText } from '../../i18n/useText.ts';

/** The answer is valid for this time, so that several writes ask once. */
const FRESH_MS = 10_000;

/**
 * A server that does not know the organization of a call silently uses the default one (protocol,
 * section 1). So before a write it is asked whether it knows this tab's; if not, nothing is written
 * and the profile is fetched.
 */
export function useWriteGuard(): void {
  const { organization, settings } = useSession();
  const { refreshProfile } = useSessionCommands();
  const notify = useNotify();
  const text = useText();
  const refuse = useEffectEvent(async () => {
    notify(text('organizations.notSaved', { name: organization.name }), { type: 'error' });
    await refreshProfile();
  });

  const { id } = organization;
  const guarded = settings.XPACK_ENABLED;
  useEffect(() => {
    if (!guarded) return undefined;
    let askedAt = Date.now();
    return api.guardWrites(async () => {
      if (Date.now() - askedAt < FRESH_MS) return true;
      // When this check fails, the write itself will say why.
      const answer = await api.request('orgs/orgs/current', { quiet: true }).catch(() => undefined);
      if (answer === undefined || readOrganization(answer).id === id) {
        askedAt = Date.now();
        return true;
      }
      await refuse().catch(() => undefined);
      return false;
    });
  }, [guarded, id]);
}
