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
 * Is this the organization that an address or a cookie names? By its id, its name, or the words
 * `root` and `default`, as the server reads them (protocol, section 1).
 */
export function isOrganization(organization: Organization, asked: string): boolean {
  const word = asked.toLowerCase();
  return (
    organization.id === word ||
    organization.name.toLowerCase() === word ||
    (organization.is_root && word === 'root') ||
    (organization.is_default && word === 'default')
  );
}

/**
 * The organization to work in: the default one while the extension is off; else the one the address
 * asks for, the one used last, the default, or the first that is not root, whichever the view offers
 * (contract: shell, section 4).
 *
 * @returns undefined when the view offers none
 */
export function chooseOrganization(wish: OrganizationWish): Organization | undefined {
  const named = (asked: string | undefined) =>
    asked === undefined ? undefined : wish.list.find((one) => isOrganization(one, asked));
  if (!wish.xpackEnabled) return named(DEFAULT_ORGANIZATION_ID);
  const wanted = [wish.asked, ...wish.remembered].map(named).find((one) => one !== undefined);
  return (
    wanted ??
    wish.list.find((one) => one.is_default) ??
    wish.list.find((one) => !one.is_root) ??
    wish.list[0]
  );
}
