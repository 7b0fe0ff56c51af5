import { styled } from '@mui/material/styles';

/**
 * The input of the search box. A plain one: Material UI's inputs come with the forms and are no part
 * of the first screen.
 */
export const SearchInput = styled('input')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: '100%',
    height: 32,
    padding: '0 10px 0 34px',
    font: 'inherit',
    fontSize: 13,
    color: palette.text.primary,
    background: palette.background.paper,
    border: `1px solid ${palette.outline}`,
    borderRadius: 6,
    '&::placeholder': { color: palette.text.secondary, opacity: 1 },
    '&:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: -1,
    },
  };
});

export const SearchFrame = styled('search')(({ theme }) => ({
  position: 'relative',
  flex: '1 1 200px',
  maxWidth: 320,
  '& > svg': {
    position: 'absolute',
    insetInlineStart: 8,
    top: 6,
    color: (theme.vars ?? theme).palette.text.secondary,
    pointerEvents: 'none',
  },
}));
