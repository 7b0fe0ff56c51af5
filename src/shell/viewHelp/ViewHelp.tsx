import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { LAYER_OF_OPEN_MENU, MOBILE_BELOW_PX, TOP_BAR_PX } from '../../theme/sizes.ts';
import { useText } from '../../i18n/useText.ts';

const WIDTH_PX = 280;
const EDGE_PX = 12;

/** Explains the view switcher once. Escape closes it, too (WCAG 2.2, criterion 1.4.13). */
export default function ViewHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText();
  return (
    <Paper
      role="note"
      elevation={4}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      sx={{
        position: 'absolute',
        top: TOP_BAR_PX - 4,
        insetInlineStart: EDGE_PX,
        zIndex: LAYER_OF_OPEN_MENU,
        width: WIDTH_PX,
        p: 3,
        typography: 'body2',
        [`@media (max-width: ${MOBILE_BELOW_PX - 0.05}px)`]: { display: 'none' },
      }}
    >
      {text('areas.changeView')}
      <Button size="small" onClick={onClose} sx={{ display: 'block', mt: 2, ml: 'auto' }}>
        {text('areas.understood')}
      </Button>
    </Paper>
  );
}
