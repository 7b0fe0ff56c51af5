import { changeOne, findRow } from '../resources/answer.ts';
import { beginHostTask } from '../jobs/hostTask.ts';
import type { SqlPart } from '../resources/resource.ts';
import { resourceOf } from '../sandbox.ts';
import { placeholders, type Row, type SqlValue } from '../store/database.ts';
import type { Call } from '../wire/call.ts';
import { secretEndpoints, withoutZone } from './accountSecrets.ts';
import type { Behaviour } from './behaviour.ts';
import { nodeAndBelow } from './nodeTree.ts';
import { bodyField } from './users.ts';

const OF_THE_ASSET = ['ip', 'hostname', 'platform'];

/** Who is known on which asset. Hostname and address are kept beside it, so that they can be searched. */
export const assetAccounts: Behaviour = {
  computed: ['platform', 'protocols', 'systemuser_display'],
  filters: {
    node: onAssetsOf,
    hostname: (value) => ({ sql: 'hostname = ?', parameters: [value] }),
    ip: (value) => ({ sql: 'ip = ?', parameters: [value] }),
  },
  beforeSave(values, call, existing) {
    const id = asKey(values['asset'] ?? existing?.['asset']);
    const asset = call.sandbox.database.get(
      'SELECT hostname, ip FROM r_assets_asset WHERE id = ?',
      [id],
    );
    values['hostname'] = asset?.['hostname'] ?? null;
    values['ip'] = asset?.['ip'] ?? null;
    if (!existing) values['connectivity'] ??= 'unknown';
    if (existing && values['password']) values['version'] = Number(existing['version'] ?? 1) + 1;
  },
  represent(rows, records, call) {
    const assets = byId('r_assets_asset', 'platform, protocols', rows, 'asset', call);
    const users = byId('r_assets_systemuser', 'name, username', rows, 'systemuser', call);
    rows.forEach((row, index) => {
      const record = records[index];
      if (!record) return;
      const asset = assets.get(row['asset'] ?? null);
      const user = users.get(row['systemuser'] ?? null);
      if ('platform' in record) record['platform'] = asset?.['platform'] ?? '';
      if ('protocols' in record) record['protocols'] = protocolsText(asset);
      if ('systemuser_display' in record && user) {
        record['systemuser_display'] = `${user['name']}(${user['username']})`;
      }
      withoutZone(record);
      // The answer to a creation comes before the server looks at the asset (observed).
      if (call.method === 'POST') for (const name of OF_THE_ASSET) delete record[name];
    });
  },
  endpoints: [
    {
      // Nobody changes an account but for its secrets, by a permission of their own.
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
        return { status: 201, body: beginHostTask(call, bodyField(call, 'action'), where) };
      },
    },
    {
      method: 'POST',
      address: 'assets/accounts/:id/verify',
      needs: ['assets.test_authbook'],
      answer: (call, { id = '' }) => {
        const row = findRow(resourceOf(call.sandbox, 'assets.authbook'), id, call);
        call.sandbox.database.run(
          `UPDATE r_assets_authbook SET connectivity = 'ok', date_verified = ? WHERE id = ?`,
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

function onAssetsOf(node: string, call: Call): SqlPart {
  const nodes = nodeAndBelow(node, call);
  return {
    sql: `asset IN (SELECT owner_id FROM r_assets_asset__nodes WHERE target_id IN (${placeholders(nodes.length)}))`,
    parameters: nodes,
  };
}

function protocolsText(asset: Row | undefined): string {
  const list: unknown = JSON.parse(String(asset?.['protocols'] ?? '[]'));
  return Array.isArray(list) ? list.join(', ') : '';
}

function asKey(value: unknown): SqlValue {
  return typeof value === 'string' ? value : null;
}

/** Some columns of the rows of another table that these rows name. */
export function byId(
  table: string,
  columns: string,
  rows: readonly Row[],
  column: string,
  call: Call,
): ReadonlyMap<SqlValue, Row> {
  const ids = [...new Set(rows.map((row) => row[column] ?? null))];
  const found = call.sandbox.database.all(
    `SELECT id, ${columns} FROM ${table} WHERE id IN (${placeholders(ids.length)})`,
    ids,
  );
  return new Map(found.map((row) => [row['id'] ?? null, row]));
}
