import type { People, Sandbox } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { authenticationFailed } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { organizationsOfPerson, permissionsIn } from '../rbac/permissions.ts';
import { allOrganizations } from '../organizations.ts';
import { signerOf } from './accessKeyAuth.ts';
import { findUser } from './accounts.ts';

const BEARER = /^Bearer (.+)$/;

/** Signatures and tokens take precedence over the session (protocol, section 1). */
export const people: People = {
  callerOf(sandbox, request) {
    const [, token] = BEARER.exec(request.headers.authorization ?? '') ?? [];
    return signerOf(sandbox, request) ?? (token && ownerOfToken(sandbox, token));
  },
  find(sandbox, userId, organization) {
    const user = findUser(sandbox, userId);
    if (!user) return undefined;
    const id = String(user['id']);
    return {
      id,
      username: String(user['username']),
      name: String(user['name']),
      permissions: permissionsIn(sandbox, id, organization),
    };
  },
  organizations: allOrganizations,
  organizationsOf: organizationsOfPerson,
};

function ownerOfToken(sandbox: Sandbox, token: string): string {
  const row = sandbox.database.get(
    'SELECT user_id FROM bearer_tokens WHERE token = ? AND date_expired > ?',
    [token, sandbox.clock()],
  );
  const id = row && String(row['user_id']);
  if (id === undefined || !findUser(sandbox, id)) throw authenticationFailed();
  return id;
}
