import type { ApiAddress, Permission, ResourceId } from '../../generated/names.ts';
import type { Behaviour, Endpoint, Reply } from '../behaviour/behaviour.ts';
import { findRow } from '../resources/answer.ts';
import { pageOf, pageReply } from '../resources/paging.ts';
import { resourceOf } from '../sandbox.ts';
import type { Row } from '../store/database.ts';
import type { Call } from '../wire/call.ts';

/** Everybody or everything a permission reaches, directly or through groups and nodes. */
export interface MemberKind {
  readonly resource: ResourceId;
  readonly address: ApiAddress;
  readonly needs: Permission;
  /** `user` of `{user, user_display}`. */
  readonly key: string;
  /** Selects `id` and `shown` for the permission's id, which is given `times` times. */
  readonly sql: string;
  readonly times: number;
}

/** `…/users/all/`, `…/assets/all/`. Source: page facts, permissions, sections 1.4 and 2.4. */
function membersEndpoint(kind: MemberKind): Endpoint {
  return {
    method: 'GET',
    address: kind.address,
    needs: [kind.needs],
    answer: (call, { id = '' }) => members(kind, id, call),
  };
}

/** Such a list as what it is: read, and nothing kept under its own name. */
export function membersOf(kind: MemberKind): Behaviour<never, never> {
  return { readOnly: true, described: ['GET'], endpoints: [membersEndpoint(kind)] };
}

function members(kind: MemberKind, id: string, call: Call): Reply {
  const { id: owner = null } = findRow(resourceOf(call.sandbox, kind.resource), id, call);
  const search = (call.query.get('search') ?? '').toLowerCase();
  const rows = call.sandbox.database
    .all(
      kind.sql,
      Array.from({ length: kind.times }, () => owner),
    )
    .filter((row) => String(row['shown']).toLowerCase().includes(search))
    .map((row: Row) => ({ [kind.key]: row['id'], [`${kind.key}_display`]: row['shown'] }));
  const page = pageOf(call);
  if (!page) return { status: 200, body: rows };
  return pageReply(call, page, rows.length, rows.slice(page.offset, page.offset + page.limit));
}
