import { sessionFacts } from '#project/generated/session.ts';
import { DEFAULT_ORGANIZATION_ID } from '../api/organizationContext.ts';
import type { Organization } from './types.ts';

interface OrganizationWish {
  /** Those of the view. */
  readonly list: readonly Organization[];
  readonly several: boolean;
  /** The one in the address. */
  readonly asked: string | undefined;
  /** The organizations this user used last, best first. */
  readonly remembered: readonly (string | undefined)[];
}

/** The organization of a console without organizations. */
export const NO_ORGANIZATION: Organization = { id: '', name: '', is_default: true, is_root: false };

/** May there be several organizations? Where a public setting says it, it has to be on. */
export function mayBeSeveral(settings: Readonly<Record<string, unknown>>): boolean {
  const { organizations } = sessionFacts;
  const setting = organizations?.setting;
  return organizations !== undefined && (setting === undefined || settings[setting] === true);
}

/**
 * Does an address or a cookie name this organization? By id, name, `root` or `default`, as the
 * server reads them (protocol, section 1).
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
 * The current organization: the default one where there are not several; else the one of the address, the
 * last one, the default, or the first that is not root, among those of the view (contract: shell,
 * section 4).
 *
 * @returns undefined when the view has none
 */
export function chooseOrganization(wish: OrganizationWish): Organization | undefined {
  const named = (asked: string | undefined) =>
    asked === undefined ? undefined : wish.list.find((one) => isOrganization(one, asked));
  if (!wish.several) return named(DEFAULT_ORGANIZATION_ID);
  const wanted = [wish.asked, ...wish.remembered].map(named).find((one) => one !== undefined);
  return (
    wanted ??
    wish.list.find((one) => one.is_default) ??
    wish.list.find((one) => !one.is_root) ??
    wish.list[0]
  );
}
