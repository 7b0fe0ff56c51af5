import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { valueAt } from '../../../codegen/model/conditions.ts';
import { isOptionValue } from '../../fields/optionValue.ts';
import { FieldValue } from '../../fields/show/FieldValue.tsx';
import { fieldValue, isReference } from '../../fields/values.ts';
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
  const isUnnamed = lacksNames(column, record);
  const rich = column.slot ?? column.rich ?? (isUnnamed || undefined);
  const link = column.link && !rich ? linkOf(column, record) : undefined;
  const own = (
    <FieldValue field={column.model} record={record} cell={column.cell} inWords={inWords} />
  );
  const value = rich ? (
    <RichCell
      fallback={own}
      column={isUnnamed ? { ...column, rich: { kind: 'links' } } : column}
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

/**
 * Does the row have only the ids of the records that a column names? Some servers send no `owner_display` beside
 * `owner`. Another cell than that of references, such as `text` or `count`, shows what is there.
 */
function lacksNames({ model, cell, link, slot, rich }: ListColumn, record: RaRecord): boolean {
  if (slot ?? rich ?? link) return false;
  if (!isReference(model) || model.options?.value !== 'id' || cell !== 'reference') return false;
  const isTold = model.display !== undefined && valueAt(record, model.display) !== undefined;
  return !isTold && [fieldValue(model, record)].flat().some(isOptionValue);
}
