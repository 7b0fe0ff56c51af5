import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes`
  50% { opacity: 0.4; }
`;

/** Holds the place of something that is being loaded. */
export const SkeletonBlock = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 6,
  background: (theme.vars ?? theme).palette.divider,
  animation: `${breathe} 2s ease-in-out infinite`,
}));
