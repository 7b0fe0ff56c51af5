import type { ReactNode } from 'react';
import { optionalPart } from '../optionalPart.ts';
import { useSession } from '../../session/SessionContext.ts';
import { useShell } from '../shellContext.ts';
import type { SelectorProps } from './SelectorButton.tsx';

/** Optional: without it the current organization stays. */
const SelectorButton = optionalPart(() => import('./SelectorButton.tsx'));

/** The organization selector: with a valid licence, and where the route allows it (spec 1, section 2.4). */
export function OrganizationSelector(props: SelectorProps): ReactNode {
  const { route } = useShell();
  const { licenceValid, organizations } = useSession();
  const offered = licenceValid && organizations.length > 0 && route?.showOrganization !== false;
  return offered ? <SelectorButton {...props} /> : null;
}
