import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import type { NestedField } from '#project/generated/names.ts';
import type { TextKey } from '#project/generated/texts.ts';
import { spaced } from '@gatehouse-console/engine/fields/composedName.ts';
import type { FieldRecord } from '@gatehouse-console/engine/fields/values.ts';
import { isObject, objectOf, textsOf } from '@gatehouse-console/engine/api/unknownValues.ts';

/** A ticket as the server has it. */
export type Ticket = RecordOf<'tickets.ticket'>;

/** One level of approval (contract: tickets, section 2). */
interface TicketStep {
  readonly level: number;
  readonly state: StepState;
  readonly assignees: readonly string[];
  readonly assigneeNames: readonly string[];
  /** Who decided; empty until then. */
  readonly decidedBy: string;
}

const STEP_STATES = ['notified', 'approved', 'rejected', 'closed'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** The levels of a ticket, in order; what is none is left out. */
export function stepsOf(ticket: Ticket): readonly TicketStep[] {
  const map: unknown = ticket.process_map;
  if (!Array.isArray(map)) return [];
  return map.filter(isObject).map((step, index) => ({
    level: typeof step['approval_level'] === 'number' ? step['approval_level'] : index + 1,
    state: STEP_STATES.find((state) => state === step['state']) ?? 'notified',
    assignees: textsOf(step['assignees']),
    assigneeNames: textsOf(step['assignees_display']).map(spaced),
    decidedBy: spaced(String(step['processor_display'] ?? '')),
  }));
}

/** The level that waits, or the last one that was decided about. */
export function currentStep(ticket: Ticket): TicketStep | undefined {
  return stepsOf(ticket).find(({ level }) => level === Number(ticket.approval_step));
}

/** Who opened it: `Alice Lindqvist (alice)`. */
export function applicantOf(ticket: Ticket): string {
  return spaced(String(ticket.applicant_display ?? ''));
}

export function isOpen(ticket: Ticket): boolean {
  return ticket.status === 'open';
}

/** Is this user asked at the step that waits (contract: tickets, section 3)? */
export function decides(ticket: Ticket, me: string): boolean {
  return currentStep(ticket)?.assignees.includes(me) ?? false;
}

/** Who handled it last, and how; undefined as long as nobody has. */
export function lastDecision(ticket: Ticket): TicketStep | undefined {
  return stepsOf(ticket).findLast(({ decidedBy }) => decidedBy !== '');
}

/** Why a request cannot be accepted: what it asks for cannot be read, or it lacks what would be granted. */
export type Lack = 'request' | 'target' | 'application' | 'account';

export const LACKS: Readonly<Record<Lack, TextKey>> = {
  request: 'ticketPages.lacksRequest',
  target: 'ticketPages.lacksTarget',
  application: 'ticketPages.lacksApplication',
  account: 'ticketPages.lacksAccount',
};

type Fact = NestedField<
  'tickets.ticket' | 'tickets.assetrequest' | 'tickets.applicationrequest',
  'meta'
>;

/**
 * What somebody who decides must see, by the type of the ticket: of each row one fact. A server of another version
 * keeps them elsewhere, and would take a decision about what nobody has read.
 */
const NEEDED: Readonly<Record<string, readonly (readonly Fact[])[]>> = {
  apply_asset: [['apply_assets', 'apply_nodes'], ['apply_system_users']],
  apply_application: [['apply_applications'], ['apply_system_users']],
  login_confirm: [['apply_login_ip']],
  login_asset_confirm: [['apply_login_user'], ['apply_login_asset']],
  command_confirm: [['apply_run_user'], ['apply_run_asset'], ['apply_run_command']],
};

/**
 * Why a request cannot be accepted: its facts are missing, or it names no asset or node, no application or no
 * account (contract: tickets, section 3).
 */
export function lackOf(ticket: Ticket): Lack | undefined {
  const meta = metaOf(ticket);
  const has = (name: Fact) => {
    const value: unknown = meta[name];
    return Array.isArray(value) || (typeof value === 'string' && value.trim() !== '');
  };
  const none = (name: Fact) => {
    const value: unknown = meta[name];
    return !Array.isArray(value) || value.length === 0;
  };
  if (!(NEEDED[String(ticket.type)] ?? []).every((facts) => facts.some(has))) return 'request';
  switch (ticket.type) {
    case 'apply_asset':
      if (none('apply_assets') && none('apply_nodes')) return 'target';
      return none('apply_system_users') ? 'account' : undefined;
    case 'apply_application':
      if (none('apply_applications')) return 'application';
      return none('apply_system_users') ? 'account' : undefined;
    default:
      return undefined;
  }
}

/** What the ticket is about, by the kind of the ticket. */
export function metaOf(ticket: Ticket): FieldRecord {
  const meta: unknown = ticket.meta;
  return objectOf(meta);
}
