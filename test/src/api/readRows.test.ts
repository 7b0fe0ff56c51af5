import { describe, expect, it, vi } from 'vitest';
import type { RowPage } from '../../../src/api/rowPage.ts';
import { readRows, type RowRange } from '../../../src/api/readRows.ts';

interface Row {
  readonly id: number;
}

const many = (count: number): readonly Row[] => Array.from({ length: count }, (_, id) => ({ id }));

/** A list on a server that gives at most `most` rows per call. */
function server(list: readonly Row[], most = Infinity, facts: Partial<RowPage<Row>> = {}) {
  const calls: RowRange[] = [];
  const ask = vi.fn(async ({ offset, limit }: RowRange): Promise<RowPage<Row>> => {
    calls.push({ offset, limit });
    const data = list.slice(offset, offset + Math.min(limit, most));
    return { data, total: list.length, hasNext: offset + data.length < list.length, ...facts };
  });
  return { ask, calls };
}
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe('rows are read in steps', () => {
  it('by one call where the server gives what it is asked for', async () => {
    const { ask, calls } = server(many(251));
    expect(await readRows(ask, { most: 1000 })).toEqual({ data: many(251), total: 251 });
    expect(calls).toEqual([{ offset: 0, limit: 1000 }]);
  });

  it('each behind the rows that came, where the server gives fewer than it is asked for', async () => {
    const { ask, calls } = server(many(251), 100);
    expect((await readRows(ask, { most: 1000, size: 200 })).data).toEqual(many(251));
    expect(calls).toEqual([
      { offset: 0, limit: 200 },
      { offset: 100, limit: 100 },
      { offset: 200, limit: 51 },
    ]);
  });

  it('several at once when the first one has told how many rows come', async () => {
    const { ask, calls } = server(many(1000), 100);
    const { data } = await readRows(ask, { most: 1000, size: 500, parallel: 4 });
    expect(ids(data)).toEqual(ids(many(1000)));
    expect(calls.map(({ offset }) => offset)).toEqual([
      0, 100, 200, 300, 400, 500, 600, 700, 800, 900,
    ]);
  });

  it('again from where a shorter step ended', async () => {
    const list = many(30);
    const sizes = [10, 4, 10, 10, 10, 10];
    const ask = async ({ offset, limit }: RowRange): Promise<RowPage<Row>> => ({
      data: list.slice(offset, offset + Math.min(limit, sizes.shift() ?? 1)),
      total: 30,
    });
    expect((await readRows(ask, { most: 100, parallel: 2 })).data).toEqual(list);
  });

  it('from a place in the list, and no more than wanted', async () => {
    const { ask, calls } = server(many(500), 40);
    const { data, total } = await readRows(ask, { from: 100, most: 100 });
    expect(ids(data)).toEqual(ids(many(200)).slice(100));
    expect(total).toBe(500);
    expect(calls.map(({ offset }) => offset)).toEqual([100, 140, 180]);
  });

  it('goes on behind a first answer that is there already', async () => {
    const { ask, calls } = server(many(150), 100);
    const first = { data: [...many(100)], total: 150 };
    expect((await readRows(ask, { most: 1000, first })).data).toHaveLength(150);
    expect(calls).toEqual([{ offset: 100, limit: 50 }]);
  });
});

describe('reading ends', () => {
  it('at an empty page, whatever the count says', async () => {
    const { ask } = server(many(120), 100, { total: 300, hasNext: true });
    expect(await readRows(ask, { most: 1000 })).toMatchObject({ total: 300, data: many(120) });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('where the server says that nothing follows, and the count tells what is missing', async () => {
    const { ask } = server(many(251), 100, { hasNext: false });
    const { data, total } = await readRows(ask, { most: 1000 });
    expect([data.length, total]).toEqual([100, 251]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('when the server ignores the offset and repeats its rows', async () => {
    const ask = vi.fn(async () => ({ data: [...many(100)], total: 251, hasNext: true }));
    const { data, total } = await readRows(ask, { most: 1000, parallel: 1 });
    expect([data.length, total]).toEqual([100, 251]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('when it is no longer wanted', async () => {
    const control = new AbortController();
    const { ask } = server(many(251), 100);
    ask.mockImplementationOnce(async () => {
      control.abort();
      return { data: [...many(100)], total: 251 };
    });
    await expect(readRows(ask, { most: 1000, signal: control.signal })).rejects.toThrow(/abort/i);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

it('a row that moved behind the next step, because another was added, counts once', async () => {
  const list = [...many(120)];
  const ask = async ({ offset, limit }: RowRange): Promise<RowPage<Row>> => {
    const data = list.slice(offset, offset + Math.min(limit, 100));
    if (offset === 0) list.unshift({ id: 999 });
    return { data, total: list.length };
  };
  expect(ids((await readRows(ask, { most: 1000 })).data)).toEqual(ids(many(120)));
});

it('rows without an id differ by what they say', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => ({ name: `n${index}` }));
  const ask = async ({ offset }: RowRange) => ({ data: rows.slice(offset, offset + 2), total: 5 });
  expect((await readRows(ask, { most: 10 })).data).toEqual(rows);
});
