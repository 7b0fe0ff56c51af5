import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

/** A placeholder of something that is loading. */
export const SkeletonBlock = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 6,
  background: (theme.vars ?? theme).palette.divider,
  animation: `${breathe} 2s ease-in-out infinite`,
}));
