import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { isApiError } from '../../../api/errors.ts';
import { modelAddress } from '../../../api/modelAddress.ts';
import { createNameLookup, type NameLookup } from './nameLookup.ts';

/** Looks names up by the list calls of the selects. */
export function providerLookup(provider: Pick<ConsoleDataProvider, 'options'>): NameLookup {
  return createNameLookup({
    list: ({ from }, query) => provider.options(modelAddress(from), query),
    isForbidden: (error) => isApiError(error) && error.kind === 'forbidden',
  });
}
