import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useId, useState, type ReactNode } from 'react';
import { Hint } from './Hint.tsx';
import { landmarkOf } from '../theme/landmark.ts';

interface BarMenuProps {
  /** What the button is called, to the eye (tooltip) and to a screen reader. */
  readonly label: string;
  /** The icon, or the icon and words, of the button. */
  readonly button: ReactNode;
  /** The button has words of its own: no tooltip, and the words are its name. */
  readonly wordy?: boolean;
  /** The side of the button that the menu keeps to; the right one unless given. */
  readonly side?: 'left' | 'right';
  /** Its entries; `close` closes the menu. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the top bar that opens a menu below itself. */
export function BarMenu({
  label,
  button,
  wordy = false,
  side = 'right',
  children,
}: BarMenuProps): ReactNode {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const facts = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    ...(anchor && { 'aria-controls': id }),
    onClick: (event: { readonly currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  const close = () => setAnchor(null);
  return (
    <>
      {wordy ? (
        <Button color="inherit" {...facts} sx={{ minWidth: 0 }}>
          {button}
        </Button>
      ) : (
        <Hint text={label} side="below">
          <IconButton color="inherit" aria-label={label} {...facts}>
            {button}
          </IconButton>
        </Hint>
      )}
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        container={landmarkOf(anchor)}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: side }}
        transformOrigin={{ vertical: 'top', horizontal: side }}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
