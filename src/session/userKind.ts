import type { Organization, Profile } from './types.ts';

/** Roles that every server has under the same ids (protocol, section 8.3). */
const SUPER_ADMIN_ROLE = '00000000-0000-0000-0000-000000000001';
const ORGANIZATION_ADMIN_ROLE = '00000000-0000-0000-0000-000000000005';

/** What kind of person is here, and in what kind of organization. */
export interface UserKind {
  /** Administrator of the whole system. */
  readonly superAdmin: boolean;
  /** Administrator of the whole system or of the organization in force. */
  readonly admin: boolean;
  /** May enter a console, whatever can be done there. */
  readonly hasAdminRights: boolean;
  /** May enter an audit view. */
  readonly hasAuditRights: boolean;
  readonly inRootOrganization: boolean;
  readonly inDefaultOrganization: boolean;
}

/**
 * Says what kind of person is here (spec 1, sections 3 and 6). Nothing is opened by it: what one may
 * do is decided by gates alone.
 *
 * @param session the profile as it was answered for the organization in force
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
