import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import { table } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { personOf, type Call } from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import type { Permissions } from './reachedAssets.ts';
import { validPart } from './validity.ts';
import {
  condition,
  equals,
  refersTo,
  both,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';

const USERS = table('users.user');

/** The user or group that something is granted to. */
export interface Grantee {
  readonly kind: 'user' | 'group';
  readonly id: string;
}

export function caller(call: Call): Grantee {
  return { kind: 'user', id: personOf(call).id };
}

/**
 * Permissions in force for a user, directly or through groups, or for a group.
 *
 * @returns a condition on the permission table, joined as `p`
 */
export function inForce({ link }: Permissions, { kind, id }: Grantee, call: Call): SqlPart {
  const ofGroup = refersTo('p.id', link.user_groups, equals('target_id', id), 'owner_id');
  const ofUser = condition(
    `p.id IN (SELECT owner_id FROM ${link.users} WHERE target_id = ?
      UNION SELECT l.owner_id FROM ${link.user_groups} l
      JOIN ${USERS.link.groups} g ON g.target_id = l.target_id WHERE g.owner_id = ?)`,
    id,
    id,
  );
  return both(validPart(call, 'p'), kind === 'user' ? ofUser : ofGroup);
}
