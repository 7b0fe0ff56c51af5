import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Drawing = styled('svg')(({ theme }) => ({
  width: 24,
  height: 24,
  flex: 'none',
  color: (theme.vars ?? theme).palette.accent,
}));

/** Our logo, a gate; decoration. */
export function Mark(): ReactNode {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M3 21V10a9 9 0 0 1 18 0v11" strokeWidth="2" strokeLinecap="round" />
      <path d="M12 7v14l-5-2v-8.5z" fill="currentColor" stroke="none" />
      <path d="M1.5 21h21" strokeWidth="2" strokeLinecap="round" />
    </Drawing>
  );
}
