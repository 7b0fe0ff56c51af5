import { styled } from '@mui/material/styles';

/** Above the page with its sticky table heads, below the top bar and its menus. */
const LAYER = 3;

/** Stays in sight below the top bar while the page is scrolled. */
export const Place = styled('div')({
  position: 'sticky',
  top: 'var(--gatehouse-top)',
  zIndex: LAYER,
});
/** What is said, and the button beside it. */
export const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '& > span': { flex: '1 1 240px' },
});
