import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { readDate } from '../../../i18n/dates.ts';
import { useLanguage } from '../../../i18n/LanguageContext.ts';
import { IconPush } from '../../../theme/buttons.ts';
import { addMonths, dayAfterKey, dayOf, sameDay, weeksOf } from './calendar.ts';
import type { DateRange } from './range.ts';
import { useText } from '../../../i18n/useText.ts';

const CELL_PX = 34;

const Grid = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    borderCollapse: 'collapse',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
    '& th': { height: CELL_PX, fontWeight: 500, color: palette.text.secondary },
    '& td': { padding: 0 },
    '& td[aria-selected=true]': { background: palette.action.selected },
    '& button': {
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
    '& button:hover': { background: palette.action.hover },
    '& button[data-other]': { color: palette.text.secondary },
    '& button[data-end]': { color: palette.primary.contrastText, background: palette.primary.main },
    '& button[aria-current]': { boxShadow: `inset 0 0 0 1px ${palette.primary.main}` },
    '& button:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
  };
});

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

export interface RangeCalendarProps {
  readonly range: DateRange | undefined;
  /** The chosen days in order. */
  onPick(first: Date, last: Date): void;
}

/** A month in which a first and a last day are chosen (WAI-ARIA, date picker dialog). */
export function RangeCalendar({ range, onPick }: RangeCalendarProps) {
  const text = useText();
  const { language } = useLanguage();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [first, setFirst] = useState<Date>();
  const [day, setDay] = useState(() => dayOf(readDate(range?.to) ?? new Date()));
  const [today] = useState(() => new Date());
  const from = first ?? readDate(range?.from);
  const to = first ?? readDate(range?.to);
  const weeks = weeksOf(day);

  // The current day has the focus as soon as the panel opens.
  const moved = useRef(true);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    moved.current = false;
  }, [day]);

  const go = (next: Date, focus: boolean) => {
    moved.current = focus;
    setDay(next);
  };
  const pick = (picked: Date) => {
    if (!first) {
      setFirst(picked);
      return go(picked, true);
    }
    onPick(...(picked < first ? ([picked, first] as const) : ([first, picked] as const)));
  };
  const name = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, style);
    return (date: Date) => format.format(date);
  };
  const monthName = name({ year: 'numeric', month: 'long' });
  const shortDay = name({ weekday: 'narrow' });
  const longDay = name({ weekday: 'long' });
  const fullDay = name({ dateStyle: 'full' });
  const isInside = (date: Date) =>
    from !== undefined && to !== undefined && date >= dayOf(from) && date <= to;

  return (
    <div>
      <Head>
        <IconPush
          type="button"
          aria-label={text('listSearch.previousMonth')}
          title={text('listSearch.previousMonth')}
          onClick={() => go(addMonths(day, -1), false)}
        >
          <PreviousIcon fontSize="small" />
        </IconPush>
        <strong id={id} aria-live="polite" style={{ flex: 1, textAlign: 'center' }}>
          {monthName(day)}
        </strong>
        <IconPush
          type="button"
          aria-label={text('listSearch.nextMonth')}
          title={text('listSearch.nextMonth')}
          onClick={() => go(addMonths(day, 1), false)}
        >
          <NextIcon fontSize="small" />
        </IconPush>
      </Head>
      <Grid
        ref={grid}
        role="grid"
        aria-labelledby={id}
        aria-multiselectable
        onKeyDown={(event) => {
          const next = dayAfterKey(day, event.key, event.shiftKey);
          if (!next) return;
          event.preventDefault();
          go(next, true);
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={+date} scope="col" abbr={longDay(date)} title={longDay(date)}>
                {shortDay(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={+(week[0] ?? 0)}>
              {week.map((date) => (
                <td key={+date} aria-selected={isInside(date)}>
                  <button
                    type="button"
                    tabIndex={sameDay(date, day) ? 0 : -1}
                    aria-label={fullDay(date)}
                    aria-current={sameDay(date, today) ? 'date' : undefined}
                    data-other={date.getMonth() === day.getMonth() ? undefined : true}
                    data-end={sameDay(date, from) || sameDay(date, to) ? true : undefined}
                    onClick={() => pick(date)}
                  >
                    {date.getDate()}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <p role="status" style={{ margin: '8px 0 0', fontSize: 13, textAlign: 'center' }}>
        {text(first ? 'listSearch.pickLast' : 'listSearch.pickFirst')}
      </p>
    </div>
  );
}
