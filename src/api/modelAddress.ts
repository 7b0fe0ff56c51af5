import type { ApiAddress } from '#project/generated/names.ts';
import type { ApiPath } from './apiAddress.ts';

/** Refuses literals and templates: those must use `apiAddress`. */
type Given<Address extends string> = string extends Address ? Address : never;

type Ends<Address> = Address extends `${string}/${infer End}` ? End | Ends<End> : never;
/** Endings of addresses in `manifest/api.yaml`: `render-to-json`, `children/add`. */
export type AddressEnd = Ends<ApiAddress>;

/**
 * An address from a manifest, for generic code: the compiler has checked it against
 * `manifest/api.yaml`. The lint forbids it in code with literal addresses.
 *
 * @param end appended path
 */
export function modelAddress<Address extends string>(
  address: Given<Address>,
  end?: AddressEnd,
): ApiPath {
  const whole: string = end === undefined ? address : `${address}/${end}`;
  // The model has plain strings; the rule `unknown-api-address` has checked this one.
  return whole as ApiPath;
}
