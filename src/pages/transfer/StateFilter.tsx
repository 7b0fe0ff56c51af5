import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFormats } from '../../i18n/useFormats.ts';
import type { RowState } from './importRow.ts';
import type { RowCounts } from './importTask.ts';
import { useText } from '../../i18n/useText.ts';

const ALL = 'all';
const STATES: readonly RowState[] = ['pending', 'ok', 'error'];
/** Filter for rows whose answer was lost. */
const ANSWER_LOST = 'unheard';

/** Rows of a state, or rows with problems. */
export type ShownRows = RowState | typeof WRONG;
const WRONG = 'wrong';
const SHOWN: readonly ShownRows[] = [...STATES, ANSWER_LOST, WRONG];

interface StateFilterProps {
  readonly counts: RowCounts;
  /** Number of rows with values that the server would refuse. */
  readonly wrong: number;
  /** Undefined: all rows. */
  readonly shown: ShownRows | undefined;
  onChange(shown: ShownRows | undefined): void;
}

/** Filters the rows by state, with the number of rows of each. */
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
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that chose the file is gone; this one says how many rows came */}
      <ToggleButton value={ALL} autoFocus>
        {text('transfer.state.all', { count: number(all) })}
      </ToggleButton>
      {STATES.map((state) => (
        <ToggleButton key={state} value={state}>
          {text(`transfer.state.${state}`, { count: number(counts[state]) })}
        </ToggleButton>
      ))}
      {(counts.unheard > 0 || shown === ANSWER_LOST) && (
        <ToggleButton value={ANSWER_LOST}>
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
