import { apiAddress, type ApiPath } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { isApiError } from '@gatehouse-console/engine/api/errors.ts';
import {
  listOf,
  objectOf,
  textOf,
  type UnknownFields,
} from '@gatehouse-console/engine/api/unknownValues.ts';
import { isServed } from '@gatehouse-console/engine/model/gates.ts';
import { inUse } from '@gatehouse-console/engine/session/serverVersion.ts';
import { metaOf, type Ticket } from './ticket.ts';

/*
 * Tickets of v2.28. What is requested stands in a record of the ticket's type, at an address of its own, flat beside
 * the title; the names of what it refers to stand in `rel_snapshot`. Pages know `meta`, as v2.23 has it.
 */

/** Whether this server keeps requests by type. */
export function isFlat(): boolean {
  return inUse.version !== undefined && isServed({ since: 'v2.28' }, inUse.version);
}

/** The record of a ticket's type. */
const ADDRESSES: Readonly<Record<string, (id: string) => ApiPath>> = {
  apply_asset: (id) => apiAddress('tickets/apply-asset-tickets/:id', id),
  apply_application: (id) => apiAddress('tickets/apply-app-tickets/:id', id),
  login_confirm: (id) => apiAddress('tickets/apply-login-tickets/:id', id),
  login_asset_confirm: (id) => apiAddress('tickets/apply-login-asset-tickets/:id', id),
  command_confirm: (id) => apiAddress('tickets/apply-command-tickets/:id', id),
};

/**
 * What a ticket asks for, from the record of its type. A ticket that has none, because it was opened at the generic
 * address, asks for nothing that could be read.
 */
export async function readFacts(ticket: Ticket, signal?: AbortSignal): Promise<UnknownFields> {
  const address = ADDRESSES[String(ticket.type)]?.(String(ticket.id));
  if (address === undefined) return {};
  try {
    return objectOf(await request(address, { quiet: true, ...(signal && { signal }) }));
  } catch (error) {
    if (isApiError(error) && error.kind === 'not-found') return {};
    throw error;
  }
}

/** What refers to one record, and is shown by its name. */
const NAMED: readonly string[] = [
  'apply_login_user',
  'apply_login_asset',
  'apply_login_system_user',
  'apply_run_user',
  'apply_run_system_user',
];
/** Records that are asked for, by their ids. */
const LISTED: readonly string[] = [
  'apply_nodes',
  'apply_assets',
  'apply_applications',
  'apply_system_users',
];
const LINKED = /^apply_from_/;

/**
 * A ticket as pages know it.
 *
 * @param facts its record by type
 */
export function withFacts(ticket: Ticket, facts: UnknownFields): Ticket {
  const names = { ...objectOf(ticket.rel_snapshot), ...objectOf(facts['rel_snapshot']) };
  // Ids without their names are nothing that somebody could decide about.
  const isReadable = LISTED.every(
    (name) => listOf(names[name]).length >= listOf(facts[name]).length,
  );
  const meta = Object.entries(facts).flatMap(([name, value]) => metaOfFact(name, value, names));
  return {
    ...ticket,
    meta: isReadable ? Object.fromEntries(meta) : {},
    applicant_display: textOf(names['applicant']),
  };
}

function metaOfFact(
  name: string,
  value: unknown,
  names: UnknownFields,
): readonly (readonly [name: string, value: unknown])[] {
  if (!name.startsWith('apply_')) return [];
  if (LINKED.test(name)) return [[`${name}_id`, value]];
  if (NAMED.includes(name)) return [[name, textOf(names[name])]];
  if (!LISTED.includes(name)) return [[name, value]];
  return [
    [name, value],
    [`${name}_display`, listOf(names[name])],
  ];
}

/** What the approval of a request sends, by its type. */
const SENT: Readonly<Record<string, readonly string[]>> = {
  apply_asset: ['apply_nodes', 'apply_assets'],
  apply_application: ['apply_category', 'apply_type', 'apply_applications'],
};
const SENT_OF_ALL = [
  'apply_system_users',
  'apply_actions',
  'apply_date_start',
  'apply_date_expired',
];

/** Whether accepting it grants what it asks for, which the approver may change before. */
export function isGrantedByForm({ type }: Ticket): boolean {
  return isFlat() && String(type) in SENT;
}

/**
 * The address and body of an approval: a request is sent whole.
 *
 * @param changes what the approver grants otherwise than it was asked
 * @returns undefined for what is accepted at the generic address
 */
export function approvalOf(
  ticket: Ticket,
  changes: UnknownFields = {},
): { readonly address: ApiPath; readonly body: UnknownFields } | undefined {
  if (!isGrantedByForm(ticket)) return undefined;
  const [type, id, meta] = [String(ticket.type), String(ticket.id), metaOf(ticket)];
  const names = [...(SENT[type] ?? []), ...SENT_OF_ALL];
  return {
    address:
      type === 'apply_asset'
        ? apiAddress('tickets/apply-asset-tickets/:id/approve', id)
        : apiAddress('tickets/apply-app-tickets/:id/approve', id),
    body: {
      org_id: ticket.org_id,
      ...Object.fromEntries(names.map((name) => [name, meta[name]])),
      ...changes,
    },
  };
}

/** What was granted otherwise than it was asked, by the names of `meta`. */
export interface GrantChange {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** @returns in the order of the request; by the names of records, which both tickets have */
export function grantChanges(asked: Ticket, granted: Ticket): readonly GrantChange[] {
  const [before, after] = [metaOf(asked), metaOf(granted)];
  const names = [...Object.values(SENT).flat(), ...SENT_OF_ALL];
  return names.flatMap((name) => {
    if (isSame(before[name], after[name])) return [];
    const shown = `${name}_display` in after ? `${name}_display` : name;
    return [{ name: shown, before: before[shown], after: after[shown] }];
  });
}

/** Lists have no order, and a moment can be written in several ways. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry) => other.includes(entry));
  }
  return one === other || Date.parse(String(one)) === Date.parse(String(other));
}
