import type { ApiAddress, Permission } from '#project/generated/names.ts';
import { created, get, ok, post, put } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { invalid, objectMissing } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import type { Call, Endpoint, Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import { both, equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { storedObject, textsOf } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import type {
  FieldErrors,
  RecordValues,
  Reply,
} from '@gatehouse-console/engine/sandbox/core/values.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { scopeOf } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import { rowsWhere, rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';
import { resourceOf } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { allOrganizations } from '../organizations.ts';
import { completeActions } from '../perms/grantedActions.ts';
import { flatRecord, isFlat } from './flatRecord.ts';
import { organizationOf, stepsOfFlow, storeTicket } from './openTicket.ts';
import { namesOfActions, readRequest, type RequestType } from './requests.ts';
import { actOnTicket, type TicketAction } from './ticketActions.ts';

const TICKET = 'tickets.ticket';
const TICKETS = table(TICKET);
const NEEDS: readonly Permission[] = ['tickets.view_ticket'];
type Body = Readonly<Record<string, unknown>>;

/** Where the tickets of each type stand with what they ask for. */
const ADDRESSES = {
  apply_asset: 'tickets/apply-asset-tickets',
  apply_application: 'tickets/apply-app-tickets',
  login_confirm: 'tickets/apply-login-tickets',
  login_asset_confirm: 'tickets/apply-login-asset-tickets',
  command_confirm: 'tickets/apply-command-tickets',
} as const satisfies Readonly<Record<string, ApiAddress>>;
const REQUESTS: readonly RequestType[] = ['apply_asset', 'apply_application'];
const ACTIONS: readonly TicketAction[] = ['approve', 'reject', 'close'];
const DECIDED: readonly TicketAction[] = ['reject', 'close'];

/** Tickets by their types, which v2.28 has beside the generic address. */
export function flatTicketEndpoints(sandbox: Sandbox): readonly Endpoint[] {
  if (!isFlat({ sandbox })) return [];
  return [
    ...Object.entries(ADDRESSES).flatMap(([type, address]) => [
      get(address, NEEDS, (call) => listOfType(type, call)),
      get(`${address}/:id`, NEEDS, (call, { id = '' }) =>
        ok(flatRecord(ticketOf(type, id, call), call)),
      ),
      ...(isRequest(type) ? ACTIONS : DECIDED).map((action) =>
        put(`${address}/:id/${action}`, NEEDS, (call, { id = '' }) => {
          ticketOf(type, id, call);
          const granted = action === 'approve' && isRequest(type);
          return actOnTicket(
            action,
            id,
            call,
            granted ? (ticket) => grantedMeta(type, ticket, call) : undefined,
          );
        }),
      ),
    ]),
    ...REQUESTS.map((type) =>
      post(`${ADDRESSES[type]}/open`, NEEDS, (call) => openOfType(type, call)),
    ),
  ];
}

function isRequest(type: string): type is RequestType {
  return REQUESTS.some((request) => request === type);
}

function listOfType(type: string, call: Call): Reply {
  const theirs = scopeOf(resourceOf(call.sandbox, TICKET), call);
  const rows = rowsWhere(call.sandbox, TICKET, both(theirs, equals(TICKETS.type, type)));
  return pagedReply(call, rows.filter(hasRequest), (shown) =>
    shown.map((row) => flatRecord(row, call)),
  );
}

/** A ticket that was opened at the generic address asks for nothing: it has no record of its type. */
function hasRequest(row: RowOf<typeof TICKET>): boolean {
  return Object.keys(storedObject(row['meta'])).some((name) => name !== 'apply_permission_name');
}

/** @throws 404 for a ticket of another type */
function ticketOf(type: string, id: string, call: Call): RowOf<typeof TICKET> {
  const row = findRow(TICKET, id, call);
  if (row['type'] !== type || !hasRequest(row)) throw objectMissing('Ticket');
  return row;
}

/** `POST …/open/` with what is requested beside the title. */
function openOfType(type: RequestType, call: Call): Reply {
  const sent: Body = Object(call.body);
  const organization = organizationOf(sent['org_id'], call);
  const there = { ...call, organization: organization ?? call.organization };
  const { errors, meta } = readFlat(type, sent, there);
  if (typeof sent['title'] !== 'string' || sent['title'].trim() === '')
    errors['title'] = [{ say: serverMessages.required }];
  if (sent['type'] === undefined) errors['type'] = [{ say: serverMessages.required }];
  if (!organization) errors['org_id'] = [{ say: serverMessages.required }];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const id = call.sandbox.database.transaction(() =>
    storeTicket(
      { type, title: String(sent['title']), comment: String(sent['comment'] ?? ''), meta },
      stepsOfFlow(type, there),
      there,
    ),
  );
  return created(flatRecord(rowWithId(call.sandbox, TICKET, id) ?? {}, call));
}

/**
 * What an approved request asks for: the approver sends it whole, and may have changed it.
 *
 * @throws 400 without the organization or the actions, and for what cannot be granted
 */
function grantedMeta(type: RequestType, ticket: RowOf<typeof TICKET>, call: Call): RecordValues {
  const sent: Body = Object(call.body);
  const missing = ['org_id', 'apply_actions'].filter((name) => sent[name] === undefined);
  if (missing.length > 0)
    throw invalid(
      Object.fromEntries(missing.map((name) => [name, [{ say: serverMessages.required }]])),
    );
  const stored = flatRecord(ticket, call);
  const there = {
    ...call,
    organization:
      allOrganizations(call.sandbox).find(({ id }) => id === ticket['org_id']) ?? call.organization,
  };
  const { errors, meta } = readFlat(type, { ...stored, ...sent }, there);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...storedObject(ticket['meta']), ...meta };
}

/** Times are moments here; they are stored in the digits of the server's zone, as v2.23 does. */
function readFlat(
  type: RequestType,
  sent: Body,
  call: Call,
): { readonly errors: FieldErrors; readonly meta: RecordValues } {
  const { errors, meta } = readRequest(type, sent, {
    ...call,
    timeZone: call.sandbox.model.app.serverTimeZone,
  });
  if (sent['apply_actions'] === undefined)
    errors['apply_actions'] = [{ say: serverMessages.required }];
  const actions = completeActions(textsOf(sent['apply_actions']));
  const named = { apply_actions: actions, apply_actions_display: namesOfActions(actions, call) };
  return { errors, meta: { ...named, ...meta } };
}
