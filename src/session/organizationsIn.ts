import { organizationLists, type OrganizationList } from '#project/generated/session.ts';
import type { Organization, Profile } from './types.ts';

/** The organizations of a profile in the lists that are asked for; none where the server has no organizations. */
export function organizationsIn(
  profile: Profile,
  isAsked: (list: string) => boolean = () => true,
): readonly Organization[] {
  const lists: Readonly<Record<OrganizationList, readonly Organization[]>> = profile;
  return organizationLists.filter(isAsked).flatMap((list) => lists[list]);
}
