import type { ApiAddress } from '#project/generated/names.ts';

declare const proven: unique symbol;

/** An address below the root of the API that `manifest/api.yaml` or a manifest declares. */
export type ApiPath = string & { readonly [proven]: true };

/** An address without ids, written as a literal where it is called. */
export type PlainAddress = Exclude<ApiAddress, `${string}/:id${string}`>;

/** A page of the server outside its API, as a path from the root. */
export type ServerPage = `/${string}`;

/** Every address that may be called. */
export type CallAddress = ApiPath | PlainAddress | ServerPage;

/** An address of `session` in `app.yaml`, which the compiler has looked up in the server's table. */
export function factAddress(address: string): ApiPath {
  return address as ApiPath;
}

type Ids<Address> = Address extends `${string}/:id${infer Rest}`
  ? [id: string | number, ...Ids<Rest>]
  : [];

/**
 * An address of `manifest/api.yaml` with ids: `apiAddress('users/users/:id/remove', user)`.
 *
 * @param ids one for each `:id`, in order
 */
export function apiAddress<Address extends ApiAddress>(
  address: Address,
  ...ids: Ids<Address>
): ApiPath {
  const rest: (string | number)[] = [...ids];
  const template: string = address;
  // The address is one of the manifest's, and every `:id` has its value.
  return template.replace(/:id/g, () => encodeURIComponent(rest.shift() ?? '')) as ApiPath;
}
