import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormats } from '../../i18n/useFormats.ts';
import { usePartWords } from '../../i18n/usePartWords.ts';
import type { RowState } from './importRow.ts';
import type { RowCounts } from './importTask.ts';

const ALL = 'all';
const STATES: readonly RowState[] = ['pending', 'ok', 'error'];

export interface StateFilterProps {
  readonly counts: RowCounts;
  /** Undefined shows all rows. */
  readonly shown: RowState | undefined;
  onChange(shown: RowState | undefined): void;
}

/** Narrows the rows to those of one state, and says how many there are of each. */
export function StateFilter({ counts, shown, onChange }: StateFilterProps) {
  const words = usePartWords('later');
  const { number } = useFormats();
  const all = counts.pending + counts.ok + counts.error;
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={shown ?? ALL}
      onChange={(_, next: unknown) => onChange(STATES.find((state) => state === next))}
      aria-label={words('transfer.filter')}
      sx={{ flexWrap: 'wrap' }}
    >
      <ToggleButton value={ALL}>{words('transfer.state.all', { count: number(all) })}</ToggleButton>
      {STATES.map((state) => (
        <ToggleButton key={state} value={state}>
          {words(`transfer.state.${state}`, { count: number(counts[state]) })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
