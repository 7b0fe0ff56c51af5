import type { Profile, Session } from './types.ts';
import { organizationsOf } from './views.ts';

/**
 * The session with a profile that was fetched anew: other permissions, organizations that came,
 * went, or are called otherwise. The organization in force stays until the person has left it;
 * without it (`hasLostOrganization`) the server answered for another one, whose permissions are not
 * taken over.
 */
export function withProfile(session: Session, profile: Profile): Session {
  const organizations = organizationsOf(session.view, profile);
  const kept = organizations.find(({ id }) => id === session.organization.id);
  const next: Session = {
    ...session,
    profile,
    me: profile,
    organizations,
    organization: kept ?? session.organization,
  };
  if (hasLostOrganization(next)) return next;
  return {
    ...next,
    gateContext: { ...session.gateContext, permissions: new Set(profile.perms) },
  };
}

/** Was the organization in force deleted, or closed to this person? Without the extension there is but one. */
export function hasLostOrganization(session: Session): boolean {
  const { settings, organizations, organization, view } = session;
  if (!settings.XPACK_ENABLED || organizations.some(({ id }) => id === organization.id)) {
    return false;
  }
  return organizations.length > 0 || view.requiresOrganization;
}

/** Do both offer the same organizations under the same names? */
export function offersTheSame(one: Session, other: Session): boolean {
  const facts = ({ organizations }: Session) =>
    JSON.stringify(organizations.map(({ id, name }) => [id, name]));
  return facts(one) === facts(other);
}
