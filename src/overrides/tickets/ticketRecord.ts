import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { applicantOf, isOpen, stepsOf, type Ticket } from './ticket.ts';

/** What became of a ticket; `open` waits. */
export const DECISIONS = ['open', 'approved', 'rejected', 'closed'] as const;
type TicketDecision = (typeof DECISIONS)[number];

/** Which tickets a record has; an empty text leaves a condition out. */
export interface TicketFilter {
  /** `2026-11-29`, the first and the last day on which a ticket was opened, in the reader's zone. */
  readonly from: string;
  readonly to: string;
  /** A part of the applicant's name or username. */
  readonly applicant: string;
  readonly type: string;
  readonly decision: string;
}

/** The state of a ticket, which waiting ones of v2.28 call `pending`. */
function ticketDecision(ticket: Ticket): TicketDecision {
  if (isOpen(ticket)) return 'open';
  return DECISIONS.find((decision) => decision === ticket.state) ?? 'closed';
}

/** The server has no filter for dates, and knows applicants by their whole name alone (protocol, section 12). */
export function isWanted(ticket: Ticket, filter: TicketFilter): boolean {
  const { from, to, applicant, type, decision } = filter;
  const opened = readDate(ticket.date_created);
  const named = applicantOf(ticket).toLowerCase().includes(applicant.trim().toLowerCase());
  return (
    named &&
    (type === '' || ticket.type === type) &&
    (decision === '' || ticketDecision(ticket) === decision) &&
    (from === '' || (opened !== undefined && opened >= startOf(from, 0))) &&
    (to === '' || (opened !== undefined && opened < startOf(to, 1)))
  );
}

/** The start of a day in the reader's zone, so many days later. */
function startOf(day: string, later: number): Date {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + later);
  return start;
}

export const RECORD_COLUMNS = [
  'resources.tickets.ticket.fields.serial_num',
  'resources.tickets.ticket.fields.title',
  'resources.tickets.ticket.fields.type',
  'resources.tickets.ticket.fields.applicant',
  'fields.org_name',
  'fields.date_created',
  'resources.tickets.ticket.fields.state',
  'ticketExport.decidedBy',
  'fields.date_updated',
  'fields.comment',
] as const satisfies readonly TextKey[];

interface RecordWords {
  readonly text: (key: TextKey) => string;
  /** A time as the reader sees it. */
  readonly date: (value: unknown) => string;
}

/** The cells of a ticket, as {@link RECORD_COLUMNS} names them. */
export function recordCells(ticket: Ticket, { text, date }: RecordWords): readonly string[] {
  const deciders = stepsOf(ticket).flatMap(({ decidedBy }) => (decidedBy ? [decidedBy] : []));
  return [
    String(ticket.serial_num ?? ''),
    String(ticket.title ?? ''),
    String(ticket.type_display ?? ''),
    applicantOf(ticket),
    spaced(String(ticket.org_name ?? '')),
    date(ticket.date_created),
    text(`resources.tickets.ticket.choices.state.${ticketDecision(ticket)}`),
    deciders.join(', '),
    date(ticket.date_updated),
    String(ticket.comment ?? ''),
  ];
}
