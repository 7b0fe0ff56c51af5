import type { FieldRecord } from '../../fields/values.ts';

/** One level of approval (contract: tickets, section 2). */
export interface TicketStep {
  readonly level: number;
  readonly state: StepState;
  readonly assignees: readonly string[];
  readonly assigneeNames: readonly string[];
  /** Who decided; empty until then. */
  readonly decidedBy: string;
}

export const STEP_STATES = ['notified', 'approved', 'rejected', 'closed'] as const;
export type StepState = (typeof STEP_STATES)[number];

/** The levels of a ticket, in order; what is none is left out. */
export function stepsOf(ticket: FieldRecord): readonly TicketStep[] {
  const map: unknown = ticket['process_map'];
  if (!Array.isArray(map)) return [];
  return map.filter(isRecord).map((step, index) => ({
    level: typeof step['approval_level'] === 'number' ? step['approval_level'] : index + 1,
    state: STEP_STATES.find((state) => state === step['state']) ?? 'notified',
    assignees: texts(step['assignees']),
    assigneeNames: texts(step['assignees_display']),
    decidedBy: typeof step['processor_display'] === 'string' ? step['processor_display'] : '',
  }));
}

export function isOpen(ticket: FieldRecord): boolean {
  return ticket['status'] === 'open';
}

/** Is this person asked at the step that waits (contract: tickets, section 3)? */
export function decides(ticket: FieldRecord, me: string): boolean {
  const step = stepsOf(ticket).find(({ level }) => level === Number(ticket['approval_step']));
  return step?.assignees.includes(me) ?? false;
}

/** What the ticket is about, by the kind of the ticket. */
export function metaOf(ticket: FieldRecord): FieldRecord {
  const meta: unknown = ticket['meta'];
  return isRecord(meta) ? meta : {};
}

/** The route of the page for a ticket of this type; undefined for those of the general page. */
export function routeOfType(type: unknown): string | undefined {
  switch (type) {
    case 'apply_asset':
      return 'AssetsTicketDetail';
    case 'apply_application':
      return 'AppsTicketDetail';
    case 'login_confirm':
    case 'login_asset_confirm':
      return 'LoginAssetTicketDetail';
    case 'command_confirm':
      return 'CommandConfirmDetail';
    default:
      return undefined;
  }
}

export function isRecord(value: unknown): value is FieldRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
