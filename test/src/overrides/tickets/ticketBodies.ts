/** Tickets as the server answers them, one of each type (protocol, section 12). */

export const OLGA = 'a0000000-0000-4000-8000-000000000001';
const PETER = 'a0000000-0000-4000-8000-000000000002';

export interface TicketBody {
  readonly id: string;
  readonly meta: object;
  readonly [field: string]: unknown;
}

const WAITING = {
  approval_level: 1,
  state: 'notified',
  assignees: [OLGA],
  assignees_display: ['Olga(olga)'],
  approval_date: '2026-10-05 06:00:00.125000+00:00',
  processor: '',
  processor_display: '',
};

function ticket(type: string, title: string, meta: object): TicketBody {
  return {
    id: `b0000000-0000-4000-8000-${type.length.toString().padStart(12, '0')}`,
    title,
    type,
    type_display: `Type ${type}`,
    meta,
    state: 'open',
    approval_step: 1,
    status: 'open',
    status_display: 'Open',
    applicant_display: 'Peter(peter)',
    process_map: [WAITING],
    date_created: '2026/10/05 14:00:00 +0800',
    date_updated: '2026/10/05 14:00:00 +0800',
    comment: 'Until Friday',
    org_id: 'c0000000-0000-4000-8000-000000000001',
    org_name: 'Harbour',
    body: '\n        Ticket basic info:\n        <div>Ticket title</div>',
    serial_num: '202610050001',
    applicant: PETER,
  };
}

export const bodies = {
  apply_asset: ticket('apply_asset', 'Cranes by night', {
    apply_permission_name: 'Created by ticket (Cranes by night-b000)',
    apply_nodes: [],
    apply_nodes_display: [],
    apply_assets: ['d1'],
    apply_assets_display: ['crane-07(10.9.0.7)'],
    apply_system_users: ['e1'],
    apply_system_users_display: ['crane-op(op)'],
    apply_actions: ['connect', 'upload_file'],
    apply_actions_display: ['Connect', 'Upload file'],
    apply_date_start: '2026-10-05 14:00:00',
    apply_date_expired: '2026-10-09 18:30:00',
  }),
  apply_application: ticket('apply_application', 'Customs figures', {
    apply_permission_name: 'Created by ticket (Customs figures-b000)',
    apply_category: 'db',
    apply_category_display: 'Database',
    apply_type: 'oracle',
    apply_type_display: 'Oracle',
    apply_applications: ['f1'],
    apply_applications_display: ['customs(Oracle)[Database]'],
    apply_system_users: ['e2'],
    apply_system_users_display: ['customs-read(reader)'],
    apply_date_start: '2026-10-05 14:00:00',
    apply_date_expired: '2026-10-09 18:30:00',
  }),
  login_confirm: ticket('login_confirm', 'Login from afar', {
    apply_login_ip: '198.51.100.7',
    apply_login_city: 'Tromsø',
    apply_login_datetime: '2026-10-05 13:59:58',
  }),
  login_asset_confirm: ticket('login_asset_confirm', 'Login to a lock gate', {
    apply_login_user: 'Peter(peter)',
    apply_login_asset: 'lock-02(10.9.0.2)',
    apply_login_system_user: 'lockkeeper(storage)',
  }),
  command_confirm: ticket('command_confirm', 'A command to approve', {
    apply_run_user: 'Peter(peter)',
    apply_run_asset: 'crane-07(10.9.0.7)',
    apply_run_system_user: 'crane-op(op)',
    apply_run_command: 'systemctl restart hoist',
    apply_from_session_id: '11111111-0000-4000-8000-000000000001',
    apply_from_cmd_filter_rule_id: '22222222-0000-4000-8000-000000000001',
    apply_from_cmd_filter_id: '33333333-0000-4000-8000-000000000001',
  }),
  general: ticket('general', 'Anything else', {}),
} as const;

/** The ticket after the approval of its only level. */
export function approved(body: TicketBody): TicketBody {
  return {
    ...body,
    state: 'approved',
    status: 'closed',
    status_display: 'Closed',
    date_updated: '2026/10/05 15:10:00 +0800',
    process_map: [
      { ...WAITING, state: 'approved', processor: OLGA, processor_display: 'Olga(olga)' },
    ],
  };
}
