import RefreshIcon from '@mui/icons-material/Refresh';
import type { ReactNode } from 'react';
import { usePartWords } from '../../../i18n/usePartWords.ts';
import { IconPush } from '../../../theme/buttons.ts';

interface AgainButtonProps {
  /** Why the cell shows its value alone. */
  readonly reason: string;
  onPress(): void;
}

/** Beside the value of a cell whose hand-written part broke. */
export function AgainButton({ reason, onPress }: AgainButtonProps): ReactNode {
  const words = usePartWords('later');
  return (
    <IconPush
      type="button"
      aria-label={words('pages.part.cell')}
      title={words('pages.part.failed', { reason })}
      onClick={onPress}
    >
      <RefreshIcon fontSize="inherit" />
    </IconPush>
  );
}
