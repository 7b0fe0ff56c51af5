import { type RaRecord, useNotify } from 'ra-core';
import { useEffect, type ReactNode, useState } from 'react';
import { useNavigate, useParams, Link } from 'react-router';
import type { RouteRecord } from '@gatehouse-console/engine/model/routes.ts';
import type { RouteName } from '#project/generated/names.ts';
import definition from '#project/generated/resources/tickets/ticket.ts';
import { AbsentRecord } from '@gatehouse-console/engine/pages/AbsentRecord.tsx';
import type { PageProps } from '@gatehouse-console/engine/pages/page.ts';
import { recordPage } from '@gatehouse-console/engine/pages/recordPage.ts';
import { useRoutes } from '@gatehouse-console/engine/session/RoutesContext.ts';
import { useText } from '@gatehouse-console/engine/i18n/useText.ts';
import Box from '@mui/material/Box';
import { fieldsOfKind } from '@gatehouse-console/engine/fields/kinds.ts';
import { openTabs } from '@gatehouse-console/engine/pages/detail/tabs.ts';
import { RecordCard } from '@gatehouse-console/engine/pages/record/RecordCard.tsx';
import { PageHeading } from '@gatehouse-console/engine/pages/heading/PageHeading.tsx';
import { detailTitle } from '@gatehouse-console/engine/pages/titles.ts';
import { useNameOf } from '@gatehouse-console/engine/pages/useNameOf.ts';
import { useSession } from '@gatehouse-console/engine/session/SessionContext.ts';
import { TicketPart } from './TicketPart.tsx';
import { Discussion } from './Discussion.tsx';
import { GrantedPermission } from './GrantedPermission.tsx';
import { ServerZoneNotice } from './ServerZoneNotice.tsx';
import { SessionCard } from './SessionCard.tsx';
import { Steps } from './Steps.tsx';
import { currentStep, decides, isOpen, type Ticket, metaOf } from './ticket.ts';
import { TicketHead } from './TicketHead.tsx';
import { useTicket } from './useTicket.ts';
import { useTicketActions } from './useTicketActions.ts';
import { columnsFrom } from '@gatehouse-console/engine/theme/columnsFrom.ts';
import { actionsOf } from '@gatehouse-console/engine/model/offers.ts';
import { useAskWantedAction } from '@gatehouse-console/engine/pages/wantedAction.ts';
import { DecideDialog } from './DecideDialog.tsx';
import type { Decision } from './decideTickets.ts';
import type { RouteParams, RouteQuery } from '@gatehouse-console/engine/session/routeTable.ts';
import type { TextKey } from '#project/generated/texts.ts';

/** One ticket: what is asked, who decides, what was said, and what can be done (spec 2, section 2). */
export default function TicketDetail({ route }: PageProps): ReactNode {
  const { id = '' } = useParams();
  const text = useText();
  const recordState = useTicket(id);
  useAddressOfType(route, recordState.state === 'shown' ? recordState.record : undefined);
  const list = useRoutes().address(LIST);
  const title = text(route.title);
  if (recordState.state !== 'shown') {
    return <AbsentRecord title={title} back={list} list={list} record={recordState} />;
  }
  // What is typed belongs to one ticket.
  return <TicketParts key={id} ticket={recordState.record} route={route} />;
}

/** At the address that letters link to, a ticket of a known type moves on to the address of its type. */
function useAddressOfType(route: RouteRecord, ticket: RaRecord | undefined): void {
  const routes = useRoutes();
  const navigate = useNavigate();
  const pageOfType =
    ticket && route.kind === 'detail'
      ? recordPage(definition.detail?.pages, ticket, routes)
      : undefined;
  const to = pageOfType && ticket && routes.address(pageOfType, { id: ticket.id });
  useEffect(() => {
    if (to !== undefined) void navigate(to, { replace: true });
  }, [to, navigate]);
}

const LIST: RouteName = 'TicketList';

interface TicketPartsProps {
  readonly ticket: RaRecord;
  readonly route: RouteRecord;
}

/** What a ticket asks for, and its cards: two thirds and one, below each other on a narrow screen. */
function TicketParts({ ticket, route }: TicketPartsProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { gateContext } = useSession();
  const { type, state }: Ticket = ticket;
  const name = useNameOf(definition.id)(ticket);
  const one = text(definition.one);
  const fields = fieldsOfKind(definition, String(type)) ?? [];
  const record = withStep(ticket);
  const tabs = openTabs(definition.detail, ticket, false, gateContext);
  const actions = useTicketActions(ticket);
  const decideDialog = useAskedDecision(ticket);
  return (
    <>
      <ServerZoneNotice />
      <PageHeading
        title={detailTitle(one, name)}
        fullTitle={`${one}: ${name}`}
        back={routes.address(LIST)}
      />
      <TicketHead ticket={ticket} name={name} actions={actions} />
      {decideDialog}
      <Box sx={{ gap: 5, ...columnsFrom('md', 'minmax(0, 2fr) minmax(0, 1fr)') }}>
        <div>
          {tabs.map(({ key, label, card = [] }, index) => {
            const facts = <RecordCard names={card} fields={fields} record={record} route={route} />;
            if (index === 0)
              return (
                <Box key={key} sx={{ marginBottom: 5 }}>
                  {facts}
                </Box>
              );
            return (
              <TicketPart key={key} title={text(label)}>
                {key === 'granted' && <GrantedPermission ticket={ticket} />}
                {facts}
                {type === 'command_confirm' && <CommandLinks ticket={ticket} />}
              </TicketPart>
            );
          })}
          <Discussion ticket={ticket} actions={actions} />
        </div>
        <div>
          <Steps ticket={ticket} />
          {type === 'login_asset_confirm' && state === 'approved' && (
            <SessionCard ticket={String(ticket.id)} />
          )}
        </div>
      </Box>
    </>
  );
}

/** The ticket with those of the level that waits, which its own fields do not name. */
function withStep(ticket: RaRecord): RaRecord {
  const step = currentStep(ticket);
  return {
    ...ticket,
    step_assignees: step?.assigneeNames ?? [],
    step_processor: step?.decidedBy ?? '',
  } satisfies Ticket;
}

const DECISIONS: Readonly<Record<string, Decision>> = { accept: 'approve', reject: 'reject' };

/** The question about a decision that was chosen in the command palette, for those who may take it. */
function useAskedDecision(ticket: Ticket): ReactNode {
  const text = useText();
  const notify = useNotify();
  const { me } = useSession();
  const [decision, setDecision] = useState<Decision>();
  useAskWantedAction(actionsOf(definition), ({ key }) => {
    if (isOpen(ticket) && decides(ticket, String(me.id))) setDecision(DECISIONS[key]);
    else notify(text('ticketPages.notMine'), { type: 'warning' });
  });
  return (
    decision && (
      <DecideDialog records={[ticket]} decision={decision} onClose={() => setDecision(undefined)} />
    )
  );
}

/** From a command to its session and to the rule that asked (contract: tickets, section 2). */
function CommandLinks({ ticket }: { readonly ticket: Ticket }): ReactNode {
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
