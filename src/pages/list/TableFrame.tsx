import { styled } from '@mui/material/styles';
import { TABLE_TEXT_PX, TARGET_PX } from '../../theme/sizes.ts';
import { CHECK_WIDTH_PX, EDGE_PX } from './widths/widths.ts';
import { valueStyles } from '../../theme/valueStyles.ts';

/** Rows the region has room for while they load, so that nothing below moves. */
const ROOM_ROWS = 15;
/** Height of what surrounds the rows on a screen: bar, heading, toolbar, pager, footer; `--chips` is that of chips. */
const AROUND_PX = 264;
const LEAST_PX = 240;
/** Rows that share a high window do not grow above this. */
const MOST_ROW_PX = 48;
/** Height of a row, a CSS variable set on the region. */
const ROW = 'var(--row)';

/** The scrolling part of a list. Head, first column and actions column are sticky. */
export const TableRegion = styled('section', {
  shouldForwardProp: (name) =>
    !['rowPx', 'fits', 'before', 'behind', 'theme'].includes(String(name)),
})<{
  readonly rowPx: number;
  /** On a wide window this many rows share the height. */
  readonly fits?: number | undefined;
  /** Pixels of the sticky columns at the start and at the end. */
  readonly before: number;
  readonly behind: number;
}>(({ theme, rowPx, fits, before, behind }) => {
  const { palette } = theme.vars ?? theme;
  return {
    '--row': `${rowPx}px`,
    ...(fits !== undefined && {
      [theme.breakpoints.up('xl')]: {
        '--row': `clamp(${rowPx}px, (100dvh - ${AROUND_PX}px - var(--chips, 0px)) / ${fits + 1}, ${MOST_ROW_PX}px)`,
      },
    }),
    // A focused element is not hidden by the sticky head and columns (WCAG 2.2, criterion 2.4.11).
    scrollPaddingBlockStart: ROW,
    scrollPaddingInlineStart: before,
    [theme.breakpoints.up('sm')]: { scrollPaddingInlineEnd: behind },
    position: 'relative',
    overflow: 'auto',
    minHeight: `min(calc(${ROOM_ROWS + 1} * ${ROW}), max(${LEAST_PX}px, calc(100dvh - ${AROUND_PX}px - var(--chips, 0px))))`,
    maxHeight: `max(${LEAST_PX}px, calc(100dvh - ${AROUND_PX}px - var(--chips, 0px)))`,
    borderBlock: `1px solid ${palette.divider}`,
    outlineOffset: -2,
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
    '@media print': { maxHeight: 'none', overflow: 'visible' },
  };
});

const SHADE = 'rgb(16 24 32 / 0.28)';

/**
 * One style for the whole table rather than one per cell: a page has a thousand cells, and plain
 * elements render ten times as fast.
 */
export const TableFrame = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const line = `inset 0 -1px ${palette.divider}`;
  return {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: TABLE_TEXT_PX,
    '& th, & td': {
      height: ROW,
      padding: '0 12px',
      textAlign: 'start',
      fontWeight: 400,
      lineHeight: `${TARGET_PX}px`,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      background: palette.background.paper,
      boxShadow: line,
    },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      background: palette.raised,
      color: palette.text.secondary,
      fontWeight: 600,
    },
    '& [data-field]::after': {
      content: '""',
      position: 'absolute',
      inset: '8px 0 8px auto',
      width: EDGE_PX,
      borderRight: `1px solid ${palette.divider}`,
      cursor: 'col-resize',
    },
    '[data-sideways] & [data-sticky]': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    '[data-sideways] & thead [data-sticky]': { zIndex: 3 },
    // The actions column is sticky where the screen has room for it beside the name.
    [theme.breakpoints.up('sm')]: {
      '[data-sideways] & [data-end]': {
        position: 'sticky',
        insetInlineEnd: 0,
        zIndex: 1,
      },
      '[data-sideways] & thead [data-end]': { zIndex: 3 },
    },
    '[data-sideways] & [data-sticky="second"]': { insetInlineStart: CHECK_WIDTH_PX },
    // What lies beneath a sticky column is seen to go on there.
    '[data-beneath~="end"] & [data-end]': { boxShadow: `-8px 0 8px -8px ${SHADE}, ${line}` },
    '[data-beneath~="start"] & :is([data-sticky="second"], [data-sticky="first"]:not([data-check]))':
      {
        boxShadow: `8px 0 8px -8px ${SHADE}, ${line}`,
      },
    '& [data-quiet="true"] [data-secondary]': { display: 'none' },
    '& thead [data-more]': {
      position: 'absolute',
      insetInlineEnd: 8,
      top: 0,
      bottom: 0,
      fontWeight: 400,
    },
    '& :is(td, th) > [data-action]:first-of-type': { marginInlineStart: -6 },
    '& [data-check]': { padding: 0, textAlign: 'center' },
    // A press there shows the row beside the list.
    '[data-previewed] & tbody :is(th, td):not([data-check], [data-end])': { cursor: 'pointer' },
    '& [data-align="end"]': { textAlign: 'end' },
    '& tbody tr:is(:hover, [aria-selected="true"], [aria-current]) > *': {
      background: palette.raised,
    },
    '& tbody tr[aria-selected="true"] > [data-sticky="first"]': {
      boxShadow: `inset 3px 0 ${palette.accent}, ${line}`,
    },
    ...valueStyles(palette),
    '& tbody tr[aria-busy] > *': { opacity: 0.6, cursor: 'progress' },
    '& :is(th, td)[tabindex]:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -2,
    },
    '& [data-skeleton]': {
      display: 'block',
      height: 10,
      borderRadius: 4,
      background: palette.divider,
    },
  };
});
