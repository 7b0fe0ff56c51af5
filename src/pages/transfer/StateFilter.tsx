import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormats } from '../../i18n/useFormats.ts';
import type { RowState } from './importRow.ts';
import type { RowCounts } from './importTask.ts';
import { useText } from '../../i18n/useText.ts';

const ALL = 'all';
const STATES: readonly RowState[] = ['pending', 'ok', 'error'];
/** Rows whose answer was lost. */
const UNHEARD = 'unheard';

/** Rows of a state, or those that need a look before they are sent. */
export type ShownRows = RowState | typeof WRONG;
const WRONG = 'wrong';
const SHOWN: readonly ShownRows[] = [...STATES, UNHEARD, WRONG];

export interface StateFilterProps {
  readonly counts: RowCounts;
  /** Rows with values that would be refused. */
  readonly wrong: number;
  /** Undefined shows all rows. */
  readonly shown: ShownRows | undefined;
  onChange(shown: ShownRows | undefined): void;
}

/** Narrows the rows to those of one state, and says how many there are of each. */
export function StateFilter({ counts, wrong, shown, onChange }: StateFilterProps) {
  const text = useText();
  const { number } = useFormats();
  const all = counts.pending + counts.ok + counts.error + counts.unheard;
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={shown ?? ALL}
      onChange={(_, next: unknown) => onChange(SHOWN.find((state) => state === next))}
      aria-label={text('transfer.filter')}
      sx={{ flexWrap: 'wrap' }}
    >
      <ToggleButton value={ALL}>{text('transfer.state.all', { count: number(all) })}</ToggleButton>
      {STATES.map((state) => (
        <ToggleButton key={state} value={state}>
          {text(`transfer.state.${state}`, { count: number(counts[state]) })}
        </ToggleButton>
      ))}
      {(counts.unheard > 0 || shown === UNHEARD) && (
        <ToggleButton value={UNHEARD}>
          {text('transfer.state.unheard', { count: number(counts.unheard) })}
        </ToggleButton>
      )}
      {(wrong > 0 || shown === WRONG) && (
        <ToggleButton value={WRONG}>
          {text('transfer.state.wrong', { count: number(wrong) })}
        </ToggleButton>
      )}
    </ToggleButtonGroup>
  );
}
