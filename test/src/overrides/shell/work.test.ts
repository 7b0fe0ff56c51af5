import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../../src/api/dataProvider.ts';
import {
  countsOf,
  totalOfStorages,
} from '../../../../src/overrides/shell/dashboards/work/dangerousCommands.ts';
import {
  countOfList,
  endingPermissions,
  endsSoon,
  READ_AT_MOST,
  unreachableAssets,
} from '../../../../src/overrides/shell/dashboards/work/ownLists.ts';
import {
  AUDITOR_ROWS,
  OPERATOR_ROWS,
} from '../../../../src/overrides/shell/dashboards/work/workRows.ts';
import { loadEvents } from '../../../../src/overrides/shell/dashboards/events.ts';
import type { WorkScope } from '../../../../src/overrides/shell/dashboards/work/workScope.ts';

import { cappedList, fakeServer } from '../../api/fakeServer.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

/** Rows by resource; `total` says that there are more. */
function scopeWith(
  rows: Readonly<Record<string, readonly object[]>>,
  { total, closed = [] }: { readonly total?: number; readonly closed?: readonly string[] } = {},
) {
  const getList = vi.fn(async (resource: string, _params: object) => {
    const data = rows[resource];
    if (!data) throw new Error(`no ${resource}`);
    return { data, total: total ?? data.length };
  });
  const scope = {
    provider: { getList },
    routes: {
      verdict: (to: string) => ({ open: !closed.includes(to) }),
    },
    me: 'me',
    now: NOW,
    signal: new AbortController().signal,
  } as unknown as WorkScope;
  return { scope, getList };
}

describe('lists that the dashboard makes itself', () => {
  const assets = [
    { id: '1', hostname: 'up', ip: '10.0.0.1', connectivity: 'ok' },
    { id: '2', hostname: 'down', ip: '10.0.0.2', connectivity: 'failed' },
    { id: '3', hostname: 'new', ip: '10.0.0.3', connectivity: 'unknown' },
  ];

  it('are the assets whose last test failed, read in one call with the fields that are needed', async () => {
    const { scope, getList } = scopeWith({ 'assets.asset': assets });
    const list = await unreachableAssets(scope);
    expect(list.records.map(({ name }) => name)).toEqual(['down']);
    expect(countOfList(list)).toEqual({ count: 1 });
    expect(getList.mock.calls.map(([, params]) => params)).toMatchObject([
      {
        pagination: { page: 1, perPage: READ_AT_MOST },
        filter: { fields: 'id,hostname,ip,connectivity,date_verified' },
      },
    ]);
  });

  it('are exact where the server gives a hundred rows at once', async () => {
    const rows = Array.from({ length: 137 }, (_, index) => ({
      id: String(index),
      hostname: `host-${index}`,
      ip: '10.0.0.1',
      connectivity: index === 130 ? 'failed' : 'ok',
    }));
    const { request, calls } = fakeServer([cappedList(rows, 100)]);
    const addresses = { 'assets.asset': { api: 'assets/assets', bulk: true } };
    const { scope } = scopeWith({});
    const provider = createDataProvider(request, addresses);
    const list = await unreachableAssets({ ...scope, provider });
    expect(list.records.map(({ name }) => name)).toEqual(['host-130']);
    expect(countOfList(list)).toEqual({ count: 1 });
    expect(calls).toHaveLength(2);
  });

  it('say that there may be more where not all could be read', async () => {
    const { scope } = scopeWith({ 'assets.asset': assets }, { total: 21_000 });
    expect(countOfList(await unreachableAssets(scope))).toEqual({
      count: 1,
      incomplete: { reason: 'firstOnly', read: 3, total: 21_000 },
    });
  });

  it.each([
    [{ date_expired: '2026/11/25 12:00:00 +0000' }, true],
    [{ date_expired: '2026/12/01 11:59:00 +0000', is_active: true }, true],
    [{ date_expired: '2026/12/01 12:01:00 +0000' }, false],
    [{ date_expired: '2026/11/24 11:59:00 +0000' }, false],
    [{ date_expired: '2026/11/25 12:00:00 +0000', is_active: false }, false],
    [{ date_expired: null }, false],
  ])('hold the active permissions that end within a week: %j is %s', (permission, soon) => {
    expect(endsSoon(permission, NOW)).toBe(soon);
  });

  it('hold permissions of both kinds, the first to end first, of the lists that are open', async () => {
    const rows = {
      'perms.assetpermission': [
        { id: '1', name: 'later', date_expired: '2026/11/29 00:00:00 +0000' },
      ],
      'perms.applicationpermission': [
        { id: '2', name: 'sooner', date_expired: '2026/11/26 00:00:00 +0000' },
      ],
    };
    const both = await endingPermissions(scopeWith(rows).scope);
    expect(both.records.map(({ name, page }) => [name, page])).toEqual([
      ['sooner', 'ApplicationPermissionDetail'],
      ['later', 'AssetPermissionDetail'],
    ]);
    const { scope, getList } = scopeWith(rows, { closed: ['ApplicationPermissionList'] });
    expect((await endingPermissions(scope)).records.map(({ name }) => name)).toEqual(['later']);
    expect(getList).toHaveBeenCalledTimes(1);
  });
});

