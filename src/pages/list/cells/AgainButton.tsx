import RefreshIcon from '@mui/icons-material/Refresh';
import type { ReactNode } from 'react';
import { IconPush } from '../../../theme/buttons.ts';
import { useText } from '../../../i18n/useText.ts';

interface AgainButtonProps {
  /** Why the cell shows its value alone. */
  readonly reason: string;
  onPress(): void;
}

/** Beside the value of a cell whose hand-written part broke. */
export function AgainButton({ reason, onPress }: AgainButtonProps): ReactNode {
  const text = useText();
  return (
    <IconPush
      type="button"
      aria-label={text('pages.part.cell')}
      title={text('pages.part.failed', { reason })}
      onClick={onPress}
    >
      <RefreshIcon fontSize="inherit" />
    </IconPush>
  );
}
