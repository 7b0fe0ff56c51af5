import { useListContext, type RaRecord } from 'ra-core';
import { useRef, type ReactNode } from 'react';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { useText } from '../../i18n/useText.ts';
import { leastWidth } from './columnWidths.ts';
import { useListCommands, useListSelection, useResourceList, useRowParts } from './listContexts.ts';
import { ListNotice } from './ListNotice.tsx';
import { ListRow } from './ListRow.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableFrame, TableRegion } from './TableFrame.tsx';
import { TableHead } from './TableHead.tsx';
import { ROW_HEIGHTS_PX, useDensity } from './useDensity.ts';
import { useTableWidths } from './useTableWidths.ts';
import { FIRST_PLACE, FIRST_ROWS, WINDOW_FROM } from './window/rowWindow.ts';

/** Loaded together with the first rows: keyboard and pointer handling, and windowing of many rows. */
const TableInteractions = lazyPart(() => import('./interactions/TableInteractions.tsx'));
const WindowedRows = lazyPart(() => import('./window/WindowedRows.tsx'));

/** The table of the list around it. Head and first column are sticky. */
export function ListTable(): ReactNode {
  const text = useText();
  const { definition } = useResourceList();
  const { data: rows, isFetching, isPending, perPage } = useListContext();
  const { nameOf } = useRowParts();
  const selection = useListSelection();
  const { busyRows } = useListCommands();
  const { check, columns, actions, takesRest } = useTableWidths();
  const [density] = useDensity();
  const rowPx = ROW_HEIGHTS_PX[density];
  const region = useRef<HTMLElement>(null);
  const label = text(definition.many);
  const widths = [...check, ...columns, ...actions];
  const isWindowed = rows !== undefined && rows.length > WINDOW_FROM;
  const draw = (record: RaRecord, index: number) => (
    <ListRow
      key={record.id}
      record={record}
      name={nameOf(record)}
      selected={selection.has(record)}
      busy={busyRows.has(record.id)}
      place={isWindowed ? index + FIRST_PLACE : undefined}
    />
  );
  return (
    // The region scrolls, so it must be focusable by keyboard (WCAG 2.2, criterion 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <TableRegion
      ref={region}
      style={rows && { minHeight: 0 }}
      rowPx={rowPx}
      fits={density === 'fit' && !isWindowed ? perPage : undefined}
      before={widths.slice(0, check.length + 1)}
      behind={actions}
      aria-label={label}
      tabIndex={0}
      aria-busy={isFetching}
    >
      <TableFrame
        style={{ minWidth: leastWidth(widths) }}
        aria-label={label}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
      >
        <colgroup>
          {widths.map((width, index) => (
            <col key={index} style={index === takesRest ? undefined : { width }} />
          ))}
        </colgroup>
        <TableHead />
        <tbody>
          {isWindowed ? (
            <WindowedRows
              fallback={rows.slice(0, FIRST_ROWS).map(draw)}
              rows={rows}
              rowHeight={rowPx}
              cells={widths.length}
              draw={draw}
            />
          ) : (
            rows?.map(draw)
          )}
          {isPending && <SkeletonRows rows={perPage} cells={widths.length} />}
        </tbody>
      </TableFrame>
      <ListNotice />
      {rows && <TableInteractions region={region} rows={rows} rowHeight={rowPx} />}
    </TableRegion>
  );
}
