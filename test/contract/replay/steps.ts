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
export const OPENED = '/api/v1/tickets/tickets/{opened}/';
export const APPROVE: Step = { method: 'PUT', path: `${OPENED}approve/`, as: 'admin', sent: {} };
