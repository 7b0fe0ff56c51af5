import { messages } from './messages.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import type { ServedField } from '#project/generated/names.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { recordOf } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import { personOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Organization } from '@gatehouse-console/engine/sandbox/core/person.ts';
import { invalid, type ErrorBody } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { organizationsOfPerson } from '../rbac/permissions.ts';
import { addComment } from './comments.ts';
import { flowFor } from './ticketflow.behaviour.ts';
import { notifyAboutTicket } from './notices.ts';
import { isFlat } from './flatRecord.ts';
import { isRequest, readRequest } from './requests.ts';
import { openedStep, waitingStep, type Step } from './steps.ts';
import { namesOfPeople, peopleOfRule } from './ticketPeople.ts';
import { table, type ErrorsOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { created } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const TICKET = 'tickets.ticket';
const TICKETS = table(TICKET);
/** Number of characters of the ticket's id in the name of its permission. */
const ID_IN_NAME = 4;

/** `POST tickets/tickets/open/?type=…`: opens a request (protocol, section 12). */
export function openTicket(call: Call): Reply {
  const sent = (name: ServedField<typeof TICKET>) => bodyField(call, name);
  // The type in the address decides the fields of `meta`.
  const type = call.query.get('type') ?? 'None';
  const title = sent('title');
  const organization = organizationOf(sent('org_id'), call);
  const there = { ...call, organization: organization ?? call.organization };
  const meta = sent('meta');
  const request =
    isRequest(type) && meta !== undefined ? readRequest(type, meta, there) : undefined;
  const errors: ErrorsOf<typeof TICKET> = {};
  if (typeof title !== 'string' || title.trim() === '')
    errors['title'] = [{ say: serverMessages.required }];
  const wrongType = typeError(sent('type'), type);
  if (wrongType) errors['type'] = wrongType;
  if (meta === undefined && !isFlat(call)) errors['meta'] = [{ say: serverMessages.required }];
  else if (request && Object.keys(request.errors).length > 0) errors['meta'] = request.errors;
  if (!organization) errors['org_id'] = [{ say: serverMessages.required }];
  if (Object.keys(errors).length > 0 || !organization) throw invalid(errors);
  const id = call.sandbox.database.transaction(() =>
    storeTicket(
      {
        type,
        title: String(title),
        comment: String(sent('comment') ?? ''),
        meta: request?.meta ?? {},
      },
      stepsOfFlow(type, there),
      there,
    ),
  );
  return created(recordOf(TICKET, id, call));
}

function typeError(sent: unknown, type: string): ErrorBody | undefined {
  if (sent === undefined) return [{ say: serverMessages.required }];
  if (sent === type) return undefined;
  return [{ say: messages.ticketTypeDiffers, with: { body: String(sent), url: type } }];
}

interface NewTicket {
  readonly type: string;
  readonly title: string;
  readonly comment: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** The levels of the type's flow; the first one is open. */
export function stepsOfFlow(type: string, call: Call): readonly Step[] {
  const flow = flowFor(type, call.organization.id, call);
  if (!flow) throw invalid({ non_field_errors: [{ say: messages.ticketFlowMissing }] });
  return flow.map((rule, index) => {
    const people = peopleOfRule(rule, call.organization.id, call);
    const step = waitingStep(index + 1, people, personOf(call).id, call);
    return index === 0 ? openedStep(step, call.now) : step;
  });
}

/** Stores a ticket of the caller and notifies its first assignees; returns its id. */
export function storeTicket(
  { type, title, comment, meta }: NewTicket,
  steps: readonly Step[],
  call: Call,
): string {
  const applicant = personOf(call).id;
  const id = String(
    createRecord(
      TICKET,
      {
        title: title.trim(),
        type,
        comment,
        state: 'open',
        status: 'open',
        approval_step: 1,
        process_map: steps,
        meta: {},
        body: '',
        serial_num: nextNumber(call),
        applicant,
      },
      call,
    ),
  );
  const named = isRequest(type) && {
    apply_permission_name: `Created by ticket (${title.trim()}-${id.slice(0, ID_IN_NAME)})`,
  };
  setColumns(call.sandbox, TICKET, id, {
    meta: JSON.stringify({ ...named, ...meta }),
    org_id: call.organization.id,
  });
  const [who = ''] = namesOfPeople([applicant], call);
  addComment(id, `${who} Open the ticket`, call);
  const row = rowWithId(call.sandbox, TICKET, id);
  if (row) notifyAboutTicket(row, steps[0]?.assignees ?? [], messages.ticketWaits, call);
  return id;
}

/** The date followed by a number of four digits. */
function nextNumber(call: Call): string {
  const day = new Date(call.now).toISOString().slice(0, 10).replaceAll('-', '');
  const last = call.sandbox.database.get(
    `SELECT max(${TICKETS.serial_num}) AS last FROM ${TICKETS} WHERE ${TICKETS.serial_num} LIKE ?`,
    [`${day}%`],
  );
  const number = Number(String(last?.['last'] ?? '').slice(day.length)) + 1;
  return `${day}${String(number).padStart(4, '0')}`;
}

/** The organization of a request; undefined unless the caller is a member. */
export function organizationOf(id: unknown, call: Call): Organization | undefined {
  return organizationsOfPerson(call).find((org) => org.id === id && !org.isRoot);
}
