import { sessionFacts } from '#project/generated/session.ts';

/** The default organization, and the only one of a server without several (spec 1, section 3). */
export const DEFAULT_ORGANIZATION_ID = sessionFacts.organizations?.default ?? '';

/** The query parameter with which an address names another organization. */
export const ORGANIZATION_PARAMETER = sessionFacts.organizations?.parameter ?? '';

/** The organization of all calls. Start-up and the organization selector set it. */
export interface OrganizationContext {
  /** Undefined during start-up. */
  current: string | undefined;
  /** May there be several? Undefined until the open settings are loaded. */
  several: boolean | undefined;
  /** One in the address that this user may not use: it is not sent again. */
  refused: string | undefined;
}

export function createOrganizationContext(): OrganizationContext {
  return { current: undefined, several: undefined, refused: undefined };
}

/**
 * The organization header of a call: the default organization where there are not several, else the one
 * in the address, else the current one (spec 1, section 7).
 *
 * @param pageOrganization the one in the address
 */
export function headerOrganization(
  context: Readonly<OrganizationContext>,
  pageOrganization: string | undefined,
): string | undefined {
  if (context.several === false) return DEFAULT_ORGANIZATION_ID;
  const wanted = pageOrganization === context.refused ? undefined : pageOrganization;
  return wanted || context.current;
}
