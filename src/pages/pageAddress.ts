import type { OfferEffect } from '../../codegen/model/offers.ts';
import { resolveAddress, type ReferenceScope } from '../../codegen/model/references.ts';
import { RETURN_PARAMETER } from '../../codegen/model/returning.ts';

/**
 * The address of the page that an offer opens, below the base path. A form leads back to where it was opened.
 *
 * @param from path and query of the page with the offer
 */
export function pageAddress(
  { address, isForm }: Extract<OfferEffect, { readonly kind: 'page' }>,
  scope: ReferenceScope,
  from: string,
): string {
  const page = resolveAddress(address, scope);
  if (!isForm) return page;
  const back = new URLSearchParams({ [RETURN_PARAMETER]: from }).toString();
  return `${page}${page.includes('?') ? '&' : '?'}${back}`;
}
