import { apiAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { useRequest } from '@gatehouse-console/engine/api/useRequest.ts';
import { readTree, type TreeEntry } from '@gatehouse-console/engine/pages/tree/readTree.ts';
import type { RoleScope } from './useRoleScope.ts';

/** The tree of all permissions that a role of this scope may have, with those it has checked. */
export async function readPermissions(
  scope: RoleScope,
  role: string,
  signal?: AbortSignal,
): Promise<readonly TreeEntry[]> {
  const address = apiAddress(`rbac/${scope}-roles/:id/permissions/tree`, role);
  return readTree(await request(address, { ...(signal && { signal }), quiet: true }));
}

/** The same, read once; nothing without a role. */
export function useRolePermissions(scope: RoleScope, role: string | undefined) {
  return useRequest(
    ['role permissions', scope, role],
    (signal) => readPermissions(scope, role ?? '', signal),
    { enabled: role !== undefined },
  );
}
