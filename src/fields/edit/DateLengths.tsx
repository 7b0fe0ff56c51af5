import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dayjs from 'dayjs';
import { useWatch } from 'react-hook-form';
import { NEVER_DAYS } from '../../../codegen/model/fields.ts';
import { readDate } from '../../i18n/dates.ts';
import { useText } from '../../i18n/useText.ts';
import { writeDate } from '../../i18n/writeDate.ts';
import type { WidgetProps } from './widget.ts';

/** Buttons that set a date and time so many days after the field it must follow, or after now. */
export default function DateLengths({ field, path, labelId, disabled, onChange }: WidgetProps) {
  const text = useText();
  const beside = path.replace(/[^.]+$/, field.after?.field ?? '');
  const begin = readDate(useWatch({ name: beside || path, disabled: field.after === undefined }));
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 2 }}
    >
      {field.lengths?.map((days) => (
        <Button
          key={days}
          size="small"
          variant="outlined"
          disabled={disabled}
          onClick={() => onChange(after(begin, days))}
        >
          {days < NEVER_DAYS
            ? text('forms.lengths.days', { smart_count: days })
            : text('pages.value.never')}
        </Button>
      ))}
    </Box>
  );
}

/** So many days after a moment to come, else after now. */
function after(begin: Date | undefined, days: number): string {
  const now = dayjs();
  const from = begin && now.isBefore(begin) ? dayjs(begin) : now;
  return writeDate(from.add(days, 'day').toDate());
}
