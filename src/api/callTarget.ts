import { readMeta, type CallMeta } from './callMeta.ts';
import { nestedAddress } from './nestedAddress.ts';

/** `generated/resources.ts`: the address of each resource, and whether its list takes arrays. */
export type AddressMap = Readonly<Record<string, { readonly api: string; readonly bulk: boolean }>>;

export interface CallTarget {
  readonly address: string;
  readonly bulk: boolean;
  readonly meta: CallMeta;
}

/**
 * Where a call of react-admin goes.
 *
 * @param given react-admin's `meta`
 * @param facts object with the ids of parents, for a nested address
 * @throws TypeError when one of those is missing
 */
export function callTarget(
  addresses: AddressMap,
  resource: string,
  given: unknown,
  facts?: unknown,
): CallTarget {
  const meta = readMeta(given);
  const known = addresses[resource];
  const api = meta.address ?? known?.api ?? resource;
  const address = nestedAddress(api, { ...meta.within, ...Object(facts) });
  return { address, bulk: known?.bulk ?? false, meta };
}
