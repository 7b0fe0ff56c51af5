import { expect, it } from 'vitest';
import {
  createFactReader,
  type FactList,
} from '../../../../src/overrides/perms/access/factReader.ts';
import { cappedList, fakeServer } from '../../api/fakeServer.ts';

const PERMISSIONS: FactList<string> = {
  kind: 'asset-permissions',
  address: 'perms/asset-permissions',
  needs: 'perms.view_assetpermission',
  read: ({ id }) => String(id),
};
const rows = Array.from({ length: 251 }, (_, id) => ({ id }));

it('facts are read as a whole where the server gives a hundred rows at once', async () => {
  const { request, calls } = fakeServer([cappedList(rows, 100)]);
  const reader = createFactReader({ request, may: () => true });
  const list = await reader.list(PERMISSIONS, 1000);
  expect(list.total).toBe(251);
  expect(list.rows).toEqual(rows.map(({ id }) => String(id)));
  expect(calls).toHaveLength(3);
});

it('facts beyond the limit are not read, and the total tells it', async () => {
  const { request } = fakeServer([cappedList(rows, 100)]);
  const list = await createFactReader({ request, may: () => true }).list(PERMISSIONS, 150);
  expect([list.rows.length, list.total]).toEqual([150, 251]);
});
