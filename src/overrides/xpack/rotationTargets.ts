import type { PageQueries } from '#project/generated/names.ts';
import { apiAddress, type PlainAddress } from '@gatehouse-console/engine/api/apiAddress.ts';
import { request } from '@gatehouse-console/engine/api/client.ts';
import { readPage } from '@gatehouse-console/engine/api/listCall.ts';
import type { RecordOf } from '@gatehouse-console/engine/api/recordOf.ts';
import { objectsOf } from '@gatehouse-console/engine/api/unknownValues.ts';

/** What a rotation begins with. */
export interface RotationTargets {
  readonly username: string;
  /** Ids. */
  readonly assets: readonly string[];
  /** Number of accounts with another username: a plan changes one. */
  readonly leftOut: number;
}

type Parameter = PageQueries['RotatePasswords'];

const ACCOUNTS: PlainAddress = 'assets/accounts';

/**
 * Reads what the address of the page names: a system user with its hosts, accounts with their hosts, or hosts alone.
 *
 * @param query of the page
 * @throws ApiError when the system user or the accounts cannot be read
 */
export async function loadTargets(
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<RotationTargets> {
  const valueOf = (name: Parameter) => query.get(name) ?? '';
  const call = { quiet: true, signal };
  const systemUser = valueOf('system_user');
  if (systemUser !== '') {
    const [user, assets] = await Promise.all([
      request<RecordOf<'assets.systemuser'>>(
        apiAddress('assets/system-users/:id', systemUser),
        call,
      ),
      request(apiAddress('assets/system-users/:id/assets', systemUser), call),
    ]);
    const ids = objectsOf(assets).map(({ id }) => String(id));
    return { username: String(user.username), assets: ids, leftOut: 0 };
  }
  const accounts = valueOf('accounts');
  if (accounts === '') return { username: '', assets: idsOf(valueOf('assets')), leftOut: 0 };
  const ids = idsOf(accounts);
  const page = await request(ACCOUNTS, { ...call, query: { ids: accounts, limit: ids.length } });
  return targetsOf(readPage<RecordOf<'assets.authbook'> & { readonly id: string }>(page).data);
}

/** The hosts of the accounts that have the username of the first one. */
export function targetsOf(accounts: readonly RecordOf<'assets.authbook'>[]): RotationTargets {
  const [first] = accounts;
  const alike = accounts.filter(({ username }) => username === first?.username);
  return {
    username: String(first?.username ?? ''),
    assets: [...new Set(alike.map(({ asset }) => String(asset)))],
    leftOut: accounts.length - alike.length,
  };
}

function idsOf(list: string): readonly string[] {
  return list.split(',').filter(Boolean);
}
