import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../i18n/useText.ts';

/** A page that loads faster shows no bar. */
const DELAY_MS = 120;

const run = keyframes`
  from { transform: scaleX(0); }
  60% { transform: scaleX(0.75); }
  to { transform: scaleX(0.92); }
`;
const appear = keyframes`
  to { opacity: 1; }
`;
const Bar = styled('progress')(({ theme }) => ({
  appearance: 'none',
  border: 0,
  position: 'fixed',
  top: 0,
  left: 0,
  width: '100%',
  height: 3,
  zIndex: 1500,
  background: (theme.vars ?? theme).palette.accent,
  transformOrigin: 'left',
  opacity: 0,
  animation: `${appear} 1ms ${DELAY_MS}ms forwards, ${run} 6s ease-out ${DELAY_MS}ms forwards`,
  '&::-webkit-progress-bar': { background: 'none' },
  '&::-moz-progress-bar': { background: 'none' },
}));

/** A thin bar while the next page loads (contract: shell, section 1). */
export function ProgressBar(): ReactNode {
  const text = useText();
  if (useNavigation().state === 'idle') return null;
  return (
    <div role="status">
      <Bar aria-label={text('app.loading')} />
    </div>
  );
}
