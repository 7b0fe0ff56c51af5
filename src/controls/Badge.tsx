import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { rem } from '../theme/sizes.ts';
import { badgeText } from './badgeText.ts';

const BADGE_PX = 16;
const TEXT_PX = 11;

const Disc = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -1,
  left: '55%',
  minWidth: BADGE_PX,
  padding: '0 4px',
  borderRadius: BADGE_PX / 2,
  fontSize: rem(TEXT_PX),
  fontWeight: 600,
  lineHeight: `${BADGE_PX}px`,
  textAlign: 'center',
  pointerEvents: 'none',
  background: (theme.vars ?? theme).palette.error.main,
  color: (theme.vars ?? theme).palette.error.contrastText,
}));

/**
 * A number at the corner of an icon, whose element is positioned; nothing for zero. The accessible
 * name of the icon says it in words.
 */
export function Badge({ count }: { readonly count: number }): ReactNode {
  const text = badgeText(count);
  return text && <Disc aria-hidden>{text}</Disc>;
}
