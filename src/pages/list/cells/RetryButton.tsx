import RefreshIcon from '@mui/icons-material/Refresh';
import type { ReactNode } from 'react';
import { IconPush } from '../../../theme/buttons.ts';
import { useText } from '../../../i18n/useText.ts';

interface RetryButtonProps {
  /** Why the cell shows only the plain value. */
  readonly reason: string;
  onPress(): void;
}

/** Retry button of a cell whose slot failed to load or render. */
export function RetryButton({ reason, onPress }: RetryButtonProps): ReactNode {
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
