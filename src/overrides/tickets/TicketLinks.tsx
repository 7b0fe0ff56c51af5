import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RouteName } from '../../../generated/names.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import type { RouteParams, RouteQuery } from '../../session/routeTable.ts';
import { metaOf, type Ticket } from './ticket.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

/** From a command to its session and to the rule that asked (contract: tickets, section 2). */
export function CommandLinks({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const meta = metaOf(ticket);
  const oid = String(ticket.org_id ?? '');
  const link = (route: RouteName, word: TextKey, params: RouteParams, query: RouteQuery) => {
    const to = routes.address(route, params, query);
    const verdict = routes.verdict(route);
    // The address names the organization: that the present one is the global one closes nothing.
    const leads = verdict.open || verdict.reason === 'organization';
    return to !== undefined && leads && <Link to={to}>{text(word)}</Link>;
  };
  const [session, filter, rule] = [
    meta['apply_from_session_id'],
    meta['apply_from_cmd_filter_id'],
    meta['apply_from_cmd_filter_rule_id'],
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 3 }}>
      {typeof session === 'string' &&
        link('SessionDetail', 'ticketPages.sessionLink', { id: session }, { oid })}
      {typeof filter === 'string' &&
        typeof rule === 'string' &&
        link('CommandFilterRulesUpdate', 'ticketPages.ruleLink', { id: rule }, { filter, oid })}
    </Box>
  );
}

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
