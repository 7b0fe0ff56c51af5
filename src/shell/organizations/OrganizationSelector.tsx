import type { ReactNode } from 'react';
import type { RouteFacts, ViewModel } from '../../../codegen/model/routes.ts';
import { framePart } from '../framePart.ts';
import { useSession } from '../../session/SessionContext.ts';

/** Where it cannot be fetched, the organization in force stays in force. */
const SelectorButton = framePart(() => import('./SelectorButton.tsx'));

export interface SelectorProps {
  readonly view: ViewModel;
  /** The route on show; none on the pages for unknown addresses. */
  readonly route: RouteFacts | undefined;
  /** Where it stands: in the top bar, or in the menu of a narrow window. */
  readonly place: 'bar' | 'menu';
}

/** The organization selector: with a valid licence, and where the route allows it (spec 1, section 2.4). */
export function OrganizationSelector(props: SelectorProps): ReactNode {
  const { licenceValid, organizations } = useSession();
  const offered =
    licenceValid && organizations.length > 0 && props.route?.showOrganization !== false;
  return offered ? <SelectorButton {...props} /> : null;
}
