import { styled } from '@mui/material/styles';

/** A table of a dialog: rows with a name in front, of which each is read as a whole. */
export const PlainTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    padding: '6px 12px 6px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'break-word',
    borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  },
  '& tbody th': { fontWeight: 400, width: '40%', overflowWrap: 'anywhere' },
  '& small': {
    display: 'block',
    font: 'inherit',
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  '& [data-refused]': { color: (theme.vars ?? theme).palette.error.main },
}));
