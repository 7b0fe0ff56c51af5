import type { Breakpoint } from '@mui/material/styles';

/**
 * Styles of parts that stand beside each other where the window is wide enough, else below each other.
 *
 * @param width of the window from which on they are side by side
 * @param columns as in `grid-template-columns`
 */
export function columnsFrom(width: Breakpoint, columns: string) {
  return {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', [width]: columns },
  };
}
