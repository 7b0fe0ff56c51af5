import { createElement, type ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { slotComponent } from '../../slots/slotComponent.ts';
import type { ColumnSlotProps } from '../../slots/slots.ts';
import type { ListColumn } from '../useListDefinition.ts';
import { LaterNames } from './LaterNames.tsx';

export interface LaterCellProps {
  readonly column: ListColumn;
  readonly record: RaRecord;
  /** What the cell shows by itself. */
  readonly children: ReactNode;
}

/** A cell that needs more than its record: written by hand, or with names that are fetched. */
export default function LaterCell({ column, record, children }: LaterCellProps): ReactNode {
  if (column.slot) {
    const given = { field: column.model, record, children };
    return createElement(slotComponent<ColumnSlotProps>(column.slot), given);
  }
  return (
    <LaterNames column={column} record={record}>
      {children}
    </LaterNames>
  );
}
