import type { AreaOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { loginTicketEndpoints } from './loginTicketStatus.endpoints.ts';
import { requireTicket } from './comments.ts';
import { flatTicketEndpoints } from './flatTickets.endpoints.ts';
import { ticketFlows } from './ticketflow.behaviour.ts';
import { ticketFormMetadata } from './formFields.ts';
import { tickets } from './ticket.behaviour.ts';

export const ticketsArea = {
  behaviours: {
    'tickets.ticket': tickets,
    'tickets.ticketflow': ticketFlows,
  },
  endpoints: [loginTicketEndpoints, flatTicketEndpoints],
  optionsMetadata: {
    'tickets/comments': (call) => {
      requireTicket(call);
      return undefined;
    },
    'tickets/apply-asset-tickets/:id': 'tickets/apply-asset-tickets',
    'tickets/tickets/open': (call) => ticketFormMetadata(call, 'tickets/tickets/open', ['POST']),
    'tickets/tickets': (call) =>
      call.query.get('action') === 'open'
        ? ticketFormMetadata(call, 'tickets/tickets', ['GET', 'POST'])
        : undefined,
  },
} satisfies AreaOf<'tickets'>;
