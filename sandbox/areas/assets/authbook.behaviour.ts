import { changeOne, findRow } from '../../kernel/resources/answer.ts';
import { setComputedValues } from '../../kernel/resources/represent.ts';
import { askedAction, beginHostTask } from './hostTask.ts';
import { resourceOf } from '../../kernel/core/sandbox.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import { table, type BehaviourOf, type RowOf } from '../../kernel/core/tables.ts';
import { secretEndpoints, withoutZone } from './accountSecrets.ts';
import { assetsBelow } from './nodeTree.ts';
import { rowsById } from '../../kernel/resources/rowsById.ts';

const RESOURCE = 'assets.authbook';
const ACCOUNTS = table(RESOURCE);
const ASSETS = table('assets.asset');
type AccountRow = RowOf<typeof RESOURCE>;
type AssetRow = RowOf<'assets.asset'>;

const OF_THE_ASSET = ['ip', 'hostname', 'platform'] as const;

/** Accounts of assets. Hostname and address are stored with the account, so that they can be searched. */
export const assetAccounts: BehaviourOf<typeof RESOURCE, 'node'> = {
  computed: ['platform', 'protocols', 'systemuser_display'],
  filters: {
    node: (value, call) => assetsBelow(value, call, ACCOUNTS.asset),
    hostname: (value) => ({ sql: `${ACCOUNTS.hostname} = ?`, parameters: [value] }),
    ip: (value) => ({ sql: `${ACCOUNTS.ip} = ?`, parameters: [value] }),
  },
  beforeSave(values, call, existing) {
    const id = asKey(values['asset'] ?? existing?.['asset']);
    const asset: AssetRow | undefined = call.sandbox.database.get(
      `SELECT ${ASSETS.hostname}, ${ASSETS.ip} FROM ${ASSETS} WHERE id = ?`,
      [id],
    );
    values['hostname'] = asset?.['hostname'] ?? null;
    values['ip'] = asset?.['ip'] ?? null;
    if (!existing) values['connectivity'] ??= 'unknown';
    if (existing && values['password']) values['version'] = Number(existing['version'] ?? 1) + 1;
  },
  represent(rows, records, call) {
    const assets = rowsById(
      'assets.asset',
      ['platform', 'protocols'],
      rows.map((row) => row['asset'] ?? null),
      call,
    );
    const users = rowsById(
      'assets.systemuser',
      ['name', 'username'],
      rows.map((row) => row['systemuser'] ?? null),
      call,
    );
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record) return;
      const asset = assets.get(row['asset'] ?? null);
      const user = users.get(row['systemuser'] ?? null);
      setComputedValues(record, {
        platform: asset?.['platform'] ?? '',
        protocols: protocolsText(asset),
      });
      if (user)
        setComputedValues(record, { systemuser_display: `${user['name']}(${user['username']})` });
      withoutZone(record);
      // The answer to a creation does not contain them yet (observed).
      if (call.method === 'POST') for (const name of OF_THE_ASSET) delete record[name];
    });
  },
  endpoints: [
    {
      // Only the secrets of an account can be changed, with a separate permission.
      method: 'PATCH',
      address: 'assets/accounts/:id',
      needs: ['assets.change_assetaccountsecret'],
      answer: (call, { id = '' }) =>
        changeOne(resourceOf(call.sandbox, 'assets.authbook'), id, call, true),
    },
    {
      method: 'POST',
      address: 'assets/accounts/tasks',
      needs: ['assets.test_authbook'],
      answer: (call) => {
        const where = { sql: 'id = ?', parameters: [call.query.get('asset')] };
        return { status: 201, body: beginHostTask(call, askedAction(call, ['test']), where) };
      },
    },
    {
      method: 'POST',
      address: 'assets/accounts/:id/verify',
      needs: ['assets.test_authbook'],
      answer: (call, { id = '' }) => {
        const row: AccountRow = findRow(resourceOf(call.sandbox, 'assets.authbook'), id, call);
        call.sandbox.database.run(
          `UPDATE ${ACCOUNTS} SET ${ACCOUNTS.connectivity} = 'ok', ${ACCOUNTS.date_verified} = ? WHERE id = ?`,
          [call.now, row['id'] ?? null],
        );
        const where = { sql: 'id = ?', parameters: [row['asset'] ?? null] };
        return { status: 200, body: beginHostTask(call, 'verify', where) };
      },
    },
    ...secretEndpoints(
      'assets.authbook',
      'assets/account-secrets',
      'assets.view_assetaccountsecret',
    ),
  ],
};

function protocolsText(asset: AssetRow | undefined): string {
  const list: unknown = JSON.parse(String(asset?.['protocols'] ?? '[]'));
  return Array.isArray(list) ? list.join(', ') : '';
}

function asKey(value: unknown): SqlValue {
  return typeof value === 'string' ? value : null;
}
