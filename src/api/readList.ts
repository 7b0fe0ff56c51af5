import type { CallAddress } from './apiAddress.ts';
import { readPage } from './listCall.ts';
import { readRows, type ReadRows, type RowSteps } from './readRows.ts';
import type { Query, RequestFunction } from './request.ts';
import type { RowPage } from './rowPage.ts';

/** Every server gives so many rows at once. */
const ROWS_PER_CALL = 100;

interface ListSteps<T> extends Omit<RowSteps<T>, 'first'> {
  /** Filters and order, in the API's words. */
  readonly query?: Query;
  /** Called with each page. */
  onPage?(page: RowPage<T>): void;
}

/**
 * Reads the rows of a list at an address that is no list of a resource's page, in steps. Its calls are quiet.
 *
 * @throws ApiError when a call fails; the signal's reason when it is aborted between two steps
 */
export function readList<T extends object>(
  request: RequestFunction,
  address: CallAddress,
  { query, onPage, ...steps }: ListSteps<T>,
): Promise<ReadRows<T>> {
  const { signal } = steps;
  return readRows<T>(
    async (range) => {
      const options = { query: { ...query, ...range }, quiet: true, ...(signal && { signal }) };
      const page = readPage<T>(await request(address, options));
      onPage?.(page);
      return page;
    },
    { size: Math.min(ROWS_PER_CALL, steps.most), ...steps },
  );
}
