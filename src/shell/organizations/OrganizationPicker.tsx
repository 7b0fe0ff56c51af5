import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { landmarkOf } from '../../theme/landmark.ts';
import { OrganizationChoices } from './OrganizationChoices.tsx';
import { useText } from '../../i18n/useText.ts';

interface OrganizationPickerProps {
  readonly id: string;
  /** The button of the list; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

const WIDTH_PX = 280;

/** The list of the selector, in the landmark of its button. */
export default function OrganizationPicker(props: OrganizationPickerProps): ReactNode {
  const { id, anchor, onClose } = props;
  const label = useText()('organizations.choose');
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      container={landmarkOf(anchor)}
      disableScrollLock
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': label,
          style: { width: WIDTH_PX, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <OrganizationChoices onClose={onClose} />
    </Popover>
  );
}
