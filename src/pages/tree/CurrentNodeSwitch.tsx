import { styled } from '@mui/material/styles';
import { rem, TABLE_TEXT_PX, TARGET_PX } from '../../theme/sizes.ts';
import type { TreeChoice } from './useTreeChoice.ts';
import { useText } from '../../i18n/useText.ts';

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

/** Switches between the assets of the selected node alone and those of all nodes below it. */
export function CurrentNodeSwitch({ choice }: { readonly choice: TreeChoice }) {
  const text = useText();
  return (
    <Line>
      <input
        type="checkbox"
        checked={choice.onlyThis}
        onChange={(event) => choice.setOnlyThis(event.target.checked)}
      />
      {text('tree.onlyThis')}
    </Line>
  );
}
