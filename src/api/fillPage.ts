import { readPage } from './listCall.ts';
import { readRows, type ReadRows, type RowRange } from './readRows.ts';
import type { RowPage } from './rowPage.ts';

/**
 * The page with all the rows that its query asks for: a server may give fewer at once (`readRows`).
 *
 * @param ask makes the same call for other rows
 */
export function fillPage<T extends object>(
  page: RowPage<T>,
  { offset, limit }: RowRange,
  ask: (range: RowRange) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<ReadRows<T>> {
  return readRows(async (range) => readPage<T>(await ask(range), range), {
    from: offset,
    most: limit,
    first: page,
    signal,
  });
}
