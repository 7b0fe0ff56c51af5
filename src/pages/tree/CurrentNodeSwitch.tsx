import { styled } from '@mui/material/styles';
import { LabelledCheckbox } from '../../controls/LabelledCheckbox.tsx';
import { rem, TABLE_TEXT_PX } from '../../theme/sizes.ts';
import type { TreeChoice } from './useTreeChoice.ts';
import { useText } from '../../i18n/useText.ts';

const Line = styled('div')({ flex: 'none', fontSize: rem(TABLE_TEXT_PX) });

/** Switches between the assets of the selected node alone and those of all nodes below it. */
export function CurrentNodeSwitch({ choice }: { readonly choice: TreeChoice }) {
  const text = useText();
  return (
    <Line>
      <LabelledCheckbox
        label={text('tree.onlyThis')}
        checked={choice.onlyThis}
        onChange={choice.setOnlyThis}
      />
    </Line>
  );
}
