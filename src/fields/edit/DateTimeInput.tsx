import Box from '@mui/material/Box';
import { DateField, type DateFieldProps } from '../../controls/DateField.tsx';
import { isNever } from '../../i18n/dates.ts';
import { useText } from '../../i18n/useText.ts';
import { openedPart } from '../../controls/openedPart.tsx';
import { fromLocalInput, toLocalInput } from './localDateTime.ts';
import { ariaOf, asText, textInputOf, type WidgetProps } from './widget.ts';

const DateLengths = openedPart(() => import('./DateLengths.tsx'));

/** Date and time in the user's time zone, with the browser's picker. One far in the future says "Never" beside it. */
export function DateTimeInput(props: WidgetProps) {
  const { id, value, describedBy, onChange } = props;
  const text = useText();
  const neverId = isNever(value) ? `${id}-never` : undefined;
  const descriptions = [neverId, describedBy].filter((one) => one !== undefined);
  return (
    <>
      <DateField
        {...dateFieldOf({ ...props, describedBy: descriptions.join(' ') || undefined })}
        kind="datetime-local"
        value={toLocalInput(value)}
        onChange={(event) => onChange(fromLocalInput(event.target.value))}
      />
      {neverId !== undefined && (
        <Box component="span" id={neverId} sx={{ marginInlineStart: 3, color: 'text.secondary' }}>
          {text('pages.value.never')}
        </Box>
      )}
      {props.field.lengths && <DateLengths {...props} />}
    </>
  );
}

export function DateInput(props: WidgetProps) {
  return <DateField {...dateFieldOf(props)} kind="date" />;
}

export function TimeInput(props: WidgetProps) {
  return <DateField {...dateFieldOf(props)} kind="time" />;
}

function dateFieldOf(props: WidgetProps): Omit<DateFieldProps, 'kind'> {
  const { slotProps: _input, ...input } = textInputOf(props);
  return { ...input, value: asText(props.value), attributes: ariaOf(props) };
}
