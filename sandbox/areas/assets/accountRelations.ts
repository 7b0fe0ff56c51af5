import type { ApiAddress, Permission } from '../../../generated/names.ts';
import { createMany, deleteMany, deleteOne, listRecords } from '../../kernel/resources/answer.ts';
import { mapRecords } from '../../kernel/resources/mapRecords.ts';
import type { Call, Endpoint } from '../../kernel/core/sandbox.ts';
import type { SharedField, ValuesOf } from '../../kernel/core/tables.ts';
import type { RecordValues } from '../../kernel/core/values.ts';
import { del, get, post } from '../../kernel/core/endpoints.ts';
import { rowWithId } from '../../kernel/resources/rows.ts';

type Accounts = 'assets.authbook' | 'applications.account';

/** An address that shows accounts as pairs, without their secrets. */
interface AccountRelation {
  /** Below `/api/v1/`. */
  readonly address: Extract<ApiAddress, `${string}/system-users-${'assets' | 'apps'}-relations`>;
  /** The resource with the accounts. */
  readonly resource: Accounts;
  /** Permissions to read, add and remove. */
  readonly needs: { readonly [Act in 'view' | 'add' | 'remove']: Permission };
  /** The record as this address shows it. */
  readonly represent: (record: RecordValues) => RecordValues;
}

const ASSETS: AccountRelation = {
  address: 'assets/system-users-assets-relations',
  resource: 'assets.authbook',
  needs: {
    view: 'assets.view_authbook',
    add: 'assets.add_authbook',
    remove: 'assets.delete_authbook',
  },
  represent: (record: ValuesOf<'assets.authbook'>) => ({
    id: record['id'],
    asset: record['asset'],
    asset_display: `${String(record['hostname'])}(${String(record['ip'])})`,
    systemuser: record['systemuser'],
    systemuser_display: record['systemuser_display'],
    connectivity: record['connectivity'],
    date_verified: record['date_verified'],
    org_id: record['org_id'],
    org_name: record['org_name'],
  }),
};

const APPLICATIONS: AccountRelation = {
  address: 'applications/system-users-apps-relations',
  resource: 'applications.account',
  needs: {
    view: 'applications.view_account',
    add: 'assets.change_systemuser',
    remove: 'assets.change_systemuser',
  },
  represent: (record) => record,
};

/**
 * Pairs of system users with assets or applications. Source: recorded answers; contract: assets, sections 1.5 and
 * 4.3.
 */
export const accountRelations: readonly Endpoint[] = [ASSETS, APPLICATIONS].flatMap(endpointsOf);

function endpointsOf(relation: AccountRelation): readonly Endpoint[] {
  const { address, needs, resource } = relation;
  return [
    get(address, needs.view, (call) => mapRecords(listRecords(resource, call), relation.represent)),
    post(address, needs.add, (call) => {
      const items: readonly unknown[] = Array.isArray(call.body) ? call.body : [call.body];
      const named = items.map((item) => withUsername(item, call));
      const made = mapRecords(createMany(resource, named, call), relation.represent);
      const { body } = made;
      return Array.isArray(call.body) || !Array.isArray(body) ? made : { ...made, body: body[0] };
    }),
    del(address, needs.remove, (call) => deleteMany(resource, call)),
    del(`${address}/:id`, needs.remove, (call, { id = '' }) => deleteOne(resource, id, call)),
  ];
}

/** The account gets the username of its system user. */
function withUsername(item: unknown, call: Call): RecordValues<SharedField<Accounts>> {
  const account: RecordValues<SharedField<Accounts>> = { ...Object(item) };
  const user = rowWithId(call.sandbox, 'assets.systemuser', account['systemuser']);
  return { username: user?.['username'] ?? '', ...account };
}
