import type { Field } from '../../../generated/names.ts';
import type { FieldModel, FieldType } from '../../../codegen/model/fields.ts';
import type { TextKey } from '../../../generated/texts.ts';

/** A line of a card; the data of tickets has no description of its own on the server. */
function fact<Name extends string>(
  name: Name,
  label: TextKey,
  type: FieldType = 'string',
): FieldModel & { readonly name: Name } {
  return { name, type, label, readOnly: true };
}

const LOGIN = [
  fact('apply_login_user', 'ticketPages.user'),
  fact('apply_login_asset', 'ticketPages.asset'),
  fact('apply_login_system_user', 'ticketPages.account'),
];
/** Told in digits of the server's zone, without the zone (contract: tickets, section 2). */
function serverTime(name: string, label: TextKey): FieldModel {
  return { ...fact(name, label, 'datetime'), zone: 'server' };
}

const DATES = [
  serverTime('apply_date_start', 'ticketPages.start'),
  serverTime('apply_date_expired', 'ticketPages.end'),
];

/** What is shown of the request, by type of ticket (contract: tickets, section 2). */
const FACTS: Readonly<Record<string, readonly FieldModel[]>> = {
  apply_asset: [
    fact('apply_nodes_display', 'ticketPages.nodes', 'list'),
    fact('apply_assets_display', 'ticketPages.assets', 'list'),
    fact('apply_system_users_display', 'ticketPages.su', 'list'),
    fact('apply_actions_display', 'ticketPages.actions', 'list'),
    ...DATES,
  ],
  apply_application: [
    fact('apply_category_display', 'ticketPages.category'),
    fact('apply_type_display', 'ticketPages.apptype'),
    fact('apply_applications_display', 'ticketPages.apps', 'list'),
    fact('apply_system_users_display', 'ticketPages.su', 'list'),
    ...DATES,
  ],
  login_confirm: [
    fact('apply_login_ip', 'ticketPages.ip'),
    fact('apply_login_city', 'ticketPages.city'),
    serverTime('apply_login_datetime', 'ticketPages.when'),
  ],
  login_asset_confirm: LOGIN,
  command_confirm: [
    fact('apply_run_user', 'ticketPages.user'),
    fact('apply_run_asset', 'ticketPages.asset'),
    fact('apply_run_system_user', 'ticketPages.account'),
    fact('apply_run_command', 'ticketPages.command', 'text'),
  ],
};

/** Of the level that waits, for tickets that have no card of their own. */
export const ASKED = [
  fact('step_assignees', 'ticketPages.assignees', 'list'),
  fact('step_processor', 'ticketPages.processor'),
];

export function factsOfType(type: unknown): readonly FieldModel[] {
  return FACTS[String(type)] ?? [];
}

/** What stands in the first card (contract: tickets, section 2). */
export function basicsOfType(
  type: unknown,
): readonly (Field<'tickets.ticket'> | (typeof ASKED)[number]['name'])[] {
  return type === 'apply_asset' || type === 'apply_application'
    ? ['serial_num', 'state', 'type', 'applicant_display', 'org_name', 'date_created', 'comment']
    : type === undefined || FACTS[String(type)]
      ? ['applicant_display', 'type', 'state', 'date_created']
      : ['applicant_display', 'type', 'state', ...ASKED.map(({ name }) => name), 'date_created'];
}
