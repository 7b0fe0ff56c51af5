import type { SqlPart } from '../../kernel/core/columns.ts';
import { table } from '../../kernel/core/tables.ts';
import type { SqlValue } from '../../kernel/store/database.ts';

const ASSETS = table('assets.asset');
const ACCOUNTS = table('assets.authbook');

/** The assets on which a system user has an account, and those that it administers. */
export function assetsOfSystemUser(id: SqlValue): SqlPart {
  return {
    sql: `(id IN (SELECT ${ACCOUNTS.asset} FROM ${ACCOUNTS} WHERE ${ACCOUNTS.systemuser} = ?)
      OR ${ASSETS.admin_user} = ?)`,
    parameters: [id, id],
  };
}
