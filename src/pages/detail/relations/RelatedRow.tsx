import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { OptionValue } from '../../../fields/options.ts';
import { IconPush } from '../../../theme/buttons.ts';
import { RelatedLink } from '../../record/values/RelatedNames.tsx';
import { useRecordDetail } from '../detailContext.ts';
import { useText } from '../../../i18n/useText.ts';

interface RelatedRowProps {
  readonly id: OptionValue;
  /** Undefined while it is loading. */
  readonly name: string | undefined;
  /** The names could not be loaded. */
  readonly failed: boolean;
  readonly target: string | undefined;
  readonly disabled: boolean;
  /** It is being removed. */
  readonly busy: boolean;
  onRemove(id: OptionValue, name: string): void;
}

/** One related record: its name, as a link for people who may open it, and a Remove button. */
export function RelatedRow(props: RelatedRowProps) {
  const { id, name, failed, target, disabled, busy, onRemove } = props;
  const text = useText();
  const { route } = useRecordDetail();
  const shown = name ?? (failed ? String(id) : undefined);
  const remove = text('relations.removeOne', { name: shown ?? '' });
  return (
    <Box
      component="li"
      aria-busy={busy || undefined}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: '2px 8px 2px 16px' }}
    >
      <Box sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        {shown === undefined ? (
          <Skeleton width="60%" />
        ) : (
          <RelatedLink target={target} id={id} name={shown} route={route} />
        )}
      </Box>
      <IconPush
        type="button"
        aria-label={remove}
        title={remove}
        disabled={disabled || shown === undefined}
        onClick={() => shown !== undefined && onRemove(id, shown)}
      >
        <RemoveIcon sx={{ fontSize: 16 }} />
      </IconPush>
    </Box>
  );
}
