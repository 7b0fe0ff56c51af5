import type { Permission } from '../../../generated/names.ts';
import { type Endpoint, personOf, type Call } from '../../kernel/core/sandbox.ts';
import { permissionDenied } from '../../kernel/core/errors.ts';
import { completeActions } from './grantedActions.ts';
import { grantedAccounts } from './granted.ts';
import { applicationAccounts } from './grantedApplications.ts';

const MS_PER_SECOND = 1000;

/**
 * Whether a user may use a system user on an asset or an application, and with which actions. Source: observed
 * answers.
 */
export const validateEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    address: 'perms/asset-permissions/user/validate',
    needs: [],
    answer: (call) => answerTo(call, actionsOn(call)),
  },
  {
    method: 'GET',
    address: 'perms/asset-permissions/user/actions',
    needs: [],
    answer: (call) => {
      const actions = actionsOn(call);
      return { status: 200, body: actions ? { actions } : {} };
    },
  },
  {
    method: 'GET',
    address: 'perms/application-permissions/user/validate',
    needs: [],
    answer: (call) => {
      const accounts = applicationAccounts(
        { kind: 'user', id: userOf(call, 'perms.view_userapps') },
        call.query.get('application_id') ?? '',
        call,
      );
      const held = accounts.some(({ id }) => id === call.query.get('system_user_id'));
      return answerTo(call, held ? completeActions(['all']) : undefined);
    },
  },
];

/** The caller, or another user of the organization when the caller has the permission. */
function userOf(call: Call, needed: Permission): string {
  const { id, permissions } = personOf(call);
  const asked = call.query.get('user_id') ?? id;
  if (asked !== id && !permissions.has(needed)) throw permissionDenied();
  return asked;
}

function actionsOn(call: Call): readonly string[] | undefined {
  const rows = grantedAccounts(
    { kind: 'user', id: userOf(call, 'perms.view_userassets') },
    call.query.get('asset_id') ?? '',
    call,
  ).filter((row) => row['id'] === call.query.get('system_user_id'));
  if (rows.length === 0) return undefined;
  return completeActions(
    rows.flatMap((row): unknown[] => {
      const actions: unknown = JSON.parse(String(row['granted_actions'] ?? '[]'));
      return Array.isArray(actions) ? actions : [];
    }),
  );
}

function answerTo(call: Call, actions: readonly string[] | undefined) {
  const body = {
    has_permission: actions !== undefined,
    expire_at: Math.floor(call.now / MS_PER_SECOND),
    actions: actions ?? [],
  };
  return { status: 200, body };
}