describe('dangerous commands', () => {
  const storage = (id: string, label: string, open = true) => ({ id, label, open });

  it('are counted from the names of the storages; the list opens the one with the most', () => {
    const counts = countsOf([storage('a', 'default(server)(3)'), storage('b', 'es(es)(12)')]);
    expect(totalOfStorages(counts)).toEqual({ count: 15, query: { storage: 'b' } });
  });

  it('may be more where a storage does not answer, which is named', () => {
    const counts = countsOf([storage('a', 'default(server)(3)'), storage('b', 'es(es)', false)]);
    expect(totalOfStorages(counts)).toMatchObject({
      count: 3,
      incomplete: { reason: 'noAnswer', names: 'es(es)' },
    });
  });
});

describe('the rows of the dashboards', () => {
  it('differ between operators and auditors, the most severe first', () => {
    const rowsOf = (rows: typeof OPERATOR_ROWS) =>
      rows.map(({ key, severity }) => `${severity} ${key}`);
    expect(rowsOf(OPERATOR_ROWS)).toEqual([
      'danger commands',
      'warning unreachable',
      'warning ending',
      'warning logins',
      'note tickets',
    ]);
    expect(rowsOf(AUDITOR_ROWS)).toEqual([
      'danger commands',
      'warning logins',
      'note deletions',
      'note passwords',
      'note transfers',
    ]);
  });

  it('open lists with the same conditions that they count by', async () => {
    const { scope, getList } = scopeWith({ 'audits.userloginlog': [] }, { total: 4 });
    const row = OPERATOR_ROWS.find(({ key }) => key === 'logins');
    if (row?.kind !== 'list') throw new Error('failed logins have a list');
    expect(await row.count(scope)).toEqual({ count: 4 });
    const since = '2026-11-23T12:00:00.000Z';
    expect(row.query(NOW)).toEqual({ status: false, date_start: since });
    expect(getList.mock.calls[0]?.[1]).toMatchObject({
      filter: { status: false, date_from: since },
    });
  });
});

describe('the events of the audit dashboard', () => {
  it('are only those that may be read; what could not be read is unknown, not none', async () => {
    const closed = ['CommandList'];
    const none = await loadEvents('week', scopeWith({}, { closed }).scope);
    expect(none.kinds).toEqual([{ kind: 'logins', counts: undefined, incomplete: true }]);
    const logins = [{ id: '1', datetime: '2026/11/24 11:00:00 +0000' }];
    const { scope } = scopeWith({ 'audits.userloginlog': logins }, { closed });
    const some = await loadEvents('week', scope);
    expect(some.kinds).toMatchObject([{ kind: 'logins', incomplete: false }]);
    expect(some.kinds[0]?.counts?.reduce((sum, count) => sum + count, 0)).toBe(1);
  });
});
