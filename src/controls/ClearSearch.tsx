import CloseIcon from '@mui/icons-material/Close';
import type { ReactNode } from 'react';
import { IconPush } from '../theme/buttons.ts';

/** The button in a search box that clears it. */
export function ClearSearch({ label, onClear }: ClearSearchProps): ReactNode {
  return (
    <IconPush label={label} onClick={onClear}>
      <CloseIcon fontSize="inherit" />
    </IconPush>
  );
}

interface ClearSearchProps {
  readonly label: string;
  onClear(): void;
}
