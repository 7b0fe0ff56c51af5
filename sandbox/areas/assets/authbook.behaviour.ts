import { changeOne, findRow } from '../../kernel/resources/answer.ts';
import { paired, setComputedValues } from '../../kernel/resources/represent.ts';
import { askedAction, beginHostTask } from './hostTask.ts';
import { resourceOf } from '../../kernel/core/sandbox.ts';
import type { SqlValue } from '../../kernel/store/database.ts';
import { table, type BehaviourOf, type RowOf } from '../../kernel/core/tables.ts';
import { secretEndpoints, withoutZone } from './accountSecrets.ts';
import { assetsBelow } from './nodeTree.ts';
import { rowsById } from '../../kernel/resources/rowsById.ts';
import { created, ok, patch, post } from '../../kernel/core/endpoints.ts';
import { equals } from '../../kernel/core/sqlParts.ts';
import { setColumns } from '../../kernel/resources/setColumns.ts';
import { storedList } from '../../kernel/core/stored.ts';

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
    hostname: (value) => equals(ACCOUNTS.hostname, value),
    ip: (value) => equals(ACCOUNTS.ip, value),
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
    for (const [row, record] of paired(rows, records)) {
      const asset = assets.get(row['asset'] ?? null);
      const user = users.get(row['systemuser'] ?? null);
      setComputedValues(record, {
        platform: asset?.['platform'] ?? '',
        protocols: storedList(asset?.['protocols']).join(', '),
      });
      if (user)
        setComputedValues(record, { systemuser_display: `${user['name']}(${user['username']})` });
      withoutZone(record);
      // The answer to a creation does not contain them yet (observed).
      if (call.method === 'POST') for (const name of OF_THE_ASSET) delete record[name];
    }
  },
  endpoints: [
    // Only the secrets of an account can be changed, with a separate permission.
    patch('assets/accounts/:id', 'assets.change_assetaccountsecret', (call, { id = '' }) =>
      changeOne(resourceOf(call.sandbox, 'assets.authbook'), id, call, true),
    ),
    post('assets/accounts/tasks', 'assets.test_authbook', (call) => {
      const where = equals('id', call.query.get('asset'));
      return created(beginHostTask(call, askedAction(call, ['test']), where));
    }),
    post('assets/accounts/:id/verify', 'assets.test_authbook', (call, { id = '' }) => {
      const row: AccountRow = findRow(resourceOf(call.sandbox, 'assets.authbook'), id, call);
      setColumns(call.sandbox, RESOURCE, row['id'], {
        connectivity: 'ok',
        date_verified: call.now,
      });
      const where = equals('id', row['asset'] ?? null);
      return ok(beginHostTask(call, 'verify', where));
    }),
    ...secretEndpoints(
      'assets.authbook',
      'assets/account-secrets',
      'assets.view_assetaccountsecret',
    ),
  ],
};

function asKey(value: unknown): SqlValue {
  return typeof value === 'string' ? value : null;
}
