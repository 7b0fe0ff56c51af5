import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type { Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { namesOfPeople } from './ticketPeople.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { isMap } from '@gatehouse-console/engine/model/isMap.ts';

/** One level of approval in a ticket (protocol, section 12). */
export interface Step {
  readonly approval_level: number;
  readonly state: 'notified' | 'approved' | 'rejected' | 'closed';
  readonly assignees: readonly string[];
  readonly assignees_display: readonly string[];
  readonly approval_date?: string;
  readonly processor?: string;
  readonly processor_display?: string;
}

/** A step without a decision. The applicant is an assignee only when there is nobody else. */
export function waitingStep(
  level: number,
  people: readonly string[],
  applicant: string,
  call: Call,
): Step {
  const others = people.filter((id) => id !== applicant);
  const assignees = others.length > 0 ? others : people;
  return {
    approval_level: level,
    state: 'notified',
    assignees,
    assignees_display: namesOfPeople(assignees, call),
  };
}

export function openedStep(step: Step, now: number): Step {
  return { ...step, approval_date: stepTime(now), processor: '', processor_display: '' };
}

/** The server's format for times of steps: `2026-11-21 14:59:36.713000+00:00`. */
function stepTime(now: number): string {
  return new Date(now).toISOString().replace('T', ' ').replace('Z', '000+00:00');
}

/** The stored steps of a ticket. */
export function stepsOf(ticket: RowOf<'tickets.ticket'>): readonly Step[] {
  return storedList(ticket['process_map']).filter(isStep);
}

function isStep(value: unknown): value is Step {
  return isMap(value) && Array.isArray(value['assignees']);
}

/** The open step, or the last one when none is open. */
export function currentStep(ticket: RowOf<'tickets.ticket'>): Step | undefined {
  return stepsOf(ticket)[Number(ticket['approval_step'] ?? 1) - 1];
}
