import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { PushButton } from '../../../theme/buttons.ts';
import { landmarkOf } from '../../../theme/landmark.ts';
import { RangeCalendar } from './RangeCalendar.tsx';
import { lastDays, SHORTCUT_DAYS, wholeDays, type DateRange } from './range.ts';
import { SHORTCUT_WORDS } from './shortcuts.ts';
import { useText } from '../../../i18n/useText.ts';

interface DateRangePanelProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly range: DateRange | undefined;
  /** The default range of the list; it can be changed, not cleared. */
  readonly start: DateRange | undefined;
  onChange(range: DateRange | undefined): void;
  onClose(): void;
}

/** Shortcuts, and a calendar for whole days (spec 1, section 9). */
export default function DateRangePanel(props: DateRangePanelProps) {
  const { id, anchor, range, start, onChange, onClose } = props;
  const text = useText();
  return (
    <Popover
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      container={landmarkOf(anchor)}
      disableScrollLock
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { id, role: 'dialog', 'aria-modal': true, 'aria-label': text('listSearch.choose') },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, padding: 3, maxWidth: 460 }}>
        <Box sx={{ display: 'flex', flexFlow: { xs: 'row wrap', sm: 'column' }, gap: 1 }}>
          {SHORTCUT_DAYS.map((days) => (
            <PushButton
              key={days}
              style={{ justifyContent: 'flex-start' }}
              onClick={() => onChange(lastDays(days, new Date()))}
            >
              {text(SHORTCUT_WORDS[days])}
            </PushButton>
          ))}
          <PushButton style={{ justifyContent: 'flex-start' }} onClick={() => onChange(start)}>
            {text(start ? 'listSearch.startRange' : 'listSearch.allDates')}
          </PushButton>
        </Box>
        <RangeCalendar range={range} onPick={(first, last) => onChange(wholeDays(first, last))} />
      </Box>
    </Popover>
  );
}
