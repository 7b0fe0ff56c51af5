import { messages } from './messages.ts';
import { callerAccount } from '../authentication/callerAccount.ts';
import {
  type Endpoint,
  type ServerResource,
  resourceOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { RecordValues } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { parseFieldNotation } from '@gatehouse-console/engine/sandbox/api/fieldNotation.ts';
import { organizationsOf, permissionsIn } from '../rbac/permissions.ts';
import { metadataOf } from '@gatehouse-console/engine/sandbox/resources/metadata.ts';
import { represent } from '@gatehouse-console/engine/sandbox/resources/represent.ts';
import { validValues } from '@gatehouse-console/engine/sandbox/resources/validate.ts';
import { updateRecord } from '@gatehouse-console/engine/sandbox/resources/write.ts';
import { invalid } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { organizationRecord } from '../organizations.ts';
import { ENFORCED_LEVEL, isSecondFactorForced } from '../authentication/secondFactor.ts';
import { receiveBackends } from './channels.endpoints.ts';
import { isPublicKey, publicKeyFacts } from './publicKeys.ts';
import { publicSettings } from '../publicSettings/publicSettings.ts';
import type { RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { get, ok, putAndPatch } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

const ADDRESS = 'users/profile';
/** Source: protocol, section 8.2. */
const WRITABLE = new Set([
  'wechat',
  'phone',
  'comment',
  'mfa_level',
  'is_first_login',
  'need_update_password',
  'public_key',
]);

/** The caller's own account: all fields are readable, some writable. */
function ownAccount(call: Call): ServerResource<'users.user'> {
  const users = resourceOf(call.sandbox, 'users.user');
  const fields = users.fields
    .filter((field) => field.name !== 'password')
    .map((field) => {
      const { readOnly: _, required: __, ...facts } = field;
      return WRITABLE.has(field.name) ? facts : { ...facts, readOnly: true as const };
    });
  const { hiddenFields: _, ...behaviour } = users.behaviour;
  return { ...users, fields, behaviour, modelName: 'UserProfileApi' };
}

/** The account without the fields that only the profile has. */
function accountRecord(call: Call, row: RowOf<'users.user'>): RecordValues {
  const shown = isSecondFactorForced(call.sandbox, row)
    ? { ...row, mfa_level: ENFORCED_LEVEL }
    : row;
  return represent(ownAccount(call), [shown], { ...call, query: new URLSearchParams() })[0] ?? {};
}

export function profileRecord(
  call: Call,
  row: RowOf<'users.user'> = callerAccount(call),
): RecordValues {
  const { sandbox } = call;
  const id = String(row['id']);
  const permissions = call.person?.permissions ?? permissionsIn(sandbox, id, call.organization);
  const licenceValid = publicSettings(sandbox)['XPACK_ENABLED'] === true;
  const list = (permission: Parameters<typeof organizationsOf>[2]) =>
    organizationsOf(sandbox, id, permission, licenceValid).map(organizationRecord);
  return {
    ...accountRecord(call, row),
    ...publicKeyFacts(row['public_key']),
    guide_url: '',
    console_orgs: list('rbac.view_console'),
    audit_orgs: list('rbac.view_audit'),
    workbench_orgs: list('rbac.view_workbench'),
    receive_backends: receiveBackends(sandbox, id),
    perms: [...permissions].sort(),
  };
}

function changeProfile(call: Call) {
  const account = ownAccount(call);
  const row = callerAccount(call);
  const values = validValues(account, call.body ?? {}, call, row, true);
  const key = values['public_key'];
  if (typeof key === 'string' && key !== '' && !isPublicKey(key)) {
    throw invalid({ public_key: [{ say: messages.notAnSshKey }] });
  }
  // Users who must have a second factor cannot switch it off (protocol, section 8.2).
  if ('mfa_level' in values && isSecondFactorForced(call.sandbox, row)) {
    values['mfa_level'] = ENFORCED_LEVEL;
  }
  updateRecord(account, row, values, call);
  return ok(profileRecord(call));
}

export const profileEndpoints: readonly Endpoint[] = [
  get(ADDRESS, [], (call) => ok(profileRecord(call)), { metadata: profileMetadata }),
  ...putAndPatch(ADDRESS, [], changeProfile),
  get(`${ADDRESS}/mfa/reset`, [], () => {
    throw invalid({ error: { say: messages.mfaResetSelf } });
  }),
];

/** Fields that only the profile has, or that differ from those of a user. */
const OWN_FIELDS = parseFieldNotation(
  'id string, is_service_account boolean, wecom_id string, dingtalk_id string, feishu_id string, system_roles field* read, password_strategy choice write, public_key_comment string read, public_key_hash_md5 string read, guide_url field read, console_orgs field read, audit_orgs field read, workbench_orgs field read, receive_backends list read, perms field read',
);

function profileMetadata(call: Call): unknown {
  const { actions, ...facts } = metadataOf(ownAccount(call), call, 'record');
  const described = Object.entries(Object(actions)).map(([method, fields]) => [
    method,
    { ...Object(fields), ...OWN_FIELDS },
  ]);
  return { ...facts, name: 'User Profile Api', actions: Object.fromEntries(described) };
}
