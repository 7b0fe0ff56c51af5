import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/api/errors.ts';
import type { RequestFunction, RequestOptions } from '../../../../src/api/request.ts';
import {
  createExistingRecords,
  FRESH_MS,
  RECORDS_PER_CALL,
} from '../../../../src/pages/transfer/existingRecords.ts';
import { createImportTask } from '../../../../src/pages/transfer/importTask.ts';

const GROUPS = { api: 'users/groups' };
const ids = (count: number) => Array.from({ length: count }, (_, index) => `g${index}`);

/** A server with these records, which writes down what it is asked. */
function server(records: readonly string[], refusesLists?: ApiError) {
  const calls: string[] = [];
  const clock = { now: 0 };
  const request = (async (address: string, { query = {} }: RequestOptions = {}) => {
    const wanted = query['ids'];
    calls.push(Array.isArray(wanted) ? `${address}?ids×${wanted.length}` : address);
    if (Array.isArray(wanted)) {
      if (refusesLists) throw refusesLists;
      return records.filter((id) => wanted.includes(id)).map((id) => ({ id, name: id }));
    }
    const id = address.split('/').at(-1) ?? '';
    if (!records.includes(id)) throw new ApiError({ kind: 'not-found', status: 404 }, 'gone');
    return { id, name: `${id} alone` };
  }) as RequestFunction;
  const place = { request, definition: GROUPS, query: { type: 'a' }, now: () => clock.now };
  return { calls, clock, place, existing: createExistingRecords(place) };
}

describe('the records that an import changes', () => {
  it('are read by page: many ids at once, not one call a row', async () => {
    const all = ids(120);
    const { calls, existing } = server(all);
    for (const [index, id] of all.entries()) {
      expect(await existing.read(id, all.slice(index + 1))).toEqual({ id, name: id });
    }
    expect(calls).toEqual([
      `users/groups?ids×${RECORDS_PER_CALL}`,
      `users/groups?ids×${RECORDS_PER_CALL}`,
      'users/groups?ids×20',
    ]);
  });

  it('are read again when they are needed again, or were read a while ago', async () => {
    const { calls, clock, existing } = server(ids(2));
    await existing.read('g0', ['g1']);
    await existing.read('g0', []);
    expect(calls).toHaveLength(2);
    clock.now = FRESH_MS + 1;
    await existing.read('g1', []);
    expect(calls).toHaveLength(3);
  });

  it('are asked for by themselves where the list does not give them', async () => {
    const { calls, existing } = server(ids(1));
    await expect(existing.read('other', [])).rejects.toMatchObject({ kind: 'not-found' });
    expect(calls).toEqual(['users/groups?ids×1', 'users/groups/other']);
  });

  it('are read one by one where an id spoils the call for all, and not at all without a line', async () => {
    const spoiled = server(ids(1), new ApiError({ kind: 'server', status: 500 }, 'x'));
    expect(await spoiled.existing.read('g0', ['no id'])).toMatchObject({ name: 'g0 alone' });
    const cut = server(ids(1), new ApiError({ kind: 'network', status: 0 }, 'x'));
    await expect(cut.existing.read('g0', [])).rejects.toMatchObject({ kind: 'network' });
    expect(cut.calls).toHaveLength(1);
  });

  it('are read by themselves where there are several kinds: a list does not tell what each has', async () => {
    const { calls, place } = server(ids(2));
    const definition = { ...GROUPS, variants: { by: 'type', into: 'attrs' } };
    await createExistingRecords({ ...place, definition }).read('g0', ['g1']);
    expect(calls).toEqual(['users/groups/g0']);
  });

  it('are those of the pending rows that follow', () => {
    const rows = ids(5).map((id, index) => ({
      index,
      values: { id },
      status: index === 2 ? ('ok' as const) : ('pending' as const),
    }));
    const task = createImportTask({
      kind: 'update',
      fileName: 'a.csv',
      columns: [],
      ignored: [],
      rows,
    });
    expect(task.pendingAfter(0, 2).map(({ index }) => index)).toEqual([1, 3]);
  });
});
