import type { Organization, Profile } from './types.ts';

/** Roles with the same ids on every server (protocol, section 8.3). */
const SUPER_ADMIN_ROLE = '00000000-0000-0000-0000-000000000001';
const ORGANIZATION_ADMIN_ROLE = '00000000-0000-0000-0000-000000000005';

/** Roles of the person and type of the organization. */
export interface UserKind {
  /** Administrator of the whole system. */
  readonly superAdmin: boolean;
  /** Administrator of the system or of the current organization. */
  readonly admin: boolean;
  /** Has an organization for the console. */
  readonly hasAdminRights: boolean;
  /** Has an organization for audits. */
  readonly hasAuditRights: boolean;
  readonly inRootOrganization: boolean;
  readonly inDefaultOrganization: boolean;
}

/**
 * Derives roles and organization type from a profile (spec 1, sections 3 and 6). Access is decided
 * by gates alone.
 *
 * @param session profile as fetched for the current organization
 */
export function userKindOf(session: {
  readonly profile: Profile;
  readonly organization: Organization;
}): UserKind {
  const { profile, organization } = session;
  const superAdmin = hasRole(profile.system_roles, SUPER_ADMIN_ROLE);
  return {
    superAdmin,
    admin: superAdmin || hasRole(profile.org_roles, ORGANIZATION_ADMIN_ROLE),
    hasAdminRights: profile.console_orgs.length > 0,
    hasAuditRights: profile.audit_orgs.length > 0,
    inRootOrganization: organization.is_root,
    inDefaultOrganization: organization.is_default,
  };
}

function hasRole(roles: unknown, id: string): boolean {
  return Array.isArray(roles) && roles.includes(id);
}
