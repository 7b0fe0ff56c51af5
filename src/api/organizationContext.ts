/** The organization everything starts with, and the only one without the extension (spec 1, section 3). */
export const DEFAULT_ORGANIZATION_ID = '00000000-0000-0000-0000-000000000002';

/** Which organization calls are made for. Start-up and the organization selector fill it. */
export interface OrganizationContext {
  /** Chosen by the person or by start-up; undefined until then. */
  current: string | undefined;
  /** Whether the enterprise extension is on; undefined until the open settings are there. */
  xpackEnabled: boolean | undefined;
  /** An `oid` of the page's address that the person may not use: it is not sent again. */
  refused: string | undefined;
}

export function createOrganizationContext(): OrganizationContext {
  return { current: undefined, xpackEnabled: undefined, refused: undefined };
}

/**
 * The organization header of a call: the default organization while the extension is off, else the
 * `oid` of the page's address, else the current one (spec 1, section 7).
 *
 * @param pageOrganization `oid` of the page's query
 */
export function headerOrganization(
  context: Readonly<OrganizationContext>,
  pageOrganization: string | undefined,
): string | undefined {
  if (context.xpackEnabled === false) return DEFAULT_ORGANIZATION_ID;
  const wanted = pageOrganization === context.refused ? undefined : pageOrganization;
  return wanted || context.current;
}
