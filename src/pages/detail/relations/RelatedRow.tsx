import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { isAwaited, type Option } from '../../../fields/options.ts';
import { IconPush } from '../../../theme/buttons.ts';
import { RelatedLink } from '../../record/values/RelatedNames.tsx';
import { useRecordDetail } from '../detailContext.ts';
import { useText } from '../../../i18n/useText.ts';

interface RelatedRowProps {
  readonly option: Option;
  readonly target: string | undefined;
  readonly disabled: boolean;
  /** It is being removed. */
  readonly busy: boolean;
  onRemove(option: Option): void;
}

/** One related record: its name, as a link for users who may open it, and a Remove button. */
export function RelatedRow(props: RelatedRowProps) {
  const { option, target, disabled, busy, onRemove } = props;
  const text = useText();
  const { route } = useRecordDetail();
  const awaited = isAwaited(option);
  const name = awaited ? '' : option.label;
  return (
    <Box
      component="li"
      aria-busy={busy || undefined}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, padding: '2px 8px 2px 16px' }}
    >
      <Box sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        {awaited ? (
          <Skeleton width="60%" />
        ) : (
          <RelatedLink target={target} id={option.value} name={name} route={route} />
        )}
      </Box>
      <IconPush
        label={text('relations.removeOne', { name })}
        disabled={disabled || awaited}
        onClick={() => onRemove(option)}
      >
        <RemoveIcon sx={{ fontSize: 16 }} />
      </IconPush>
    </Box>
  );
}
