import type { ApiPathname } from '../../api/apiAddress.ts';
import { useEffect, useRef } from 'react';
import { api } from '../../api/client.ts';
import { useSessionCommands } from '../../session/sessionCommands.ts';

/** Every successful write below it changes the list of organizations. */
const ORGANIZATIONS: ApiPathname = '/api/v1/orgs/orgs/';
const READS: ReadonlySet<string> = new Set(['GET', 'OPTIONS']);

/** Fetches the profile after an organization was created, changed or deleted here. */
export function useFreshOrganizations(): void {
  const { refreshProfile } = useSessionCommands();
  const refresh = useRef(refreshProfile);
  useEffect(() => {
    refresh.current = refreshProfile;
  }, [refreshProfile]);
  useEffect(
    () =>
      api.onAnswer(({ method, path, ok }) => {
        if (!ok || READS.has(method) || !path.startsWith(ORGANIZATIONS)) return;
        // After a failure the next session check does the same.
        refresh.current().catch(() => undefined);
      }),
    [],
  );
}
