import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { FieldRecord } from '../../fields/values.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { Card } from './Card.tsx';
import { metaOf } from './ticket.ts';

const PERMISSIONS: Readonly<Record<string, readonly [route: string, needs: string]>> = {
  apply_asset: ['AssetPermissionDetail', 'perms.view_assetpermission'],
  apply_application: ['ApplicationPermissionDetail', 'perms.view_applicationpermission'],
};

/** The permission that an approved request made: it has the id of its ticket (contract: tickets, section 2). */
export function GrantedCard({ ticket }: { readonly ticket: FieldRecord }): ReactNode {
  const words = usePartWords('later');
  const routes = useRoutes();
  const { gateContext } = useSession();
  const [route, needs] = PERMISSIONS[String(ticket['type'])] ?? [];
  if (route === undefined || needs === undefined || ticket['state'] !== 'approved') return null;
  const name = String(metaOf(ticket)['apply_permission_name'] ?? '');
  const to = routes.address(route, { id: String(ticket['id']) }, { oid: String(ticket['org_id']) });
  const open = to !== undefined && decideGate({ permissions: [needs] }, gateContext).open;
  return (
    <Card title={words('ticketPages.granted')}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {words('ticketPages.permission')}: {open ? <Link to={to}>{name}</Link> : name}
      </Box>
    </Card>
  );
}
