import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { weekdayKey } from '../weekdayKey.ts';
import {
  changeDay,
  HALF_HOUR_MARKS,
  nextRange,
  readWeek,
  startAt,
  WEEKDAYS,
  writeWeek,
  type TimeRange,
} from '../timePeriods.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { plainChoices, Select } from '../../controls/Select.tsx';
import type { WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

/** Weekly periods: ranges of half hours for each day; none means always. */
export function TimePeriodsInput(props: WidgetProps) {
  const { id, labelId, describedBy, value, onChange, onBlur, inputRef, disabled } = props;
  const text = useText();
  const week = readWeek(value);
  const change = (day: number, ranges: readonly TimeRange[]) => {
    onChange(writeWeek(changeDay(week, day, ranges)));
  };
  return (
    <FieldGroup
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      onBlur={onBlur}
      sx={{ display: 'grid', rowGap: 0.5 }}
    >
      {WEEKDAYS.map((day, row) => {
        const ranges = week.get(day) ?? [];
        const next = nextRange(ranges);
        const name = text(weekdayKey(day));
        const add = text('pages.periods.add', { day: name });
        return (
          <FieldGroup
            key={day}
            aria-label={name}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 32 }}
          >
            <Box component="span" sx={{ width: 96, fontSize: 13 }}>
              {name}
            </Box>
            {ranges.map((range, index) => (
              <RangeInput
                key={index}
                day={name}
                range={range}
                disabled={disabled}
                onChange={(changed) => change(day, ranges.with(index, changed))}
                onRemove={() =>
                  change(
                    day,
                    ranges.filter((_, place) => place !== index),
                  )
                }
              />
            ))}
            {next && (
              <IconButton
                {...(row === 0 && { id, ref: inputRef })}
                aria-label={add}
                title={add}
                disabled={disabled}
                onClick={() => change(day, [...ranges, next])}
              >
                <AddIcon fontSize="small" />
              </IconButton>
            )}
          </FieldGroup>
        );
      })}
    </FieldGroup>
  );
}

interface RangeInputProps {
  readonly day: string;
  readonly range: TimeRange;
  readonly disabled: boolean;
  onChange(range: TimeRange): void;
  onRemove(): void;
}

function RangeInput({ day, range, disabled, onChange, onRemove }: RangeInputProps) {
  const text = useText();
  const { from, to } = range;
  const remove = text('pages.periods.remove', { day, from, to });
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Select
        label={text('pages.periods.from', { day })}
        value={from}
        choices={plainChoices(HALF_HOUR_MARKS.slice(0, -1), from)}
        disabled={disabled}
        onChange={(mark) => onChange(startAt(range, mark))}
      />
      <span aria-hidden="true">–</span>
      <Select
        label={text('pages.periods.to', { day })}
        value={to}
        choices={plainChoices(
          HALF_HOUR_MARKS.filter((mark) => mark > from),
          to,
        )}
        disabled={disabled}
        onChange={(mark) => onChange({ from, to: mark })}
      />
      <IconButton aria-label={remove} title={remove} disabled={disabled} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
