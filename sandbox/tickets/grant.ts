import type { RecordValues } from '../behaviour/behaviour.ts';
import { createRecord } from '../resources/write.ts';
import { resourceOf } from '../sandbox.ts';
import type { Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { allOrganizations } from '../wire/organizations.ts';
import { idsOf } from './requests.ts';

/** The permission that an approved request makes has the id of its ticket (protocol facts, section 12). */
export function grantRequest(ticket: Row, call: Call): void {
  const type = String(ticket['type']);
  if (type !== 'apply_asset' && type !== 'apply_application') return;
  const meta = record(ticket['meta']);
  const validity = record(ticket['validity']);
  const id = String(ticket['id']);
  const organization = allOrganizations(call.sandbox).find((one) => one.id === ticket['org_id']);
  const resource = resourceOf(
    call.sandbox,
    type === 'apply_asset' ? 'perms.assetpermission' : 'perms.applicationpermission',
  );
  createRecord(
    resource,
    {
      name: meta['apply_permission_name'],
      users: [String(ticket['applicant'])],
      system_users: idsOf(meta['apply_system_users']),
      date_start: validity['start'] ?? call.now,
      date_expired: validity['end'] ?? call.now,
      is_active: true,
      from_ticket: true,
      comment: `Created by the ticket: ${String(ticket['title'])}`,
      ...(type === 'apply_asset' ? assetParts(meta) : applicationParts(meta)),
    },
    {
      ...call,
      ...(organization && { organization }),
      sandbox: { ...call.sandbox, random: { ...call.sandbox.random, uuid: () => id } },
    },
  );
}

function assetParts(meta: RecordValues): RecordValues {
  return {
    nodes: idsOf(meta['apply_nodes']),
    assets: idsOf(meta['apply_assets']),
    actions: idsOf(meta['apply_actions']),
  };
}

function applicationParts(meta: RecordValues): RecordValues {
  return {
    category: meta['apply_category'],
    type: meta['apply_type'],
    applications: idsOf(meta['apply_applications']),
  };
}

function record(text: unknown): RecordValues {
  const value: unknown = JSON.parse(String(text ?? 'null'));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
