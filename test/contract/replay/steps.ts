import { DEFAULT_ORG } from '../../sandbox/world.ts';
import type { Step } from './initialSteps.ts';

/** Steps that several requests require. */
export const CONFIRM: Step = {
  method: 'POST',
  path: '/api/v1/authentication/confirm/',
  sent: { confirm_type: 'password', secret_key: 'gatehouse' },
};
export const CHOOSE: Step = {
  method: 'POST',
  path: '/api/v1/common/resources/cache/',
  sent: { resources: ['{asset.Linux:4}', '{asset.Linux:5}'] },
  keep: { spm: 'spm' },
};
export const REPLAY: Step = {
  method: 'GET',
  path: '/api/v1/terminal/sessions/{session.replayed:2}/replay/',
};
export const NO_REPLAY: Step = {
  method: 'GET',
  path: '/api/v1/terminal/sessions/{session}/replay/',
};
export const RUN: Step = {
  method: 'POST',
  path: '/api/v1/ops/command-executions/',
  sent: { hosts: ['{asset.Linux:3}'], run_as: '{system-user.ssh}', command: 'uptime' },
  keep: { run: 'id' },
};

/** Requests access to assets; the ticket stays open. */
export const ASK: Step = {
  method: 'POST',
  path: '/api/v1/tickets/tickets/open/?type=apply_asset',
  as: 'alice',
  sent: {
    title: 'Crane control',
    type: 'apply_asset',
    org_id: DEFAULT_ORG,
    meta: {
      apply_assets: ['{asset.Linux}'],
      apply_nodes: [],
      apply_system_users: ['{system-user.ssh}'],
      apply_actions: ['all'],
      apply_date_start: '2026-11-01T00:00:00.000Z',
      apply_date_expired: '2027-01-01T00:00:00.000Z',
    },
  },
  keep: { opened: 'id' },
};
export const ASK_FOR_DATABASE: Step = {
  method: 'POST',
  path: '/api/v1/tickets/tickets/open/?type=apply_application',
  as: 'alice',
  sent: {
    title: 'Tariff database',
    type: 'apply_application',
    org_id: DEFAULT_ORG,
    meta: {
      apply_category: 'db',
      apply_type: 'mysql',
      apply_applications: ['{application.mysql}'],
      apply_system_users: ['{system-user.mysql}'],
      apply_date_start: '2026-11-01T00:00:00.000Z',
      apply_date_expired: '2027-01-01T00:00:00.000Z',
    },
  },
  keep: { opened: 'id' },
};
/** The same before v2.28, which has an address for each type. */
const flat = (step: Step, address: string): Step => {
  const { meta, ...sent }: Readonly<Record<string, unknown>> = Object(step.sent);
  return {
    ...step,
    path: `/api/v1/tickets/${address}/open/`,
    sent: { apply_actions: ['connect'], ...sent, ...Object(meta) },
  };
};
/** Approves it with what it asks for, as the administrator. */
const approved = (address: string): Step => ({
  method: 'PUT',
  path: `/api/v1/tickets/${address}/{opened}/approve/`,
  as: 'admin',
  sent: { org_id: DEFAULT_ORG, apply_actions: ['connect'] },
});
export const ASKED_FLAT: readonly Step[] = [
  flat(ASK, 'apply-asset-tickets'),
  approved('apply-asset-tickets'),
];
export const ASKED_FLAT_FOR_DATABASE: readonly Step[] = [
  flat(ASK_FOR_DATABASE, 'apply-app-tickets'),
  approved('apply-app-tickets'),
];

export const OPENED = '/api/v1/tickets/tickets/{opened}/';
export const APPROVE: Step = { method: 'PUT', path: `${OPENED}approve/`, as: 'admin', sent: {} };
