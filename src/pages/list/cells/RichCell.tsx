import { createElement, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { fieldValue } from '../../../fields/values.ts';
import { PartBoundary } from '../../PartBoundary.tsx';
import { slotComponent } from '../../slots/slotComponent.ts';
import type { ColumnSlotProps } from '../../slots/slots.ts';
import { AgainButton } from './AgainButton.tsx';
import type { ListColumn } from '../columns/listColumn.ts';
import { FetchedNames } from './FetchedNames.tsx';
import { MarkedValue } from './MarkedValue.tsx';
import { ExpandableText } from './ExpandableText.tsx';
import { RecordLinkCell } from './RecordLinkCell.tsx';

export interface RichCellProps {
  readonly column: ListColumn;
  readonly record: RaRecord;
  /** What the cell shows by itself. */
  readonly children: ReactNode;
}

/** A cell that needs more than its value: written by hand, marked, opened, with names that are fetched, or a link to another record. */
export default function RichCell(props: RichCellProps): ReactNode {
  return (
    <PartBoundary
      instead={(again, reason) => (
        <>
          {props.children} <AgainButton reason={reason} onPress={again} />
        </>
      )}
    >
      <Cell {...props} />
    </PartBoundary>
  );
}

function Cell({ column, record, children }: RichCellProps): ReactNode {
  if (column.slot) {
    // The cell shows what it shows by itself until the hand-written one is there.
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
