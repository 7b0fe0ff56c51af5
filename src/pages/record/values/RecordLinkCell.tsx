import type { ReactNode, MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { OpensModel } from '../../../../codegen/model/lists.ts';
import { displayValue, fieldValue, plainText, type FieldRecord } from '../../../fields/values.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { appliesTo } from '../../../../codegen/model/offerState.ts';
import { recordLink } from './recordLink.ts';
import { recordName } from './recordName.ts';
import { useDataProvider, useNotify } from 'ra-core';
import type { ConsoleDataProvider } from '../../../api/dataProvider.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCall } from '../../useCall.ts';
import { findRecord, searchedValue, type RecordFields } from './findRecord.ts';

export interface RecordLinkCellProps {
  readonly opens: OpensModel;
  readonly field: FieldModel;
  readonly row: FieldRecord;
  /** Name of the route of the page: links stay in its view. */
  readonly from: string;
  /** The plain value. */
  readonly children: ReactNode;
}

/** The name of another record, as a link for users who may open it. */
export function RecordLinkCell(props: RecordLinkCellProps): ReactNode {
  const { opens, field, row, from, children } = props;
  const { me } = useSession();
  const routes = useRoutes();
  const value = plainText(fieldValue(field, row));
  const text = displayValue(field, row) ?? value;
  const shown = opens.brackets ? <BracketedName text={text} /> : children;
  if (!appliesTo(opens.when, row, me)) return shown;
  const kind = opens.kinds && String(row[opens.kinds.field]).toLowerCase();
  const { pages, find } = (kind !== undefined && opens.kinds?.of[kind]) || opens;
  if (find) {
    return (
      <FoundRecordLink
        pages={pages}
        find={find}
        name={field.display === undefined ? value : text}
        from={from}
      >
        {shown}
      </FoundRecordLink>
    );
  }
  const to = recordLink(opens, row, from, routes);
  return to === undefined ? shown : <Link to={to}>{shown}</Link>;
}

/** `Alice(alice)` as a title with a quiet second part, which is left out when it says the same. */
function BracketedName({ text }: { readonly text: string }): ReactNode {
  const { title, secondary } = recordName(text);
  return (
    <span title={text}>
      {title}
      {secondary !== undefined && secondary !== title && (
        <span data-secondary style={{ color: 'var(--gh-palette-text-secondary)' }}>
          {' '}
          {secondary}
        </span>
      )}
    </span>
  );
}

interface FoundRecordLinkProps {
  readonly pages: OpensModel['pages'];
  readonly find: RecordFields;
  /** The name of the record, as the row has it. */
  readonly name: string;
  readonly from: string;
  readonly children: ReactNode;
}

/**
 * A link to a record of which a log only has the name. A press looks for it and opens its page; when there is no
 * single record of that name, and in a new tab, the list opens, searched for the name.
 */
function FoundRecordLink({ pages, find, name, from, children }: FoundRecordLinkProps): ReactNode {
  const text = useText();
  const routes = useRoutes();
  const provider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const { busy, run } = useCall();
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
