import type { ApiAddress } from '#project/generated/names.ts';
import { tableMetadata } from '@gatehouse-console/engine/sandbox/api/addressMetadata.ts';
import { parseFieldNotation } from '@gatehouse-console/engine/sandbox/api/fieldNotation.ts';
import { metadataOf } from '@gatehouse-console/engine/sandbox/resources/metadata.ts';
import { resourceOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { isFlat } from './flatRecord.ts';

/** Fields that a new ticket has for every type. */
const WRITTEN = parseFieldNotation(
  'id string, title string*, type choice*, comment string, org_id string*',
);
const REQUEST = 'apply_system_users list*, apply_system_users_display list read';
const DATES = 'apply_date_start datetime*, apply_date_expired datetime*';
/** Fields of `meta` by type. Source: observed, section OPTIONS. */
const REQUESTED: Readonly<Record<string, string>> = {
  apply_asset: `apply_permission_name string, apply_nodes list, apply_nodes_display list, apply_assets list, apply_assets_display list read, ${REQUEST}, apply_actions multiple choice*, apply_actions_display list read, ${DATES}`,
  apply_application: `apply_permission_name string, apply_category choice*, apply_category_display string read, apply_type choice*, apply_type_display string read, apply_applications list*, apply_applications_display list read, ${REQUEST}, ${DATES}`,
  login_confirm: 'apply_login_ip string*, apply_login_city string*, apply_login_datetime datetime*',
  login_asset_confirm:
    'apply_login_user string*, apply_login_asset string*, apply_login_system_user string*',
  command_confirm:
    'apply_run_user string*, apply_run_asset string*, apply_run_system_user string*, apply_run_command string*, apply_from_session_id string, apply_from_cmd_filter_rule_id string, apply_from_cmd_filter_id string',
};

/** Metadata for opening a ticket: the fields of `meta` depend on the type in the query. A later server has none. */
export function ticketFormMetadata(call: Call, address: ApiAddress, methods: readonly string[]) {
  if (isFlat(call)) return tableMetadata(address, call, 'tickets/tickets/open');
  const resource = resourceOf(call.sandbox, 'tickets.ticket');
  const { actions, ...facts } = metadataOf(resource, call, 'list', methods);
  const requested = REQUESTED[call.query.get('type') ?? ''];
  const [, meta] = Object.entries(parseFieldNotation('meta nested object*'))[0] ?? [];
  const parts = {
    meta: { ...meta, ...(requested && { children: parseFieldNotation(requested) }) },
  };
  return {
    ...facts,
    actions: Object.fromEntries(
      Object.entries(Object(actions)).map(([method, fields]) => [
        method,
        { ...Object(fields), ...WRITTEN, ...parts },
      ]),
    ),
  };
}
