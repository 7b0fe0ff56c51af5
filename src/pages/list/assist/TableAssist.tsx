import { useCallback, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import { useCopy } from '../../../fields/show/useCopy.ts';
import type { ColumnChoice } from '../columns/columnChoice.ts';
import type { Selection } from '../useSelection.ts';
import { CopyButton } from './CopyButton.tsx';
import { useCellKeys } from './useCellKeys.ts';
import { useColumnEdges } from './useColumnEdges.ts';
import { useRangeClicks } from './useRangeClicks.ts';
import { useRowTabs } from './useRowTabs.ts';
import { useSidewaysMark } from './useSidewaysMark.ts';

export interface TableAssistProps {
  /** The part that scrolls, with the table in it. */
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: readonly RaRecord[];
  /** Pixels. */
  readonly rowHeight: number;
  readonly selection: Selection | undefined;
  onWidths(widths: NonNullable<ColumnChoice['widths']>): void;
}

/**
 * What makes a table handy once its rows stand there: keys that walk through it, ranges, edges
 * that are dragged, cells that are copied. Nothing of it is needed to see the first row.
 */
export default function TableAssist(props: TableAssistProps) {
  const { region, rows, rowHeight, selection, onWidths } = props;
  const copyText = useCopy();
  const copy = useCallback((text: string) => void copyText(text.trim()), [copyText]);
  useCellKeys({ region, rows, rowHeight, selection, copy });
  useRangeClicks(region, rows, selection);
  useRowTabs(region);
  useColumnEdges(region, onWidths);
  useSidewaysMark(region);
  return <CopyButton region={region} copy={copy} />;
}
