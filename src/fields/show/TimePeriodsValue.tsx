import { readWeek, WEEKDAYS } from '../timePeriods.ts';
import { weekdayKey } from '../weekdayKey.ts';
import { MultilineValue } from './TextValue.tsx';
import { useText } from '../../i18n/useText.ts';

/** Weekly periods in words; none means at any time. */
export default function TimePeriodsValue({ value }: { readonly value: unknown }) {
  const text = useText();
  const week = readWeek(value);
  const lines = WEEKDAYS.flatMap((day) => {
    const ranges = week.get(day);
    if (!ranges) return [];
    return [`${text(weekdayKey(day))} ${ranges.map(({ from, to }) => `${from}–${to}`).join(', ')}`];
  });
  return (
    <MultilineValue value={lines.length > 0 ? lines.join('\n') : text('pages.periods.always')} />
  );
}
