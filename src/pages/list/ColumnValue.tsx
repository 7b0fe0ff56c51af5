import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FieldValue } from '../../fields/show/FieldValue.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import type { ListColumn } from './columns/listColumn.ts';

/** Few lists fetch names, mark values, expand texts or have hand-written cells. */
const RichCell = lazyPart(() => import('./cells/RichCell.tsx'));

export interface ColumnValueProps {
  readonly column: ListColumn;
  readonly record: RaRecord;
  /** Undefined where the person may not open the linked page. */
  linkOf(column: ListColumn, record: RaRecord): string | undefined;
  /** Shows the record in a dialog, instead of a link. */
  readonly onShow: ((record: RaRecord) => void) | undefined;
  /** Shows labels beside icons. */
  readonly inWords?: boolean;
}

/** What a column shows of a record, as a link where it leads to a page. */
export function ColumnValue(props: ColumnValueProps): ReactNode {
  const { column, record, linkOf, onShow, inWords } = props;
  const rich =
    column.names ??
    column.opens ??
    column.slot ??
    column.marks ??
    column.whole ??
    column.links ??
    column.badges;
  const link = column.link && !rich ? linkOf(column, record) : undefined;
  const own = (
    <FieldValue field={column.model} record={record} cell={column.cell} inWords={inWords} />
  );
  const value = rich ? (
    <RichCell
      fallback={own}
      column={column}
      record={record}
      all={column.links && linkOf(column, record)}
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
