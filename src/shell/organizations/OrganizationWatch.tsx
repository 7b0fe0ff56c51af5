import type { ReactNode } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { hasLostOrganization } from '../../session/withProfile.ts';
import { OrganizationChangedBar } from './OrganizationChangedBar.tsx';
import { OrganizationGoneDialog } from './OrganizationGoneDialog.tsx';
import { useBrowserOrganization } from './useBrowserOrganization.ts';
import { useFreshOrganizations } from './useFreshOrganizations.ts';
import { useRefusedNotice } from './useRefusedNotice.ts';
import { useWriteGuard } from './useWriteGuard.ts';

/**
 * Reports when this tab's organization is deleted or differs from the browser's, and keeps the list
 * of organizations up to date.
 */
export default function OrganizationWatch(): ReactNode {
  const session = useSession();
  const there = useBrowserOrganization();
  useFreshOrganizations();
  useRefusedNotice();
  useWriteGuard();
  if (hasLostOrganization(session)) return <OrganizationGoneDialog />;
  return there === undefined ? null : <OrganizationChangedBar there={there} />;
}
