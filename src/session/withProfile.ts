import type { Profile, Session } from './types.ts';
import { mayBeSeveral } from './organizations.ts';
import { permissionsOf } from './readAnswers.ts';
import { organizationsOf } from './views.ts';

/**
 * The session with a newly fetched profile: permissions and organizations may have changed. The
 * current organization stays until the user leaves it. When they have lost it
 * (`hasLostOrganization`), the server answered for another organization, whose permissions are not
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
    gateContext: { ...session.gateContext, permissions: permissionsOf(profile) },
  };
}

/** Was the current organization deleted or closed to this user? Where there are not several, it stays. */
export function hasLostOrganization(session: Session): boolean {
  const { settings, organizations, organization, view } = session;
  if (!mayBeSeveral(settings) || organizations.some(({ id }) => id === organization.id)) {
    return false;
  }
  return organizations.length > 0 || view.requiresOrganization;
}

/** Do both have the same organizations with the same names? */
export function offersTheSame(one: Session, other: Session): boolean {
  const facts = ({ organizations }: Session) =>
    JSON.stringify(organizations.map(({ id, name }) => [id, name]));
  return facts(one) === facts(other);
}
