import type { Permission } from '#project/generated/names.ts';
import {
  type Endpoint,
  personOf,
  type Call,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { completeActions } from './grantedActions.ts';
import { grantedAccounts } from './granted.ts';
import { applicationAccounts } from './grantedApplications.ts';
import { get, ok } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';

const MS_PER_SECOND = 1000;

/**
 * Whether a user may use a system user on an asset or an application, and with which actions. Source: observed
 * answers.
 */
export const validateEndpoints: readonly Endpoint[] = [
  get('perms/asset-permissions/user/validate', [], (call) => answerTo(call, actionsOn(call))),
  get('perms/asset-permissions/user/actions', [], (call) => {
    const actions = actionsOn(call);
    return ok(actions ? { actions } : {});
  }),
  get('perms/application-permissions/user/validate', [], (call) => {
    const accounts = applicationAccounts(
      { kind: 'user', id: userOf(call, 'perms.view_userapps') },
      call.query.get('application_id') ?? '',
      call,
    );
    const held = accounts.some(({ id }) => id === call.query.get('system_user_id'));
    return answerTo(call, held ? completeActions(['all']) : undefined);
  }),
];

/** The caller, or another user of the organization when the caller has the permission. */
function userOf(call: Call, needed: Permission): string {
  const { id, permissions } = personOf(call);
  const user = call.query.get('user_id') ?? id;
  if (user !== id && !permissions.has(needed)) throw permissionDenied();
  return user;
}

function actionsOn(call: Call): readonly string[] | undefined {
  const rows = grantedAccounts(
    { kind: 'user', id: userOf(call, 'perms.view_userassets') },
    call.query.get('asset_id') ?? '',
    call,
  ).filter((row) => row['id'] === call.query.get('system_user_id'));
  if (rows.length === 0) return undefined;
  return completeActions(rows.flatMap((row) => storedList(row['granted_actions'])));
}

function answerTo(call: Call, actions: readonly string[] | undefined) {
  const body = {
    has_permission: actions !== undefined,
    expire_at: Math.floor(call.now / MS_PER_SECOND),
    actions: actions ?? [],
  };
  return ok(body);
}
