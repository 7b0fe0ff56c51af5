import { useDataProvider, useNotify } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OpensModel } from '../../../../codegen/model/lists.ts';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { useCall } from '../../useCall.ts';
import { useResourceList } from '../listContexts.ts';
import { findRecord, searchedValue, type RecordFields } from './findRecord.ts';
import { recordLink } from './recordLink.ts';

interface FoundRecordLinkProps {
  readonly pages: OpensModel['pages'];
  readonly find: RecordFields;
  /** The name of the record, as the row has it. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A link to a record of which a log only has the name. A press looks for it and opens its page; when there is no
 * single record of that name, and in a new tab, the list opens, searched for the name.
 */
export function FoundRecordLink({ pages, find, name, children }: FoundRecordLinkProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const { busy, run } = useCall();
  const from = useResourceList().route.name;
  const resource = pages.at(-1)?.resource ?? '';
  const searched = searchedValue(name, find);
  const list = routes.resourceRoute(resource, 'list', from);
  const detail = routes.resourceRoute(resource, 'detail', from);
  const open = (route: typeof list) => route !== undefined && routes.verdict(route).open;
  const to = list && routes.address(list, {}, { search: searched });
  if (searched === undefined || to === undefined || !open(list) || !open(detail)) return children;

  const follow = async (instead: string) => {
    const found = await findRecord(provider, resource, name, find);
    const page = found && recordLink({ field: 'id', pages }, found, from, routes);
    if (page === undefined) notify(text('cellNames.notFound', { name }), { type: 'warning' });
    void navigate(page ?? instead);
  };
  const press = (event: MouseEvent) => {
    // A new tab or window gets the list: nothing is looked for before it is open.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy) void run(() => follow(to));
  };
  return (
    <Link to={to} onClick={press} aria-busy={busy || undefined}>
      {children}
    </Link>
  );
}
