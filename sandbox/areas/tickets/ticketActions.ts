import { messages } from './messages.ts';
import { bitsOf } from '../perms/grantedActions.ts';
import type { Reply, RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { findRow, recordOf } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { personOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import {
  permissionDenied,
  WireError,
  invalid,
} from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { addComment } from './comments.ts';
import { notifyAboutTicket } from './notices.ts';
import { isFlat } from './flatRecord.ts';
import { isRequest } from './requests.ts';
import { currentStep, openedStep, stepsOf, type Step } from './steps.ts';
import { namesOfPeople } from './ticketPeople.ts';
import type { RowOf, SharedField } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import { createRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import { parsePlain } from '@gatehouse-console/engine/sandbox/wire/dates.ts';
import { allOrganizations } from '../organizations.ts';
import { storedObject, textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const TICKET = 'tickets.ticket';

export type TicketAction = 'approve' | 'reject' | 'close';

const COMMENTS: Readonly<Record<TicketAction, string>> = {
  approve: 'Approve the ticket',
  reject: 'Reject the ticket',
  close: 'Close the ticket',
};

/**
 * Approves, rejects or closes a ticket: assignees of the open step approve or reject, the applicant closes.
 *
 * @param granted makes the `meta` of an approved request, where the approver sends it (v2.28)
 * @throws 403 for other users, 400 when the ticket is already closed (protocol, section 12)
 */
export function actOnTicket(
  action: TicketAction,
  id: string,
  call: Call,
  granted?: (ticket: RowOf<typeof TICKET>) => RecordValues,
): Reply {
  const ticket = findRow(TICKET, id, call);
  const me = personOf(call).id;
  const may =
    action === 'close'
      ? ticket['applicant'] === me
      : (currentStep(ticket)?.assignees.includes(me) ?? false);
  if (!may) throw permissionDenied();
  if (ticket['status'] !== 'open') {
    throw new WireError(400, { detail: { say: messages.ticketClosed }, code: { raw: 'error' } });
  }
  if (isFlat(call)) {
    // The server's own failure: a ticket at the generic address has no `apply_nodes` (observed).
    if (action === 'approve' && !granted && isRequest(String(ticket['type'])))
      throw new WireError(500, { error: { say: serverMessages.internalError } });
    const grantedTicket = granted ? { ...ticket, meta: JSON.stringify(granted(ticket)) } : ticket;
    call.sandbox.database.transaction(() => {
      if (granted) setColumns(call.sandbox, TICKET, id, { meta: grantedTicket['meta'] });
      decide(action, grantedTicket, call);
    });
    return ok('ok');
  }
  call.sandbox.database.transaction(() => decide(action, ticket, call));
  const record = recordOf(TICKET, ticket['id'], call);
  return ok(action === 'approve' ? withBits(record) : record);
}

/** The answer to an approval has actions as a bit mask (observed). */
function withBits(record: unknown): unknown {
  const { meta, ...ticket } = Object(record);
  const { apply_actions: actions } = Object(meta);
  return {
    ...ticket,
    meta: Array.isArray(actions) ? { ...meta, apply_actions: bitsOf(actions) } : meta,
  };
}

function decide(action: TicketAction, ticket: RowOf<typeof TICKET>, call: Call): void {
  const id = String(ticket['id']);
  const person = personOf(call);
  const [who = ''] = namesOfPeople([person.id], call);
  const level = Number(ticket['approval_step']);
  const steps = stepsOf(ticket);
  const last = level >= steps.length;
  const state = action === 'approve' ? 'approved' : action === 'reject' ? 'rejected' : 'closed';
  const changed = steps.map((step): Step => {
    if (step.approval_level === level) {
      return {
        ...step,
        state,
        ...(action !== 'close' && { processor: person.id, processor_display: who }),
      };
    }
    if (step.approval_level < level) return step;
    if (action !== 'approve') return { ...step, state };
    return step.approval_level === level + 1 ? openedStep(step, call.now) : step;
  });
  const goesOn = action === 'approve' && !last;
  setColumns(call.sandbox, TICKET, id, {
    process_map: JSON.stringify(changed),
    approval_step: goesOn ? level + 1 : level,
    state: goesOn ? 'open' : state,
    status: goesOn ? 'open' : 'closed',
    date_updated: call.now,
  });
  addComment(id, `${who} ${COMMENTS[action]}`, call);
  if (goesOn) {
    notifyAboutTicket(ticket, changed[level]?.assignees ?? [], messages.ticketWaits, call);
    return;
  }
  if (action === 'approve') grantRequest(ticket, call);
  if (action === 'close') return;
  const say = action === 'approve' ? messages.ticketApproved : messages.ticketRejected;
  notifyAboutTicket(ticket, [String(ticket['applicant'])], say, call);
}

type Granted = 'perms.assetpermission' | 'perms.applicationpermission';

/** Creates the permission of an approved request; it has the id of the ticket (protocol, section 12). */
function grantRequest(ticket: RowOf<'tickets.ticket'>, call: Call): void {
  const type = String(ticket['type']);
  if (type !== 'apply_asset' && type !== 'apply_application') return;
  const meta = storedObject(ticket['meta']);
  const id = String(ticket['id']);
  const organization = allOrganizations(call.sandbox).find((org) => org.id === ticket['org_id']);
  const granted: RecordValues<SharedField<Granted>> = {
    name: meta['apply_permission_name'],
    users: [String(ticket['applicant'])],
    system_users: textsOf(meta['apply_system_users']),
    date_start: momentOf('apply_date_start', meta, call),
    date_expired: momentOf('apply_date_expired', meta, call),
    is_active: true,
    from_ticket: true,
    comment: `Created by the ticket: ${String(ticket['title'])}`,
  };
  const there: Call = {
    ...call,
    ...(organization && { organization }),
    sandbox: { ...call.sandbox, random: { ...call.sandbox.random, uuid: () => id } },
  };
  if (type === 'apply_asset') {
    const assets = {
      nodes: textsOf(meta['apply_nodes']),
      assets: textsOf(meta['apply_assets']),
      actions: textsOf(meta['apply_actions']),
    };
    createRecord('perms.assetpermission', { ...granted, ...assets }, there);
  } else {
    const applications = {
      category: meta['apply_category'],
      type: meta['apply_type'],
      applications: textsOf(meta['apply_applications']),
    };
    createRecord('perms.applicationpermission', { ...granted, ...applications }, there);
  }
}

/**
 * The server reads the date in its own time zone, whatever zone it was written in (observed).
 *
 * @throws 400 for a local time that does not exist or is ambiguous; the real server answers 500
 */
function momentOf(name: string, meta: RecordValues, call: Call): number {
  const moment = parsePlain(String(meta[name] ?? ''), call.sandbox.model.app.serverTimeZone);
  if (moment === undefined) throw invalid({ meta: { [name]: [{ say: serverMessages.notADate }] } });
  return moment;
}
