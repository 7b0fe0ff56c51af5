import { changeOne, findRow } from '@gatehouse-console/engine/sandbox/resources/answer.ts';
import { askedAction, beginHostTask } from './hostTask.ts';
import { table, type BehaviourOf } from '@gatehouse-console/engine/sandbox/core/tables.ts';
import { secretEndpoints, WITHOUT_ZONE } from './accountSecrets.ts';
import { assetsBelow } from './nodeTree.ts';
import { created, ok, patch, post } from '@gatehouse-console/engine/sandbox/core/endpoints.ts';
import { equals } from '@gatehouse-console/engine/sandbox/core/sqlParts.ts';
import { setColumns } from '@gatehouse-console/engine/sandbox/resources/setColumns.ts';
import { storedList } from '@gatehouse-console/engine/sandbox/core/stored.ts';
import { nameInLogs } from '../audits/logRows.ts';
import { ofReferred } from '@gatehouse-console/engine/sandbox/resources/computed.ts';
import { rowWithId } from '@gatehouse-console/engine/sandbox/resources/rows.ts';

const RESOURCE = 'assets.authbook';
const ACCOUNTS = table(RESOURCE);

/** Accounts of assets. Hostname and address are stored with the account, so that they can be searched. */
export const assetAccounts: BehaviourOf<typeof RESOURCE, 'node'> = {
  computed: {
    platform: ofReferred('assets.asset', 'asset', (asset) => asset?.['platform'] ?? ''),
    protocols: ofReferred('assets.asset', 'asset', (asset) =>
      storedList(asset?.['protocols']).join(', '),
    ),
  },
  shows: WITHOUT_ZONE,
  titles: { systemuser: nameInLogs },
  // The answer to a creation does not contain them yet (observed).
  hiddenFields: ({ method }) => (method === 'POST' ? ['ip', 'hostname', 'platform'] : []),
  filters: {
    node: (value, call) => assetsBelow(value, call, ACCOUNTS.asset),
    hostname: (value) => equals(ACCOUNTS.hostname, value),
    ip: (value) => equals(ACCOUNTS.ip, value),
  },
  beforeSave(values, call, existing) {
    const asset = rowWithId(call.sandbox, 'assets.asset', values['asset'] ?? existing?.['asset']);
    values['hostname'] = asset?.['hostname'] ?? null;
    values['ip'] = asset?.['ip'] ?? null;
    if (!existing) values['connectivity'] ??= 'unknown';
    if (existing && values['password']) values['version'] = Number(existing['version'] ?? 1) + 1;
  },
  endpoints: [
    // Only the secrets of an account can be changed, with a separate permission.
    patch('assets/accounts/:id', 'assets.change_assetaccountsecret', (call, { id = '' }) =>
      changeOne(RESOURCE, id, call, true),
    ),
    post('assets/accounts/tasks', 'assets.test_authbook', (call) => {
      const asset = equals('id', call.query.get('asset'));
      return created(beginHostTask(call, askedAction(call, ['test']), asset));
    }),
    post('assets/accounts/:id/verify', 'assets.test_authbook', (call, { id = '' }) => {
      const row = findRow(RESOURCE, id, call);
      setColumns(call.sandbox, RESOURCE, row['id'], {
        connectivity: 'ok',
        date_verified: call.now,
      });
      return ok(beginHostTask(call, 'verify', equals('id', row['asset'])));
    }),
    ...secretEndpoints(RESOURCE, 'assets/account-secrets', 'assets.view_assetaccountsecret'),
  ],
};
