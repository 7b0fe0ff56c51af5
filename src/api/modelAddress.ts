import type { ApiAddress } from '../../generated/names.ts';
import type { ApiPath } from './apiAddress.ts';

/** Refuses what is written on the spot, a literal or a template: that is `apiAddress`'s to prove. */
type Given<Address extends string> = string extends Address ? Address : never;

type Ends<Address> = Address extends `${string}/${infer End}` ? End | Ends<End> : never;
/** What addresses of `manifest/api.yaml` end with: `render-to-json`, `children/add`. */
export type AddressEnd = Ends<ApiAddress>;

/**
 * An address that a manifest gives, for the rooms that serve every resource: the compiler has proved it
 * against `manifest/api.yaml`. The rooms that write addresses themselves are kept from this by the lint.
 *
 * @param end what the server has below it
 */
export function modelAddress<Address extends string>(
  address: Given<Address>,
  end?: AddressEnd,
): ApiPath {
  const whole: string = end === undefined ? address : `${address}/${end}`;
  // The model calls an address a string; the rule `unknown-api-address` has proved it.
  return whole as ApiPath;
}
