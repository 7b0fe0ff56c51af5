/** Enough to fill any screen. */
const MOST_ROWS = 30;
/** Different widths look like text. */
const WIDTHS = ['70%', '45%', '60%', '80%', '50%'];

const NO_TEXT = '\u00a0';

export function SkeletonRows({ rows, cells }: { readonly rows: number; readonly cells: number }) {
  return Array.from({ length: Math.min(rows, MOST_ROWS) }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {Array.from({ length: cells }, (__, cell) => (
        <td key={cell}>
          <span data-skeleton style={{ width: WIDTHS[(row + cell) % WIDTHS.length] }}>
            {NO_TEXT}
          </span>
        </td>
      ))}
    </tr>
  ));
}
