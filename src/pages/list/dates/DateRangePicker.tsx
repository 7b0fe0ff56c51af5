import CalendarIcon from '@mui/icons-material/CalendarToday';
import { useId, useState } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { PushButton } from '../../../theme/buttons.ts';
import type { DateRange } from './range.ts';
import { SHORTCUT_WORDS, shortcutOf } from './shortcuts.ts';
import { useText } from '../../../i18n/useText.ts';
import { lazyPart } from '../../../i18n/lazyPart.tsx';

const DateRangePanel = lazyPart(() => import('./DateRangePanel.tsx'));

interface DateRangePickerProps {
  /** Undefined: all dates. */
  readonly range: DateRange | undefined;
  /** The default range of the list; it can be changed, not cleared. */
  readonly start: DateRange | undefined;
  onChange(range: DateRange | undefined): void;
}

/** The button with the list's range of dates, and its panel (spec 1, section 2.7). */
export default function DateRangePicker({ range, start, onChange }: DateRangePickerProps) {
  const text = useText();
  const { date } = useFormats();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(false);
  const [now] = useState(() => new Date());
  const shortcut = range && shortcutOf(range, start, now);
  const dates =
    range &&
    text('listSearch.range', {
      from: date(range.from, 'short') || text('listSearch.open'),
      to: date(range.to, 'short') || text('listSearch.open'),
    });
  const said = shortcut ? text(SHORTCUT_WORDS[shortcut]) : (dates ?? text('listSearch.allDates'));
  return (
    <>
      <PushButton
        look="outlined"
        data-dates
        aria-label={text('listSearch.dates', { range: said })}
        title={dates ?? said}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => {
          setUsed(true);
          setAnchor(event.currentTarget);
        }}
      >
        <CalendarIcon />
        {said}
      </PushButton>
      {used && (
        <DateRangePanel
          id={id}
          anchor={anchor}
          range={range}
          start={start}
          onClose={() => setAnchor(null)}
          onChange={(next) => {
            setAnchor(null);
            onChange(next);
          }}
        />
      )}
    </>
  );
}
