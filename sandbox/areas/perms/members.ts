import type { ApiAddress, ServedField, Permission, ResourceId } from '#project/generated/names.ts';
import type { Behaviour, Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Reply } from '@gatehouse-console/engine/sandbox/core/values.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { pagedReply } from '@gatehouse-console/engine/sandbox/resources/paging.ts';
import { get } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';

/** Users or assets of a permission, directly or through groups and nodes. */
interface MemberKind<R extends ResourceId> {
  readonly resource: Extract<ResourceId, 'perms.assetpermission' | 'perms.applicationpermission'>;
  readonly address: ApiAddress;
  readonly needs: Permission;
  /** `user` for `{user, user_display}`. */
  readonly key: ServedField<R>;
  /** Selects `id` and `shown` for the permission's id, `?1`. */
  readonly sql: string;
}

/**
 * `…/users/all/`, `…/assets/all/`: a computed, read-only list. Source: contract: permissions, sections 1.4 and
 * 2.4.
 */
export function membersOf<R extends ResourceId>(kind: MemberKind<R>): Behaviour<never, never> {
  const { address, needs } = kind;
  return {
    readOnly: true,
    metadataMethods: ['GET'],
    endpoints: [get(address, needs, (call, { id = '' }) => members(kind, id, call))],
  };
}

function members<R extends ResourceId>(kind: MemberKind<R>, id: string, call: Call): Reply {
  const { id: owner = null } = findRow(kind.resource, id, call);
  const search = (call.query.get('search') ?? '').toLowerCase();
  const rows = call.sandbox.database
    .all(kind.sql, [owner])
    .filter((row) => String(row['shown']).toLowerCase().includes(search))
    .map((row) => ({ [kind.key]: row['id'], [`${kind.key}_display`]: row['shown'] }));
  return pagedReply(call, rows);
}
