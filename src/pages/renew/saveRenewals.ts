import { BulkFailure } from '../../api/bulkFailure.ts';
import type { ConsoleDataProvider } from '../../api/dataProvider.ts';

type Items = Parameters<ConsoleDataProvider['bulkPatch']>[1];

/**
 * Changes records in one call. Where the server refuses some of them it changes none: the others are sent again
 * without those.
 *
 * @throws BulkFailure with the records that the server refused, and those that were changed
 */
export async function saveRenewals(
  provider: Pick<ConsoleDataProvider, 'bulkPatch'>,
  resource: string,
  items: Items,
): Promise<void> {
  try {
    await provider.bulkPatch(resource, items);
  } catch (error) {
    if (!(error instanceof BulkFailure) || error.done.length > 0) throw error;
    const refused = new Set(error.failed.map(({ id }) => id));
    const others = items.filter(({ id }) => !refused.has(id));
    if (refused.size === 0 || others.length === 0) throw error;
    await provider.bulkPatch(resource, others);
    throw new BulkFailure(
      others.map(({ id }) => id),
      error.failed,
      { cause: error },
    );
  }
}
