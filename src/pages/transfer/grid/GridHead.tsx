import type { ImportColumn } from '../importRow.ts';
import { HEAD_WIDTH_PX } from './columnWidths.ts';
import { useText } from '../../../i18n/useText.ts';

interface GridHeadProps {
  readonly columns: readonly ImportColumn[];
  readonly widths: readonly number[];
}

/** The column titles of the file. */
export function GridHead({ columns, widths }: GridHeadProps) {
  const text = useText();
  return (
    <div role="row" aria-rowindex={1} data-head="">
      <div role="columnheader" aria-colindex={1} style={{ width: HEAD_WIDTH_PX }}>
        {text('transfer.rowHead')}
      </div>
      {columns.map(({ field, title }, index) => (
        <div
          key={field}
          role="columnheader"
          aria-colindex={index + 2}
          title={title}
          style={{ width: widths[index] }}
        >
          {title}
        </div>
      ))}
    </div>
  );
}
