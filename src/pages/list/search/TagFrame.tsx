import { styled } from '@mui/material/styles';
import { TARGET_PX } from '../../../theme/sizes.ts';
import { SearchFrame } from '../../../controls/SearchFrame.ts';

/** The frame of the search box with the style of its tags. */
export const TagFrame = styled(SearchFrame)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    '& ul[data-tags]': { display: 'contents', listStyle: 'none' },
    '& li[data-tag]': {
      display: 'inline-flex',
      // A long term stands beside the icon, not below it.
      maxWidth: 'calc(100% - 24px)',
      color: palette.text.primary,
      background: palette.raised,
      border: `1px solid ${palette.divider}`,
      borderRadius: 12,
    },
    '& li[data-tag] > :first-of-type': {
      padding: '0 0 0 8px',
      lineHeight: `${TARGET_PX}px`,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& button': {
      minWidth: TARGET_PX,
      height: TARGET_PX,
      padding: 0,
      font: 'inherit',
      color: 'inherit',
      background: 'none',
      border: 0,
      borderRadius: 12,
      cursor: 'pointer',
    },
    '& button:hover': { background: palette.action.hover },
    '& button:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  };
});
