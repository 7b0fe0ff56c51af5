/** The default organization, and the only one without the extension (spec 1, section 3). */
export const DEFAULT_ORGANIZATION_ID = '00000000-0000-0000-0000-000000000002';

/** The organization of all calls. Start-up and the organization selector set it. */
export interface OrganizationContext {
  /** Undefined during start-up. */
  current: string | undefined;
  /** Is the enterprise extension on? Undefined until the open settings are loaded. */
  xpackEnabled: boolean | undefined;
  /** An `oid` of the address that this user may not use: it is not sent again. */
  refused: string | undefined;
}

export function createOrganizationContext(): OrganizationContext {
  return { current: undefined, xpackEnabled: undefined, refused: undefined };
}

/**
 * The organization header of a call: the default organization without the extension, else the `oid`
 * of the address, else the current one (spec 1, section 7).
 *
 * @param pageOrganization `oid` of the address
 */
export function headerOrganization(
  context: Readonly<OrganizationContext>,
  pageOrganization: string | undefined,
): string | undefined {
  if (context.xpackEnabled === false) return DEFAULT_ORGANIZATION_ID;
  const wanted = pageOrganization === context.refused ? undefined : pageOrganization;
  return wanted || context.current;
}
