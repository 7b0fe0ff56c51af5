import type { ApiAddress } from '../../generated/names.ts';

declare const proven: unique symbol;

/** An address below `/api/v1/` that stands in `manifest/api.yaml`, or that the manifests give. */
export type ApiPath = string & { readonly [proven]: true };

/** An address of no single record: it is written where it is called. */
export type PlainAddress = Exclude<ApiAddress, `${string}/:id${string}`>;

/** An address as listeners hear of it (`Answer.path`). */
export type ApiPathname = `/api/v1/${PlainAddress}/`;

/** A page of the server, from the root: no part of its API, and in no list of it. */
export type ServerPage = `/${string}`;

/** What may be called. */
export type CallAddress = ApiPath | PlainAddress | ServerPage;

type Ids<Address> = Address extends `${string}/:id${infer Rest}`
  ? [id: string | number, ...Ids<Rest>]
  : [];

/**
 * An address of `manifest/api.yaml` with the ids of its records:
 * `apiAddress('users/users/:id/remove', user)`.
 *
 * @param ids one for each `:id`, in their order
 */
export function apiAddress<Address extends ApiAddress>(
  address: Address,
  ...ids: Ids<Address>
): ApiPath {
  const rest: (string | number)[] = [...ids];
  // The one place that proves an address: it is one of the manifest's, and every `:id` has its value.
  return address.replace(/:id/g, () => encodeURIComponent(rest.shift() ?? '')) as ApiPath;
}
