import type { ApiPath } from './apiAddress.ts';

/** Refuses literals and templates: those must use `apiAddress`. */
type Given<Address extends string> = string extends Address ? Address : never;

/**
 * An address from a manifest, for generic code: the compiler has checked it against
 * `manifest/api.yaml`. The lint forbids it in code with literal addresses.
 *
 * @param end appended path, of the manifests, too
 */
export function modelAddress<Address extends string>(
  address: Given<Address>,
  end?: string,
): ApiPath {
  const whole: string = end === undefined ? address : `${address}/${end}`;
  // The model has plain strings; the rule `unknown-api-address` has checked this one.
  return whole as ApiPath;
}
