import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../fields/show/FieldValue.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useRowParts } from './listContexts.ts';
import type { ListColumn } from './useListDefinition.ts';

/** Few lists fetch names, mark values, expand texts or have hand-written cells. */
const RichCell = lazyPart(() => import('./cells/RichCell.tsx'));

interface ColumnValueProps {
  readonly column: ListColumn;
  readonly record: RaRecord;
  /** Shows labels beside icons. */
  readonly inWords?: boolean;
}

/** What a column shows of a record, as a link where it leads to a page. */
export function ColumnValue(props: ColumnValueProps): ReactNode {
  const { column, record, inWords } = props;
  const { linkOf, onShow } = useRowParts();
  const rich = column.slot ?? column.rich;
  const link = column.link && !rich ? linkOf(column, record) : undefined;
  const own = (
    <FieldValue field={column.model} record={record} cell={column.cell} inWords={inWords} />
  );
  const value = rich ? (
    <RichCell
      fallback={own}
      column={column}
      record={record}
      all={column.rich?.kind === 'links' ? linkOf(column, record) : undefined}
    >
      {own}
    </RichCell>
  ) : (
    own
  );
  if (link !== undefined) return <Link to={link}>{value}</Link>;
  if (!column.link || !onShow) return value;
  return (
    <button type="button" data-action aria-haspopup="dialog" onClick={() => onShow(record)}>
      {value}
    </button>
  );
}
