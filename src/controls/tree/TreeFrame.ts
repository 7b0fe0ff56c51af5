import { styled } from '@mui/material/styles';
import { rem, SMALL_TEXT_PX, TABLE_TEXT_PX, TARGET_PX } from '../../theme/sizes.ts';

/** Height of a row. */
export const TREE_ROW_PX = 30;
const INDENT_PX = 16;
/** Deeper rows are not indented further, to leave room for their text. */
const DEEPEST_INDENT = 8;

/** Indent of a level in pixels. */
export const indentOf = (level: number) => Math.min(level - 1, DEEPEST_INDENT) * INDENT_PX;

/** The scrolling element around a tree. */
export const TreeFrame = styled('div')({
  position: 'relative',
  overflowY: 'auto',
  overflowX: 'hidden',
  minHeight: 0,
  flex: '0 1 auto',
});

export const TreeLine = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    height: TREE_ROW_PX,
    paddingInlineEnd: 4,
    borderRadius: 6,
    fontSize: rem(TABLE_TEXT_PX),
    cursor: 'pointer',
    '&:hover': { background: palette.action.hover },
    '&[aria-selected=true]': { background: palette.action.selected, fontWeight: 600 },
    '&[data-over=true]': { outline: `2px dashed ${palette.primary.main}`, outlineOffset: -2 },
    '&[aria-disabled=true]': { cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '& > svg': { flex: 'none', fontSize: 18, color: palette.text.secondary },
    '& > button': { opacity: 0, padding: 3 },
    '&:hover > button, &:focus-within > button, &[aria-selected=true] > button': { opacity: 1 },
    '@media (hover: none)': { '& > button': { opacity: 1 } },
  };
});

/** The icon that expands and collapses a row. */
export const TreeTwist = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: TARGET_PX,
  height: TARGET_PX,
});

export const TreeWords = styled('span')({
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A number or a note at the end of a row. In the colour of the row: a selected one has little contrast to spare. */
export const TreeDetail = styled('span')({
  flex: '0 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: rem(SMALL_TEXT_PX),
});
