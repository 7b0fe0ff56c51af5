import type { FieldModel, FieldType } from '../../../codegen/model/fields.ts';

/** A line of a card; the data of tickets has no description of its own on the server. */
function fact(name: string, word: string, type: FieldType = 'string'): FieldModel {
  return { name, type, label: `ticketPages.${word}`, readOnly: true };
}

const LOGIN = [
  fact('apply_login_user', 'user'),
  fact('apply_login_asset', 'asset'),
  fact('apply_login_system_user', 'account'),
];
/** Told in digits of the server's zone, without the zone (contract: tickets, section 2). */
function serverTime(name: string, word: string): FieldModel {
  return { ...fact(name, word, 'datetime'), zone: 'server' };
}

const DATES = [serverTime('apply_date_start', 'start'), serverTime('apply_date_expired', 'end')];

/** What is shown of the request, by type of ticket (contract: tickets, section 2). */
const FACTS: Readonly<Record<string, readonly FieldModel[]>> = {
  apply_asset: [
    fact('apply_nodes_display', 'nodes', 'list'),
    fact('apply_assets_display', 'assets', 'list'),
    fact('apply_system_users_display', 'su', 'list'),
    fact('apply_actions_display', 'actions', 'list'),
    ...DATES,
  ],
  apply_application: [
    fact('apply_category_display', 'category'),
    fact('apply_type_display', 'apptype'),
    fact('apply_applications_display', 'apps', 'list'),
    fact('apply_system_users_display', 'su', 'list'),
    ...DATES,
  ],
  login_confirm: [
    fact('apply_login_ip', 'ip'),
    fact('apply_login_city', 'city'),
    serverTime('apply_login_datetime', 'when'),
  ],
  login_asset_confirm: LOGIN,
  command_confirm: [
    fact('apply_run_user', 'user'),
    fact('apply_run_asset', 'asset'),
    fact('apply_run_system_user', 'account'),
    fact('apply_run_command', 'command', 'text'),
  ],
};

/** Of the level that waits, for tickets that have no card of their own. */
export const ASKED = [
  fact('step_assignees', 'assignees', 'list'),
  fact('step_processor', 'processor'),
];

export function factsOfType(type: unknown): readonly FieldModel[] {
  return FACTS[String(type)] ?? [];
}

/** What stands in the first card (contract: tickets, section 2). */
export function basicsOfType(type: unknown): readonly string[] {
  return type === 'apply_asset' || type === 'apply_application'
    ? ['serial_num', 'state', 'type', 'applicant_display', 'org_name', 'date_created', 'comment']
    : type === undefined || FACTS[String(type)]
      ? ['applicant_display', 'type', 'state', 'date_created']
      : ['applicant_display', 'type', 'state', ...ASKED.map(({ name }) => name), 'date_created'];
}
