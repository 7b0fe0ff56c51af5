import { DEFAULT_ORGANIZATION_ID } from '../api/organizationContext.ts';
import type { Organization } from './types.ts';

export interface OrganizationWish {
  /** Those of the view. */
  readonly list: readonly Organization[];
  readonly xpackEnabled: boolean;
  /** `oid` of the page's address. */
  readonly asked: string | undefined;
  /** What this person used last, best first. */
  readonly remembered: readonly (string | undefined)[];
}

/**
 * The organization to work in: the default one while the extension is off; else the one the address
 * asks for, the one used last, the default, or the first that is not root, whichever the view offers
 * (contract: shell, organization).
 *
 * @returns undefined when the view offers none
 */
export function chooseOrganization(wish: OrganizationWish): Organization | undefined {
  const byId = (id: string | undefined) => wish.list.find((one) => one.id === id);
  if (!wish.xpackEnabled) return byId(DEFAULT_ORGANIZATION_ID);
  const wanted = [wish.asked, ...wish.remembered].map(byId).find((one) => one !== undefined);
  return (
    wanted ??
    wish.list.find((one) => one.is_default) ??
    wish.list.find((one) => !one.is_root) ??
    wish.list[0]
  );
}
