import type { ViewModel } from '../../codegen/model/routes.ts';
import type { OrganizationContext } from '../api/organizationContext.ts';
import { isOrganization } from '../session/organizations.ts';
import type { Session } from '../session/types.ts';
import { organizationsOf } from '../session/views.ts';

/**
 * Does an address inside the console ask for another organization that the person may choose there?
 * One that they may not is put down as refused: it is not sent with the page's calls.
 *
 * @param asked `oid` of the address
 * @param view the view the address belongs to; an area keeps the organizations in force
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
  if (session.settings.XPACK_ENABLED && permitted) return true;
  context.refused = asked;
  return false;
}
