import type { Permission } from '#project/generated/names.ts';
import { findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { askedAction, beginHostTask } from './hostTask.ts';
import {
  personOf,
  type Call,
  type Endpoint,
} from '@gatehouse-console/engine/sandbox/core/sandbox.ts';
import { table, type RowOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { permissionDenied } from '@gatehouse-console/engine/sandbox/core/errors.ts';
import { bodyField } from '@gatehouse-console/engine/sandbox/wire/body.ts';
import { created, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import {
  equals,
  isIn,
  refersTo,
  both,
  either,
} from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import type { SqlPart } from '@gatehouse-console/engine/sandbox/core/columns.ts';
import type { SqlValue } from '@gatehouse-console/engine/sandbox/store/database.ts';

const ACCOUNTS = table('assets.authbook');
const ASSETS = table('assets.asset');

/** Tasks of a system user on its assets, with the permission each requires. Source: contract: assets, section 4.3. */
const ASKED = {
  push: 'assets.push_assetsystemuser',
  test: 'assets.test_assetconnectivity',
} as const satisfies Readonly<Record<string, Permission>>;

/** Pushes a system user to assets or tests it there: all of its assets, or those that the body names. */
export const systemUserTasks: Endpoint = post(
  'assets/system-users/:id/tasks',
  Object.values(ASKED),
  (call, { id = '' }) => {
    const row = findRow('assets.systemuser', id, call);
    const action = askedAction(call, ['push', 'test']);
    if (!personOf(call).permissions.has(ASKED[action])) throw permissionDenied();
    const only = bodyField(call, 'assets');
    if (action === 'test') reportReachable(call, 'systemuser', row, 'asset', only);
    const all = assetsOfSystemUser(row['id']);
    const where = Array.isArray(only) ? both(all, isIn('id', only)) : all;
    return created(beginHostTask(call, action, where));
  },
);

/**
 * After a test, marks the accounts on active assets as reachable.
 *
 * @param owner the column of accounts with the id of the tested record
 * @param other the column that `only` filters, if given
 */
export function reportReachable(
  call: Call,
  owner: 'asset' | 'systemuser',
  row: RowOf<'assets.asset' | 'assets.systemuser'>,
  other: 'asset' | 'systemuser',
  only: unknown,
): void {
  const named = Array.isArray(only) ? only.map(String) : undefined;
  call.sandbox.database.run(
    `UPDATE ${ACCOUNTS} SET ${ACCOUNTS.date_verified} = ?, ${ACCOUNTS.connectivity} =
       CASE WHEN ${ACCOUNTS.asset} IN (SELECT id FROM ${ASSETS} WHERE ${ASSETS.is_active} = 1)
            THEN 'ok' ELSE 'failed' END
     WHERE ${ACCOUNTS[owner]} = ? ${named ? `AND ${ACCOUNTS[other]} IN (SELECT value FROM json_each(?))` : ''}`,
    [call.now, row['id'] ?? null, ...(named ? [JSON.stringify(named)] : [])],
  );
}

/** The assets on which a system user has an account, and those that it administers. */
export function assetsOfSystemUser(id: SqlValue | undefined): SqlPart {
  const used = refersTo('id', `${ACCOUNTS}`, equals(ACCOUNTS.systemuser, id), ACCOUNTS.asset);
  return either(used, equals(ASSETS.admin_user, id));
}
