import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { Link, useLocation } from 'react-router';
import type { OpensModel } from '../../../../codegen/model/resources.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { recordLink } from './recordLink.ts';

export interface RecordLinkCellProps {
  readonly opens: OpensModel;
  readonly row: RaRecord;
  readonly children: ReactNode;
}

/** The name of another record, as a link for people who may open it. */
export function RecordLinkCell({ opens, row, children }: RecordLinkCellProps): ReactNode {
  const routes = useRoutes();
  const { pathname } = useLocation();
  const to = recordLink(opens, row, routes.match(pathname)?.route.name, routes);
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}
