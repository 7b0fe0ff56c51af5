import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { rem, SMALL_TEXT_PX } from '../../theme/sizes.ts';
import { isApple, spellChord, type Chord } from './chords.ts';

const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 20,
  padding: '0 5px',
  border: `1px solid ${(theme.vars ?? theme).palette.outline}`,
  borderRadius: 4,
  font: 'inherit',
  fontSize: rem(SMALL_TEXT_PX),
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
}));
const Row = styled('span')({ display: 'inline-flex', gap: 3, flex: 'none' });

/** Keys as they are printed on the keyboard: ⌘ K, or Ctrl K. */
export function Keys({ chord }: { readonly chord: Chord }): ReactNode {
  return (
    <Row>
      {spellChord(chord, isApple()).map((part) => (
        <Key key={part}>{part}</Key>
      ))}
    </Row>
  );
}
