import { styled } from '@mui/material/styles';
import { TARGET_PX } from '../theme/sizes.ts';

/** The frame around tags and input. Plain elements: Material UI's inputs are not in the first load. */
export const SearchFrame = styled('search')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    // On a phone it leaves room for the buttons beside it.
    flex: '1 1 min(200px, 36vw)',
    minWidth: 0,
    maxWidth: 520,
    minHeight: 32,
    padding: '3px 4px 3px 8px',
    background: palette.background.paper,
    border: `1px solid ${palette.outline}`,
    borderRadius: 6,
    fontSize: 13,
    '&:focus-within': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -1 },
    '& > svg': { color: palette.text.secondary },
    '& input': {
      flex: '1 1 90px',
      minWidth: 0,
      height: TARGET_PX,
      padding: 0,
      font: 'inherit',
      color: palette.text.primary,
      background: 'none',
      border: 0,
      outline: 0,
    },
    // The box has a button of its own.
    '& ::-webkit-search-cancel-button': { display: 'none' },
    '& input::placeholder': { color: palette.text.secondary, opacity: 1 },
  };
});
