import { styled } from '@mui/material/styles';
import { rem, TABLE_TEXT_PX } from '../../../theme/sizes.ts';
import { HEAD_WIDTH_PX } from './columnWidths.ts';
import { HEADER_PX, ROW_PX } from './sizes.ts';

/** The scrolling frame of the table, with sticky head and first column. */
export const GridFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const first = {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    background: palette.background.paper,
    borderRight: `1px solid ${palette.divider}`,
  } as const;
  return {
    position: 'relative',
    flex: '1 1 420px',
    minHeight: 200,
    overflow: 'auto',
    border: `1px solid ${palette.divider}`,
    fontSize: rem(TABLE_TEXT_PX),
    // A focused cell is not hidden by the sticky head and column.
    scrollPaddingTop: HEADER_PX,
    scrollPaddingLeft: HEAD_WIDTH_PX,
    '& [role=row]': {
      display: 'flex',
      height: ROW_PX,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& [data-head]': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      width: 'max-content',
      height: HEADER_PX,
      fontWeight: 600,
      background: palette.raised,
      '& > :first-of-type': { ...first, background: palette.raised },
    },
    '& [data-place]': { position: 'absolute', left: 0 },
    '& [role=rowheader]': { ...first, display: 'flex', alignItems: 'center', gap: 4 },
    '& [data-sending]': { background: palette.action.hover },
    '& [role=columnheader], & [role=rowheader], & [role=gridcell]': {
      flex: 'none',
      boxSizing: 'border-box',
      padding: '0 8px',
      lineHeight: `${ROW_PX - 1}px`,
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& [role=gridcell]': { cursor: 'text' },
    '& [data-taken]': { color: palette.text.secondary },
    // Not by colour alone (WCAG 1.4.1): underlined as well.
    '& [aria-invalid]': {
      color: palette.error.main,
      textDecoration: 'underline wavy',
      boxShadow: `inset 0 -2px ${palette.error.main}`,
    },
    '& :focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& input': {
      font: 'inherit',
      color: 'inherit',
      width: '100%',
      height: ROW_PX - 4,
      boxSizing: 'border-box',
      background: palette.background.paper,
      border: `1px solid ${palette.outline}`,
      padding: '0 4px',
    },
  };
});
