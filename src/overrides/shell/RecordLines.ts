import { styled } from '@mui/material/styles';

/** Records in a card or a dialog, one per line: what each is, and a date or an action at the end of the line. */
export const RecordLines = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 12,
      padding: '8px 0',
      borderTop: `1px solid ${palette.divider}`,
      overflowWrap: 'anywhere',
    },
    '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
    '& small': { display: 'block', color: palette.text.secondary },
  };
});
