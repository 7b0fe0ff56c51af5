import type { UseQueryResult } from '@tanstack/react-query';
import { useSession } from '../../../session/SessionContext.ts';
import { useRequest } from '../../../api/useRequest.ts';

/** Beginning of the key of every figure. */
export const DASHBOARD = 'dashboard';

/**
 * Figures of the current organization. They are read once; a refresh reads them again.
 *
 * @param part names them within the dashboard
 */
export function useFigures<Figures>(
  part: string,
  load: (signal: AbortSignal) => Promise<Figures>,
): UseQueryResult<Figures> {
  const { organization } = useSession();
  return useRequest([DASHBOARD, organization.id, part], (signal) => load(signal));
}
