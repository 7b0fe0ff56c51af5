import { writeXlsx } from '../../../sandbox/kernel/formats/xlsxFile.ts';
import { IN_ROOT, type Step } from './initialSteps.ts';
import {
  APPROVE,
  ASK,
  ASKED_FLAT,
  ASKED_FLAT_FOR_DATABASE,
  ASK_FOR_DATABASE,
  CHOOSE,
  CONFIRM,
  NO_REPLAY,
  OPENED,
  REPLAY,
  RUN,
} from './steps.ts';
import { USER_ROLE } from '../../sandbox/world.ts';

/** What a request needs in addition to its row. */
interface Preparation {
  /** Earlier requests, by the same user unless they name another. */
  readonly before?: readonly Step[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the user of the row. */
  readonly as?: string;
  readonly path?: string;
  /** What stands for an id that no recorded list has. */
  readonly unknown?: string;
  readonly sent?: unknown;
  /** Waiting time after the earlier requests, in milliseconds. */
  readonly later?: number;
  /** Without the CSRF token. */
  readonly withoutToken?: true;
}

const MINUTE_MS = 60_000;
/** The id of a record that is not there. */
const GONE = '77777777-7777-4777-8777-777777777777';
const IN_SECOND = { 'x-jms-org': '{organization}' };
const CSV = { 'content-type': 'text/csv' };

/** Replaces the recorded ids by those of existing sessions. */
const NEW_SESSION = {
  id: '3f0d7c51-94f2-4d8e-9e36-5d7f2a0c1b11',
  user: 'replayed',
  asset: 'replayed',
  system_user: 'replayed',
  user_id: '{user.alice}',
  asset_id: '{asset.Linux:3}',
  system_user_id: '{system-user.ssh:3}',
  login_from: 'WT',
  remote_addr: '127.0.0.1',
  protocol: 'ssh',
  date_start: '2026-11-21T14:00:00Z',
  org_id: '00000000-0000-0000-0000-000000000002',
  terminal: null,
};

const withToken = (token: string): Preparation => ({
  as: 'nobody',
  headers: { authorization: `BootstrapToken ${token}` },
});
const decided = (how: string, ...before: readonly Step[]): Preparation => ({
  before,
  path: `${OPENED}${how}/`,
});

/** By the key of the row. */
export const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  'DELETE assets/assets/?spm={spm} @bulk-spm': { before: [CHOOSE] },
  'GET assets/assets/?spm={spm}&format=csv @spm-csv': { before: [CHOOSE] },
  'GET assets/assets/?spm={spm} @spm': { before: [CHOOSE] },
  'GET applications/account-secrets/ @after-confirm': { before: [CONFIRM] },
  'GET assets/account-secrets/ @after-confirm': { before: [CONFIRM] },
  'GET assets/account-secrets/{account}/ @after-confirm': { before: [CONFIRM] },
  'GET assets/system-users/{system-user.ssh:3}/auth-info/ @after-confirm': { before: [CONFIRM] },
  'GET authentication/confirm/ @after': { before: [CONFIRM] },
  'OPTIONS applications/account-secrets/ @after-confirm': { before: [CONFIRM] },
  'OPTIONS assets/account-secrets/ @after-confirm': { before: [CONFIRM] },
  'POST authentication/confirm/ @password-ok': {
    sent: { confirm_type: 'password', secret_key: 'gatehouse' },
  },
  'POST authentication/confirm/ @password-encrypted': {
    sent: { confirm_type: 'password', secret_key: '{secret>gatehouse}' },
  },
  'PUT users/profile/password/ @alice-weak-400': {
    sent: {
      old_password: '{secret>gatehouse}',
      new_password: '{secret>a}',
      new_password_again: '{secret>a}',
    },
  },
  'POST terminal/terminal-registrations/ @koko': withToken('gatehouse'),
  'POST terminal/terminal-registrations/ @bad-token': withToken('wrong'),
  'POST terminal/sessions/ @component-0': { sent: NEW_SESSION },
  'POST terminal/sessions/ @component-1': { sent: NEW_SESSION },
  'POST terminal/sessions/ @component-2': { sent: { ...NEW_SESSION, protocol: 'rdp' } },
  'POST terminal/sessions/{session.replayed:2}/replay/ @upload': {
    headers: { 'content-type': 'multipart/form-data; boundary=part' },
    sent: '--part\r\nContent-Disposition: form-data; name="file"; filename="a.gz"\r\n\r\nx\r\n--part--\r\n',
  },
  'POST authentication/auth/ @token': { sent: { username: 'alice', password: 'gatehouse' } },
  'GET assets/assets/ @org-root': { headers: IN_ROOT },
  'GET assets/assets/ @org-second': { headers: IN_SECOND },
  'GET assets/labels/ @other-org': { headers: IN_SECOND },
  'GET assets/nodes/children/tree/ @other-org': { headers: IN_SECOND },
  'GET index/?total_count=1 @org-root': { headers: IN_ROOT },
  'GET index/?total_count=1 @other-org': { headers: IN_SECOND },
  'GET orgs/orgs/current/ @org-root': { headers: IN_ROOT },
  'GET orgs/orgs/current/ @org-second': { headers: IN_SECOND },
  'GET orgs/orgs/current/ @org-unknown': { headers: { 'x-jms-org': GONE } },
  'GET users/profile/ @other-org': { headers: IN_SECOND },
  'GET users/users/ @org-root': { headers: IN_ROOT },
  'GET users/users/ @other-org': { headers: IN_SECOND },
  'OPTIONS assets/assets/ @org-root': { headers: IN_ROOT },
  'POST assets/assets/ @org-root-400': { headers: IN_ROOT },
  'POST assets/labels/ @org-root': { headers: IN_ROOT },
  'POST assets/labels/ @other-org': { headers: IN_SECOND },
  'POST users/users/ @org-root': { headers: IN_ROOT },
  'PATCH orgs/orgs/{organization:2}/': { path: `/api/v1/orgs/orgs/${GONE}/` },
  'GET rbac/org-roles/00000000-0000-0000-0000-000000000005/permissions/tree/ @zh': {
    headers: { 'accept-language': 'zh' },
  },
  'GET users/users/ @accept-csv': { headers: { accept: 'text/csv' } },
  'GET users/profile/ @after-logout': { before: [{ method: 'GET', path: '/core/auth/logout/' }] },
  'GET assets/assets/{asset.Linux:4}/ @after-delete-404': {
    before: [{ method: 'DELETE', path: '/api/v1/assets/assets/{asset.Linux:4}/' }],
  },
  'GET ops/celery/task/{run}/log/ @real': { before: [RUN], later: MINUTE_MS },
  'GET ops/celery/task/{run}/log/ @real (2)': { before: [RUN], later: MINUTE_MS },
  'GET ops/celery/task/{run}/result/ @real (3)': { before: [RUN] },
  'GET terminal/sessions/{session.replayed:2}/replay/ @second-poll': { before: [REPLAY] },
  'GET terminal/sessions/{session.replayed:2}/replay/ @third-poll': { before: [REPLAY, REPLAY] },
  'GET terminal/sessions/{session}/replay/ @none-second-poll': { before: [NO_REPLAY] },
  'GET ops/ansible/task/{adhoc-execution:16}/log/': {
    path: `/api/v1/ops/ansible/task/${GONE}/log/`,
  },
  ...Object.fromEntries(
    ['{command-execution}', '{command-execution:2}', '{command-execution:3}'].flatMap((run) => [
      [`GET ops/celery/task/${run}/log/ @cmd`, { later: MINUTE_MS }],
      [`GET ops/command-executions/${run}/ @after`, { later: MINUTE_MS }],
    ]),
  ),
  ...Object.fromEntries(
    [' @detail-orgrole', 'permissions/tree/', 'users/', 'permissions/'].map((below) => [
      `GET rbac/org-roles/{org-role:2}/${below}`,
      { path: `/api/v1/rbac/org-roles/${GONE}/${below.replace(/ @.*/, '')}` },
    ]),
  ),
  'OPTIONS rbac/org-roles/{org-role:2}/ @detail-orgrole': {
    path: `/api/v1/rbac/org-roles/${GONE}/`,
  },
  'POST terminal/endpoint-rules/ @endpointrule': {
    sent: { name: 'Quay', ip_group: ['10.0.0.0/8'], priority: 97, endpoint: '{endpoint}' },
  },
  'POST perms/asset-permissions-users-relations/ @dup-400': {
    before: [
      {
        method: 'POST',
        path: '/api/v1/perms/asset-permissions-users-relations/',
        sent: [{ user: '{user.orgadmin}', assetpermission: '{asset-permission:2}' }],
      },
    ],
  },
  'POST users/users-groups-relations/': {
    before: [
      {
        method: 'POST',
        path: '/api/v1/users/users-groups-relations/',
        sent: [{ user: '{user.alice}', usergroup: '{group:2}' }],
      },
    ],
  },
  'POST users/groups/render-to-json/ @xlsx': {
    headers: { 'content-type': 'text/xlsx' },
    sent: writeXlsx([
      [
        ['id', 'name', 'users'],
        [GONE, 'Tally clerks', `['${USER_ROLE}']`],
      ],
    ]),
  },
  'PUT tickets/tickets/{ticket.apply_asset:2}/approve/ @admin': decided('approve', ASK),
  'PUT tickets/tickets/{ticket.apply_asset:2}/approve/ @again': decided('approve', ASK, APPROVE),
  'PUT tickets/tickets/{ticket.apply_asset:2}/approve/ @alice-403': decided('approve', ASK),
  'PUT tickets/tickets/{ticket.apply_application}/reject/ @admin': decided(
    'reject',
    ASK_FOR_DATABASE,
  ),
  'PUT tickets/tickets/{ticket.apply_asset}/close/ @alice': decided('close', ASK),
  'GET tickets/apply-asset-tickets/{ticket.apply_asset:4}/ @new-alice': {
    before: ASKED_FLAT,
    path: '/api/v1/tickets/apply-asset-tickets/{opened}/',
  },
  'GET tickets/apply-app-tickets/{ticket.apply_application}/ @new-alice': {
    before: ASKED_FLAT_FOR_DATABASE,
    path: '/api/v1/tickets/apply-app-tickets/{opened}/',
  },
  // What it answers to OPTIONS does not depend on the record.
  'OPTIONS perms/application-permissions/{unknown}/ @detail-appperm-mysql': {
    unknown: '{application-permission.mysql}',
  },
  'OPTIONS users/users/{unknown}/ @detail-user-alice': { unknown: '{user.alice}' },
  'GET perms/users/{unknown}/applications/tree/': { unknown: '{user.alice}' },
  'GET assets/account-secrets/{unknown}/ @new': { unknown: '{account}' },
  'GET ops/adhoc-executions/?task={unknown} @task': { unknown: '{task}' },
  'GET terminal/endpoints/smart/?protocol=ssh&asset_id={unknown} @ssh': {
    unknown: '{asset.Linux}',
  },
  'GET terminal/terminals/{unknown}/sessions/': { unknown: '{terminal}' },
  'POST assets/labels/ @dup-400': { sent: { name: '{label>name}', value: '{label>value}' } },
  'POST assets/nodes/children/ @dup-value-400': { sent: { value: '{node>value}' } },
  'POST users/groups/ @no-csrf': { withoutToken: true },
  'POST users/users/ @csv-import': {
    headers: CSV,
    sent: `*Name,*Username,*Email,*System roles\r\nGreta,greta,greta@nordhafen.example,"['${USER_ROLE}']"\r\n`,
  },
  'POST users/users/render-to-json/ @csv': {
    headers: CSV,
    sent: `*Name,*Username,*Email,Comment,*System roles\r\nHein,hein,hein@nordhafen.example,new,"['${USER_ROLE}']"\r\nJon,jon,none,,\r\n`,
  },
  'POST users/users/render-to-json/ @bad-csv-400': { headers: CSV, sent: '\u0000' },
  'POST users/users/render-to-json/ @empty-400': { headers: CSV, sent: 'a,b\r\n' },
  // Nothing answers at this address.
  'POST terminal/command-storages/?type=es @cmdstorage-es': {
    sent: { name: 'Archive', type: 'es', meta: { HOSTS: ['http://nowhere.invalid:9200'] } },
  },
  'POST settings/mail/testing/ @400': {
    before: [
      {
        method: 'PATCH',
        path: '/api/v1/settings/setting/?category=email',
        sent: { EMAIL_HOST: 'mail.nordhafen.example' },
      },
    ],
  },
  // Nothing is granted to this user.
  'GET perms/users/nodes-with-assets/tree/': { as: 'auditor' },
  'POST users/groups/ @415': { sent: 'neither' },
  'POST users/groups/ @bad-json-400': {
    headers: { 'content-type': 'application/json' },
    sent: '{"name":',
  },
  'PATCH users/groups/ @csv-update': {
    headers: CSV,
    sent: 'ID,*Name,Comment\r\n{group},{group>name},from a file\r\n',
  },
};
