import { sharedMessages } from '../messages.ts';
import { ORGANIZATION_ROLES, SYSTEM_ROLES } from '../rbac/roleLinks.ts';
import { serverMessages } from '@gatehouse-console/engine/sandbox/core/serverMessages.ts';
import { messages } from './messages.ts';
import { bodyField, ids, requiredField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import type { ServedField, Permission, ResourceId } from '#project/generated/names.ts';
import { isLaterServer } from '../laterServer.ts';
import { unbinding } from '../authentication/unbinding.ts';
import {
  resourceOf,
  type Sandbox,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { FieldErrors, Segments } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { ROLE } from '../rbac/builtinRoles.ts';
import { logPasswordChange } from '../audits/logPasswordChange.ts';
import { addLink } from '@gatehouse-console/engine/sandbox/resources/relations.ts';
import { findRow, recordOf } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { ofOwners } from '@gatehouse-console/engine/sandbox/resources/organizationPart.ts';
import { membersPart } from '../membersPart.ts';
import { selectionOf } from '@gatehouse-console/engine/sandbox/resources/query.ts';
import { validValues } from '@gatehouse-console/engine/sandbox/resources/validate.ts';
import {
  table,
  type BehaviourOf,
  type ErrorsOf,
  type RowOf,
  type ValuesOf,
} from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { invalid } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { textFor } from '@gatehouse-console/engine/sandbox/core/messages.ts';
import { newPassword } from '../authentication/passwordHistory.ts';
import {
  hasAuthenticator,
  isSecondFactorForced,
  unbindAuthenticator,
  wantsSecondFactor,
} from '../authentication/secondFactor.ts';
import { clearLoginFailures, codeAttempts, isLoginBlocked } from '../authentication/loginLimits.ts';
import {
  created,
  get,
  ok,
  post,
  putAndPatch,
} from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import {
  condition,
  equals,
  refersTo,
  both,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { rowWithId, rowsWhere } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const RESOURCE = 'users.user';
const USERS = table(RESOURCE);
const GROUPS = table('users.usergroup');
type UserRow = RowOf<typeof RESOURCE>;
type UserField = ServedField<typeof RESOURCE>;
type UserValues = ValuesOf<typeof RESOURCE>;
/** A mobile number (protocol, section 8.2). */
const PHONE = /^1[3456789]\d{9}$/;
const SUGGESTIONS = /\/users\/suggestions\/?$/;
const PEOPLE = `${USERS.is_service_account} IS NOT 1`;

/** Users are global; an organization shows those with a role in it. Source: contract: users, section 1.1. */
export const users: BehaviourOf<typeof RESOURCE, 'group_id'> = {
  dropsOwnFields: ({ sandbox }) => isLaterServer(sandbox),
  relations: { system_roles: SYSTEM_ROLES, org_roles: ORGANIZATION_ROLES },
  computed: {
    can_public_key_auth: () => (row) => row['source'] === 'local',
    mfa_enabled: (_rows, call) => (row) => wantsSecondFactor(call.sandbox, row),
    mfa_force_enabled: (_rows, call) => (row) => isSecondFactorForced(call.sandbox, row),
    is_valid: (_rows, call) => (row) => row['is_active'] !== 0 && !isExpired(row, call),
    is_expired: (_rows, call) => (row) => isExpired(row, call),
    is_wecom_bound: () => (row) => Boolean(row['wecom_id']),
    is_dingtalk_bound: () => (row) => Boolean(row['dingtalk_id']),
    is_feishu_bound: () => (row) => Boolean(row['feishu_id']),
    is_otp_secret_key_bound: (_rows, call) => (row) =>
      hasAuthenticator(call.sandbox, String(row['id'])),
    avatar_url: () => () => '/static/img/avatar.svg',
    login_blocked: (_rows, call) => (row) => isBlocked(call.sandbox, row),
    password_strategy: () => () => null,
  },
  sizes: {
    mini: ['id', 'name', 'username'],
    small: [
      'id',
      'name',
      'username',
      'email',
      'wechat',
      'phone',
      'mfa_level',
      'source',
      'source_display',
      'can_public_key_auth',
      'need_update_password',
      'mfa_enabled',
      'is_service_account',
      'is_valid',
      'is_expired',
      'is_active',
      'date_expired',
      'date_joined',
      'last_login',
      'created_by',
      'comment',
      'is_wecom_bound',
      'is_dingtalk_bound',
      'is_feishu_bound',
      'is_otp_secret_key_bound',
      'wecom_id',
      'dingtalk_id',
      'feishu_id',
    ],
  },
  hiddenFields,
  putDefaults: { is_active: undefined },
  // Leaves out the service accounts of components.
  scope: (call) => both(condition(PEOPLE), membersPart(call)),
  filters: {
    group_id: (value, call) => {
      const groups = both(equals('target_id', value), ofOwners(call, 'target_id', `${GROUPS}`));
      return refersTo('id', USERS.link.groups, groups, 'owner_id');
    },
  },
  validate: (values) => phoneError(values['phone']),
  beforeSave,
  afterSave(id, values, call, created) {
    if (!created) return;
    if (!Array.isArray(values['system_roles'])) addLink(call, SYSTEM_ROLES, id, ROLE.user);
    const roles = values['org_roles'];
    const none = !Array.isArray(roles) || roles.length === 0;
    if (none && !call.organization.isRoot) addLink(call, ORGANIZATION_ROLES, id, ROLE.orgUser);
  },
  beforeDelete: (row) => (row['username'] === 'admin' ? 'keep' : 'delete'),
  afterDelete(row, call) {
    const { database } = call.sandbox;
    database.run('DELETE FROM role_bindings WHERE "user" = ?', [row['id'] ?? null]);
    database.run('DELETE FROM sessions WHERE user_id = ?', [row['id'] ?? null]);
    database.run('DELETE FROM bearer_tokens WHERE user_id = ?', [row['id'] ?? null]);
  },
  // The server joins names of groups with spaces and names of roles with commas (protocol, section 8.2).
  represent(_rows, records) {
    for (const record of records) {
      const groups = record['groups_display'];
      if (typeof groups === 'string') record['groups_display'] = groups.replaceAll(', ', ' ');
    }
  },
  endpoints: [
    ...putAndPatch('users/users/:id/password', 'users.change_user', setPassword),
    ...(
      [
        ['password/reset', () => undefined],
        ['pubkey/reset', () => undefined],
        ['unblock', unblock],
      ] as const
    ).flatMap(([action, act]) =>
      putAndPatch(`users/users/:id/${action}`, 'users.change_user', (call, { id = '' }) => {
        const resource = resourceOf(call.sandbox, RESOURCE);
        const row = findRow(resource, id, call);
        // PUT requires all fields, as when changing a user.
        validValues(resource, call.body ?? {}, call, row, call.method === 'PATCH');
        act(call.sandbox, row);
        return ok(recordOf(resource, id, call));
      }),
    ),
    get('users/users/:id/mfa/reset', 'users.change_user', resetSecondFactor),
    ...unbinding,
    post('users/users/invite', 'users.invite_user', invite),
    post('users/users/remove', 'users.remove_user', removeMany),
    post('users/users/:id/remove', 'users.remove_user', (call, { id = '' }) => {
      leaveOrganization([findRow(RESOURCE, id, call)], call);
      return { status: 204 };
    }),
  ],
};

function phoneError(phone: unknown): ErrorsOf<typeof RESOURCE> {
  const wrong = typeof phone === 'string' && phone !== '' && !PHONE.test(phone);
  return { phone: wrong ? [{ say: messages.phoneInvalid }] : undefined };
}

/**
 * Without the permission to view role bindings, the role fields are absent (protocol, section 13), but not in
 * suggestions (observed).
 */
function hiddenFields(call: Call): readonly UserField[] {
  if (call.method === 'GET' && SUGGESTIONS.test(call.path)) return [];
  const held = call.person?.permissions;
  const without = (permission: Permission, ...fields: readonly UserField[]) =>
    held?.has(permission) ? [] : fields;
  return [
    ...without('rbac.view_systemrolebinding', 'system_roles', 'system_roles_display'),
    ...without('rbac.view_orgrolebinding', 'org_roles', 'system_roles_display'),
  ];
}

/** A password is used on create only with the strategy `custom`; its hash is stored. */
function beforeSave(values: UserValues, call: Call, existing: UserRow | undefined): void {
  const password = values['password'];
  delete values['password'];
  const wanted = existing ? true : values['password_strategy'] === 'custom';
  if (wanted && typeof password === 'string' && password !== '') {
    Object.assign(values, newPassword(call.sandbox, existing, password));
  }
  if (existing) return;
  values['date_password_last_updated'] ??= call.now;
  values['is_active'] ??= true;
  values['is_first_login'] ??= true;
  values['wechat'] ??= '';
}

function isExpired(row: UserRow, { now }: Call): boolean {
  return Number(row['date_expired'] ?? Infinity) < now;
}

function isBlocked(sandbox: Sandbox, row: UserRow): boolean {
  const id = String(row['id']);
  return (
    isLoginBlocked(sandbox, String(row['username'])) || isLoginBlocked(sandbox, codeAttempts(id))
  );
}

/** Resets failed logins and wrong codes. */
function unblock(sandbox: Sandbox, row: UserRow): void {
  clearLoginFailures(sandbox, String(row['username']));
  clearLoginFailures(sandbox, codeAttempts(String(row['id'])));
}

/** The only address that takes its password unencrypted (protocol, section 18). */
function setPassword(call: Call, { id = '' }: Segments) {
  const row = findRow(RESOURCE, id, call);
  const password = requiredField<ServedField<typeof RESOURCE>>(call, 'password');
  if (typeof password !== 'string' || password === '') {
    throw invalid({ password: [{ say: serverMessages.blank }] });
  }
  setColumns(call.sandbox, RESOURCE, row['id'], newPassword(call.sandbox, row, password));
  logPasswordChange(row, call);
  return ok({ password: '' });
}

function resetSecondFactor(call: Call, { id = '' }: Segments) {
  const row = findRow(RESOURCE, id, call);
  if (row['id'] === personOf(call).id) throw invalid({ error: { say: messages.mfaResetSelf } });
  unbindAuthenticator(call.sandbox, String(row['id']));
  return ok({ msg: textFor(call, sharedMessages.success) });
}

const ROLES_HERE = 'org_roles' satisfies ServedField<typeof RESOURCE>;

/** Adds roles of this organization to existing users; empty lists are accepted (contract: users, section 1.4). */
function invite(call: Call) {
  if (call.organization.isRoot) throw invalid({ error: { say: messages.inviteInRoot } });
  const invited = ids(bodyField(call, 'users'));
  const roles = ids(bodyField(call, ROLES_HERE));
  const errors = {
    ...unknownIds('users', invited, 'users.user', call),
    ...unknownIds(ROLES_HERE, roles, 'rbac.orgrole', call),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  call.sandbox.database.transaction(() => {
    for (const user of invited) {
      for (const role of roles) addLink(call, ORGANIZATION_ROLES, user, role);
    }
  });
  return created({ [ROLES_HERE]: roles, users: invited });
}

function unknownIds(
  field: string,
  named: readonly string[],
  resource: ResourceId,
  { sandbox }: Call,
): FieldErrors {
  const unknown = named.find((id) => !rowWithId(sandbox, resource, id));
  if (unknown === undefined) return {};
  return { [field]: [{ say: serverMessages.objectUnknown, with: { value: unknown } }] };
}

function removeMany(call: Call) {
  const resource = resourceOf(call.sandbox, RESOURCE);
  if (!call.query.get('spm')) throw invalid({ spm: [{ say: serverMessages.required }] });
  const { where } = selectionOf(resource, call);
  leaveOrganization(rowsWhere(call.sandbox, RESOURCE, where), call);
  return { status: 204 };
}

/** Removes users from the organization: the accounts stay, their roles and groups in it are deleted. */
function leaveOrganization(rows: readonly UserRow[], call: Call): void {
  const { database } = call.sandbox;
  database.transaction(() => {
    for (const row of rows) {
      const user = row['id'] ?? null;
      database.run(`DELETE FROM role_bindings WHERE "user" = ? AND scope = 'org' AND org = ?`, [
        user,
        call.organization.id,
      ]);
      database.run(
        `DELETE FROM ${USERS.link.groups} WHERE owner_id = ?
         AND target_id IN (SELECT id FROM ${GROUPS} WHERE org_id = ?)`,
        [user, call.organization.id],
      );
    }
  });
}
