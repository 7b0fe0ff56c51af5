import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { Link, useLocation } from 'react-router';
import type { OpensModel } from '../../../../codegen/model/resources.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { recordLink } from './recordLink.ts';

export interface RecordLinkCellProps {
  readonly opens: OpensModel;
  readonly row: RaRecord;
  /** What names the other record. */
  readonly children: ReactNode;
}

/** A cell that names another record: a link to it for those who may open it, else its name alone. */
export function RecordLinkCell({ opens, row, children }: RecordLinkCellProps): ReactNode {
  const routes = useRoutes();
  const { pathname } = useLocation();
  const to = recordLink(opens, row, routes.match(pathname)?.route.name, routes);
  return to === undefined ? children : <Link to={to}>{children}</Link>;
}
