import { serverMessages } from '../../kernel/core/serverMessages.ts';
import type { RowOf, SharedField } from '../../kernel/core/tables.ts';
import type { RecordValues } from '../../kernel/core/values.ts';
import { createRecord } from '../../kernel/resources/write.ts';
import type { Call } from '../../kernel/core/sandbox.ts';
import { parsePlain } from '../../kernel/wire/dates.ts';
import { invalid } from '../../kernel/core/errors.ts';
import { allOrganizations } from '../../kernel/wire/organizations.ts';
import { storedObject, textsOf } from '../../kernel/core/stored.ts';

type Granted = 'perms.assetpermission' | 'perms.applicationpermission';

/** Creates the permission of an approved request; it has the id of the ticket (protocol, section 12). */
export function grantRequest(ticket: RowOf<'tickets.ticket'>, call: Call): void {
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
