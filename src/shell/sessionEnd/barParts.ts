import { styled } from '@mui/material/styles';

/** Above the page with its sticky table heads, below the top bar and its menus. */
const LAYER = 3;

/** Sticky below the top bar. */
export const Place = styled('div')({
  position: 'sticky',
  top: 'var(--gatehouse-top)',
  zIndex: LAYER,
});
/** A message with a button. */
export const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '& > span': { flex: '1 1 240px' },
});
