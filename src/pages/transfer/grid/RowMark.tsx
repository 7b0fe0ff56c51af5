import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import UnheardIcon from '@mui/icons-material/HelpOutlineOutlined';
import PendingIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { stateOf, type ImportRow } from '../importRow.ts';
import { useText } from '../../../i18n/useText.ts';

const ICONS = {
  pending: PendingIcon,
  ok: DoneIcon,
  error: FailedIcon,
  unheard: UnheardIcon,
} as const;
const COLOURS = {
  pending: 'text.secondary',
  ok: 'success.main',
  error: 'error.main',
  unheard: 'text.primary',
} as const;

/** The state of a row as an icon with a label; its error is the tooltip. */
export function RowMark({ row, sending }: { readonly row: ImportRow; readonly sending: boolean }) {
  const text = useText();
  const state = stateOf(row);
  const Icon = ICONS[state];
  const reason = typeof row.status === 'string' ? undefined : row.status.error;
  return (
    <Box
      component="span"
      title={reason}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: COLOURS[state] }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {text(`transfer.mark.${sending ? 'sending' : state}`)}
    </Box>
  );
}
