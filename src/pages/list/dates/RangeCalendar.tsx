import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { styled } from '@mui/material/styles';
import { useState, type ButtonHTMLAttributes } from 'react';
import { DayPicker } from 'react-day-picker';
import { readDate } from '../../../i18n/dates.ts';
import { useLanguage } from '../../../i18n/LanguageContext.ts';
import { IconPush } from '../../../theme/buttons.ts';
import type { DateRange } from './range.ts';
import { useText } from '../../../i18n/useText.ts';

const CELL_PX = 34;
const MONDAY = 1;

const Calendar = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
    '& .rdp-month': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      gap: 8,
    },
    '& .rdp-month_caption': { fontWeight: 700, textAlign: 'center' },
    '& .rdp-month_grid': { gridColumn: '1 / -1', borderCollapse: 'collapse' },
    '& .rdp-weekday': { height: CELL_PX, fontWeight: 500, color: palette.text.secondary },
    '& .rdp-day': { padding: 0 },
    '& .rdp-selected': { background: palette.action.selected },
    '& .rdp-day_button': {
      width: CELL_PX,
      height: CELL_PX,
      padding: 0,
      font: 'inherit',
      color: palette.text.primary,
      background: 'none',
      border: 0,
      borderRadius: 6,
      cursor: 'pointer',
    },
    '& .rdp-day_button:hover': { background: palette.action.hover },
    '& .rdp-outside .rdp-day_button': { color: palette.text.secondary },
    '& :is(.rdp-range_start, .rdp-range_end) .rdp-day_button': {
      color: palette.primary.contrastText,
      background: palette.primary.main,
    },
    '& .rdp-today .rdp-day_button': { boxShadow: `inset 0 0 0 1px ${palette.primary.main}` },
    '& .rdp-day_button:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 1,
    },
  };
});

/** Buttons of the console in place of the library's. */
const COMPONENTS = {
  PreviousMonthButton: (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
    <IconPush {...props} title={props['aria-label']}>
      <PreviousIcon fontSize="small" />
    </IconPush>
  ),
  NextMonthButton: (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
    <IconPush {...props} title={props['aria-label']}>
      <NextIcon fontSize="small" />
    </IconPush>
  ),
};

interface RangeCalendarProps {
  readonly range: DateRange | undefined;
  /** The chosen days in order. */
  onPick(first: Date, last: Date): void;
}

/** A month in which a first and a last day are chosen (WAI-ARIA, date picker dialog). */
export function RangeCalendar({ range, onPick }: RangeCalendarProps) {
  const text = useText();
  const { language } = useLanguage();
  const [first, setFirst] = useState<Date>();
  const from = first ?? readDate(range?.from);
  const to = first ?? readDate(range?.to);
  const pick = (picked: Date) => {
    if (!first) setFirst(picked);
    else if (picked < first) onPick(picked, first);
    else onPick(first, picked);
  };
  const name = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, style);
    return (date: Date) => format.format(date);
  };
  return (
    <Calendar>
      <DayPicker
        mode="range"
        lang={language}
        // The dialog was opened by a button, and its focus begins at the range (WAI-ARIA, date picker dialog).
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        fixedWeeks
        showOutsideDays
        navLayout="around"
        weekStartsOn={MONDAY}
        {...(to && { defaultMonth: to })}
        selected={{ from, to }}
        onSelect={(_next, picked) => pick(picked)}
        components={COMPONENTS}
        formatters={{
          formatCaption: name({ year: 'numeric', month: 'long' }),
          formatWeekdayName: name({ weekday: 'narrow' }),
        }}
        labels={{
          labelPrevious: () => text('listSearch.previousMonth'),
          labelNext: () => text('listSearch.nextMonth'),
          labelGrid: name({ year: 'numeric', month: 'long' }),
          labelWeekday: name({ weekday: 'long' }),
          labelDayButton: name({ dateStyle: 'full' }),
        }}
      />
      <p role="status" style={{ margin: '8px 0 0', textAlign: 'center' }}>
        {text(first ? 'listSearch.pickLast' : 'listSearch.pickFirst')}
      </p>
    </Calendar>
  );
}
