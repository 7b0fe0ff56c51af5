import { createElement, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { fieldValue } from '../../../fields/values.ts';
import { PartBoundary } from '../../PartBoundary.tsx';
import { slotComponent } from '../../slots/slotComponent.ts';
import type { ColumnSlotProps } from '../../slots/slots.ts';
import { RetryButton } from './RetryButton.tsx';
import type { ListColumn } from '../columns/listColumn.ts';
import { FetchedNames } from './FetchedNames.tsx';
import { MarkedValue } from './MarkedValue.tsx';
import { ExpandableText } from './ExpandableText.tsx';
import { RecordLinkCell } from './RecordLinkCell.tsx';

export interface RichCellProps {
  readonly column: ListColumn;
  readonly record: RaRecord;
  /** The plain value. */
  readonly children: ReactNode;
}

/**
 * A cell that needs more than its value: a slot, a mark, expandable text, fetched names, or a link
 * to another record.
 */
export default function RichCell(props: RichCellProps): ReactNode {
  return (
    <PartBoundary
      instead={(again, reason) => (
        <>
          {props.children} <RetryButton reason={reason} onPress={again} />
        </>
      )}
    >
      <Cell {...props} />
    </PartBoundary>
  );
}

function Cell({ column, record, children }: RichCellProps): ReactNode {
  if (column.slot) {
    // The plain value is the fallback until the slot is loaded.
    const given = { field: column.model, record, children, fallback: children };
    return createElement(slotComponent<ColumnSlotProps>(column.slot), given);
  }
  if (column.marks) {
    return (
      <MarkedValue marks={column.marks} value={fieldValue(column.model, record)}>
        {children}
      </MarkedValue>
    );
  }
  if (column.whole) return <ExpandableText column={column} record={record} />;
  if (column.opens) {
    return (
      <RecordLinkCell opens={column.opens} row={record}>
        {children}
      </RecordLinkCell>
    );
  }
  return (
    <FetchedNames column={column} record={record}>
      {children}
    </FetchedNames>
  );
}
