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
