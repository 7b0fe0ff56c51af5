import type { OptionsMetadataOf } from '../../kernel/core/sandbox.ts';
import { requireTicket } from './comments.ts';
import { ticketFormMetadata } from './formFields.ts';

/** OPTIONS metadata of addresses that belong to no resource. Source: observed, section OPTIONS. */
const optionsMetadata: OptionsMetadataOf = {
  'tickets/comments': (call) => {
    requireTicket(call);
    return undefined;
  },
  'tickets/tickets/open': (call) => ticketFormMetadata(call, ['POST']),
  'tickets/tickets': (call) =>
    call.query.get('action') === 'open' ? ticketFormMetadata(call, ['GET', 'POST']) : undefined,
};

export default optionsMetadata;
