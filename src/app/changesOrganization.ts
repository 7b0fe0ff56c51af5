import type { ViewModel } from '../../codegen/model/routes.ts';
import type { OrganizationContext } from '../api/organizationContext.ts';
import { isOrganization, mayBeSeveral } from '../session/organizations.ts';
import type { Session } from '../session/types.ts';
import { organizationsOf } from '../session/views.ts';

/**
 * Does the address name another organization that the user may choose there? One that they may
 * not use is marked as refused: calls do not send it.
 *
 * @param asked the organization in the address
 * @param view of the address; an area keeps the current organizations
 */
export function changesOrganization(
  asked: string | null,
  view: ViewModel | undefined,
  session: Session,
  context: OrganizationContext,
): boolean {
  if (asked === null || asked === '' || isOrganization(session.organization, asked)) return false;
  const offered =
    !view || view.area ? session.organizations : organizationsOf(view, session.profile);
  const permitted = offered.some((organization) => isOrganization(organization, asked));
  if (mayBeSeveral(session.settings) && permitted) return true;
  context.refused = asked;
  return false;
}
