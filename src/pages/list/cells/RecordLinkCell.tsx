import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FieldModel } from '../../../../codegen/model/fields.ts';
import type { OpensModel } from '../../../../codegen/model/lists.ts';
import { displayValue, fieldValue, plainText, type FieldRecord } from '../../../fields/values.ts';
import { useRoutes } from '../../../session/RoutesContext.ts';
import { useSession } from '../../../session/SessionContext.ts';
import { appliesTo } from '../../../../codegen/model/offerState.ts';
import { useResourceList } from '../listContexts.ts';
import { FoundRecordLink } from './FoundRecordLink.tsx';
import { recordLink } from './recordLink.ts';
import { recordName } from './recordName.ts';

interface RecordLinkCellProps {
  readonly opens: OpensModel;
  readonly field: FieldModel;
  readonly row: FieldRecord;
  /** The plain value. */
  readonly children: ReactNode;
}

/** The name of another record, as a link for users who may open it. */
export function RecordLinkCell({ opens, field, row, children }: RecordLinkCellProps): ReactNode {
  const { me } = useSession();
  const routes = useRoutes();
  const { route } = useResourceList();
  const value = plainText(fieldValue(field, row));
  const text = displayValue(field, row) ?? value;
  const shown = opens.brackets ? <BracketedName text={text} /> : children;
  if (!appliesTo(opens.when, row, me)) return shown;
  const kind = opens.kinds && String(row[opens.kinds.field]).toLowerCase();
  const { pages, find } = (kind !== undefined && opens.kinds?.of[kind]) || opens;
  if (find) {
    return (
      <FoundRecordLink pages={pages} find={find} name={field.display === undefined ? value : text}>
        {shown}
      </FoundRecordLink>
    );
  }
  const to = recordLink(opens, row, route.name, routes);
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
