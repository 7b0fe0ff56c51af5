import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { decideGate } from '../../../codegen/model/gates.ts';
import type { Permission } from '../../../generated/names.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { useSession } from '../../session/SessionContext.ts';
import { metaOf, type Ticket } from './ticket.ts';
import type { TextKey } from '../../../generated/texts.ts';
import { useText } from '../../i18n/useText.ts';

/** From a command to its session and to the rule that asked (contract: tickets, section 2). */
export function CommandLinks({ ticket }: { readonly ticket: Ticket }): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { gateContext } = useSession();
  const meta = metaOf(ticket);
  const oid = String(ticket.org_id ?? '');
  const link = (needs: Permission, word: TextKey, to: string | undefined) =>
    to !== undefined &&
    decideGate({ permissions: [needs] }, gateContext).open && <Link to={to}>{text(word)}</Link>;
  const [session, filter, rule] = [
    meta['apply_from_session_id'],
    meta['apply_from_cmd_filter_id'],
    meta['apply_from_cmd_filter_rule_id'],
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, marginTop: 3 }}>
      {typeof session === 'string' &&
        link(
          'terminal.view_session',
          'ticketPages.sessionLink',
          routes.address('SessionDetail', { id: session }, { oid }),
        )}
      {typeof filter === 'string' &&
        typeof rule === 'string' &&
        link(
          'assets.change_commandfilterrule',
          'ticketPages.ruleLink',
          routes.address('CommandFilterRulesUpdate', { id: rule }, { filter, oid }),
        )}
    </Box>
  );
}
