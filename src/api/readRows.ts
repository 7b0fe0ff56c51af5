import { apiFacts } from '#project/generated/api.ts';
import type { RowPage } from './rowPage.ts';

/** The rows that a call is asked for. */
export interface RowRange {
  readonly offset: number;
  readonly limit: number;
}

export interface RowSteps<T> {
  /** Rows before the first one that is read. */
  readonly from?: number;
  /** Rows that are read at most. */
  readonly most: number;
  /** Rows that the first call asks for; by default all. */
  readonly size?: number;
  /** The answer of the first call, when it has been made already. */
  readonly first?: RowPage<T> | undefined;
  /** Calls at once; the first one is alone, because its answer tells how many rows the server gives. */
  readonly parallel?: number;
  readonly signal?: AbortSignal | undefined;
  /** Each call asks for as many rows as the first one gave: pages have numbers, or nobody knows which is the last. */
  readonly even?: boolean;
}

export interface ReadRows<T> {
  readonly data: readonly T[];
  /** Rows of the whole list: more than `data` when the list is longer than `most`, or was cut by the server. */
  readonly total: number;
}

const EVEN = apiFacts.list.from.by === 'page' || apiFacts.list.total === undefined;

/**
 * Reads rows of a list in steps. A server may give fewer rows than it was asked for (`MAX_LIMIT_PER_PAGE`: 100 since
 * v2.28), so each step begins behind the rows that came. It ends at an empty page, at `next: null`, at `count`, and when
 * the server repeats rows, because it ignores the offset.
 *
 * @param ask makes a call; what it throws is thrown
 * @throws the signal's reason when it is aborted between two steps
 */
export async function readRows<T extends object>(
  ask: (range: RowRange) => Promise<RowPage<T>>,
  { from = 0, most, size = most, first, parallel = 1, signal, even = EVEN }: RowSteps<T>,
): Promise<ReadRows<T>> {
  const rows = new Map<unknown, T>();
  let came = 0;
  let total = 0;
  let isOver = false;
  const take = (page: RowPage<T>) => {
    const before = rows.size;
    for (const row of page.data) rows.set(keyOf(row), row);
    came += page.data.length;
    total = page.total;
    isOver = rows.size === before || page.hasNext === false || from + came >= total;
  };

  take(first ?? (await ask({ offset: from, limit: Math.min(size, most) })));
  const step = came;
  while (!isOver && came < most) {
    signal?.throwIfAborted();
    const end = Math.min(total - from, most);
    const places = Array.from({ length: parallel }, (_, index) => came + index * step).filter(
      (place) => place < end,
    );
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const pages = await Promise.all(
      places.map((place) =>
        ask({ offset: from + place, limit: even ? step : Math.min(step, end - place) }),
      ),
    );
    for (const [index, page] of pages.entries()) {
      // Behind a page that was shorter than the first one, rows are missing: they are asked for again.
      if (!isOver && places[index] === came) take(page);
    }
  }
  return { data: [...rows.values()].slice(0, most), total };
}

/** Rows of many-to-many tables have no id. */
function keyOf(row: object): unknown {
  return 'id' in row && row.id !== null && row.id !== undefined ? row.id : JSON.stringify(row);
}
