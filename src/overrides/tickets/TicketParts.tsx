import Box from '@mui/material/Box';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { ResourceDefinition } from '../../../codegen/model/resources.ts';
import type { RouteRecord } from '../../../codegen/model/routes.ts';
import type { RouteName } from '../../../generated/names.ts';
import { RecordCard } from '../../pages/record/RecordCard.tsx';
import { PageHeading } from '../../pages/heading/PageHeading.tsx';
import { detailTitle, recordName } from '../../pages/titles.ts';
import { useRoutes } from '../../session/RoutesContext.ts';
import { Card } from './Card.tsx';
import { CommandLinks } from './CommandLinks.tsx';
import { Discussion } from './Discussion.tsx';
import { GrantedCard } from './GrantedCard.tsx';
import { ASKED, basicsOfType, factsOfType } from './requestFacts.ts';
import { SessionCard } from './SessionCard.tsx';
import { Steps } from './Steps.tsx';
import { currentStep, metaOf, type Ticket } from './ticket.ts';
import { useText } from '../../i18n/useText.ts';

const LIST: RouteName = 'TicketList';

export interface TicketPartsProps {
  readonly ticket: RaRecord;
  readonly definition: ResourceDefinition;
  readonly route: RouteRecord;
}

/** The cards of a ticket: two thirds and one, below each other on a narrow screen. */
export function TicketParts({ ticket, definition, route }: TicketPartsProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const { type, state }: Ticket = ticket;
  const facts = factsOfType(type);
  const name = recordName(definition, ticket);
  const one = text('resources.tickets.ticket.one');
  return (
    <>
      <PageHeading
        title={detailTitle(one, name)}
        fullTitle={`${one}: ${name}`}
        back={routes.address(LIST)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <div>
          <RecordCard
            names={basicsOfType(type)}
            fields={[...(definition.fields ?? []), ...ASKED]}
            record={withStep(ticket)}
            route={route}
          />
          {facts.length > 0 && (
            <Box sx={{ marginTop: 5 }}>
              <Card title={text('ticketPages.request')}>
                <RecordCard
                  names={facts.map((fact) => fact.name)}
                  fields={facts}
                  record={metaOf(ticket)}
                />
                {type === 'command_confirm' && <CommandLinks ticket={ticket} />}
              </Card>
            </Box>
          )}
          <GrantedCard ticket={ticket} />
          <Discussion key={String(ticket.id)} ticket={ticket} name={name} />
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
  };
}
