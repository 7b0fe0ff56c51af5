import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { rem, TABLE_TEXT_PX, TARGET_PX } from '../../theme/sizes.ts';
import { TAB_SCROLL_PADDING_PX } from './scrolling.ts';
import { VISUALLY_HIDDEN } from '../../theme/visuallyHidden.ts';

const TAB_MAX_PX = 220;

/** No layer of its own, because its menu must be above the page. */
export const TabBarNav = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: TAB_SCROLL_PADDING_PX,
  background: (theme.vars ?? theme).palette.background.paper,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  '@media print': { display: 'none' },
}));

/** Scrolls sideways by touch, wheel and keyboard; a scroll bar would be as high as the tabs. */
export const TabList = styled('ul')({
  display: 'flex',
  gap: 2,
  flex: 1,
  minWidth: 0,
  height: '100%',
  margin: 0,
  padding: `0 ${TAB_SCROLL_PADDING_PX}px`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  listStyle: 'none',
  position: 'relative',
});

export const TabItem = styled('li')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    maxWidth: TAB_MAX_PX,
    paddingInline: 4,
    borderBottom: '2px solid transparent',
    color: palette.text.secondary,
    '&:hover': { background: palette.action.hover },
    // A title that is cut at an edge reads as another word; the menu beside the bar has it whole.
    '&[data-cut]:not(:has(:focus-visible))': { opacity: 0, pointerEvents: 'none' },
    '&:has([aria-current])': {
      borderBottomColor: palette.primary.main,
      color: palette.text.primary,
      fontWeight: 500,
    },
  };
});

export const TabLink = styled(Link)(({ theme }) => ({
  minWidth: TARGET_PX,
  minHeight: TARGET_PX,
  padding: '2px 4px 2px 6px',
  borderRadius: 4,
  overflow: 'hidden',
  color: 'inherit',
  fontSize: rem(TABLE_TEXT_PX),
  lineHeight: '20px',
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: -2,
  },
}));

/** Visually hidden, for screen readers. */
export const VisuallyHidden = styled('span')(VISUALLY_HIDDEN);
