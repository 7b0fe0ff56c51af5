import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RouteName } from '../../../generated/names.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { metaOf, type Ticket } from './ticket.ts';
import { useText } from '../../i18n/useText.ts';

const PERMISSIONS: Readonly<Record<string, RouteName>> = {
  apply_asset: 'AssetPermissionDetail',
  apply_application: 'ApplicationPermissionDetail',
};

/** The permission that an approved request made: it has the id of its ticket (contract: tickets, section 2). */
export function GrantedPermission({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const route = PERMISSIONS[String(ticket.type)];
  if (route === undefined) return null;
  const permission = String(metaOf(ticket)['apply_permission_name'] ?? '');
  const to = routes.address(route, { id: String(ticket.id) }, { oid: String(ticket.org_id) });
  const open = to !== undefined && routes.verdict(route).open;
  // An old ticket has no name of its permission: without a link there is nothing to show.
  if (permission === '' && !open) return null;
  return (
    <Box sx={{ overflowWrap: 'anywhere', marginBottom: 3 }}>
      {permission !== '' && `${text('ticketPages.permission')}: `}
      {open ? <Link to={to}>{permission || text('ticketPages.openPermission')}</Link> : permission}
    </Box>
  );
}
