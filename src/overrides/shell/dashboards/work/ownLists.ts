import dayjs from 'dayjs';
import type { RaRecord } from 'ra-core';
import type { ResourceId, RouteName } from '#project/generated/names.ts';
import { readDate } from '@gatehouse-console/engine/i18n/dates.ts';
import type { WorkCount, WorkScope } from './workScope.ts';

/** So many records are read where the server cannot filter. */
export const READ_AT_MOST = 1000;
/** A permission that ends within so many days is listed. */
const ENDING_DAYS = 7;

/** A record of a list that the dashboard makes itself. */
export interface FoundRecord {
  readonly id: string;
  readonly name: string;
  /** Shown below the name. */
  readonly beside: string;
  /** When it was found so, or when it ends. */
  readonly date: unknown;
  /** The page of the record. */
  readonly page: RouteName;
}

export interface OwnList {
  readonly records: readonly FoundRecord[];
  /** Records that were read, and all there are. */
  readonly read: number;
  readonly total: number;
}

interface Source {
  readonly resource: ResourceId;
  /** Order of reading, so that the limit cuts off the same records every time. */
  readonly order: string;
  readonly fields: readonly string[];
  /** The list that has to be open. */
  readonly list: RouteName;
  readonly page: RouteName;
}

const ASSETS: Source = {
  resource: 'assets.asset',
  order: 'hostname',
  fields: ['id', 'hostname', 'ip', 'connectivity', 'date_verified'],
  list: 'AssetList',
  page: 'AssetDetail',
};
const PERMISSION_FIELDS = ['id', 'name', 'is_active', 'date_expired'];
const PERMISSIONS: readonly Source[] = [
  {
    resource: 'perms.assetpermission',
    order: 'name',
    fields: PERMISSION_FIELDS,
    list: 'AssetPermissionList',
    page: 'AssetPermissionDetail',
  },
  {
    resource: 'perms.applicationpermission',
    order: 'name',
    fields: PERMISSION_FIELDS,
    list: 'ApplicationPermissionList',
    page: 'ApplicationPermissionDetail',
  },
];

/** The assets whose last test failed. The server has no filter for it. */
export async function unreachableAssets(scope: WorkScope): Promise<OwnList> {
  const { data, total } = await read(ASSETS, scope);
  return {
    records: data
      .filter(({ connectivity }) => connectivity === 'failed')
      .map((asset) => ({
        id: String(asset.id),
        name: String(asset['hostname']),
        beside: String(asset['ip']),
        date: asset['date_verified'],
        page: ASSETS.page,
      })),
    read: data.length,
    total,
  };
}

/** The active permissions that end within a week, the first to end first. Without a filter of the server, too. */
export async function endingPermissions(scope: WorkScope): Promise<OwnList> {
  const open = PERMISSIONS.filter(({ list }) => scope.routes.verdict(list).open);
  const pages = await Promise.all(
    open.map(async (source) => ({ source, ...(await read(source, scope)) })),
  );
  const records = pages.flatMap(({ source, data }) =>
    data
      .filter((permission) => endsSoon(permission, scope.now))
      .map((permission) => ({
        id: String(permission.id),
        name: String(permission['name']),
        beside: '',
        date: permission['date_expired'],
        page: source.page,
      })),
  );
  return {
    records: records.toSorted(
      (one, other) => Number(readDate(one.date)) - Number(readDate(other.date)),
    ),
    read: pages.reduce((sum, { data }) => sum + data.length, 0),
    total: pages.reduce((sum, page) => sum + page.total, 0),
  };
}

/** Is it active, and does it end within a week? */
export function endsSoon(permission: Readonly<Record<string, unknown>>, now: Date): boolean {
  const end = readDate(permission['date_expired']);
  if (!end || permission['is_active'] === false) return false;
  return dayjs(end).isAfter(now) && dayjs(end).isBefore(dayjs(now).add(ENDING_DAYS, 'day'));
}

export function countOfList({ records, read: amount, total }: OwnList): WorkCount {
  return {
    count: records.length,
    ...(amount < total && { incomplete: { reason: 'firstOnly', read: amount, total } }),
  };
}

async function read(
  { resource, order, fields }: Source,
  { provider, signal }: WorkScope,
): Promise<{ readonly data: readonly RaRecord[]; readonly total: number }> {
  const { data, total } = await provider.getList(resource, {
    pagination: { page: 1, perPage: READ_AT_MOST },
    sort: { field: order, order: 'ASC' },
    filter: { fields: fields.join(',') },
    signal,
  });
  return { data, total: total ?? data.length };
}
