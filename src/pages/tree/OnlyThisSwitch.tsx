import { styled } from '@mui/material/styles';
import { usePartWords } from '../../i18n/usePartWords.ts';
import { rem, TABLE_TEXT_PX, TARGET_PX } from '../../theme/sizes.ts';
import type { TreeChoice } from './useTreeChoice.ts';

const Line = styled('label')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  minHeight: TARGET_PX,
  fontSize: rem(TABLE_TEXT_PX),
  '& input': {
    width: 16,
    height: 16,
    margin: 0,
    accentColor: (theme.vars ?? theme).palette.primary.main,
  },
}));

/** Lists what lies in the chosen node itself, or with what lies in the nodes below. */
export function OnlyThisSwitch({ choice }: { readonly choice: TreeChoice }) {
  const words = usePartWords('later');
  return (
    <Line>
      <input
        type="checkbox"
        checked={choice.onlyThis}
        onChange={(event) => choice.setOnlyThis(event.target.checked)}
      />
      {words('tree.onlyThis')}
    </Line>
  );
}
