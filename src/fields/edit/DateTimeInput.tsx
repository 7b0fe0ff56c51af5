import OutlinedInput from '@mui/material/OutlinedInput';
import { fromLocalInput, toLocalInput } from './localDateTime.ts';
import { asText, textInputOf, type WidgetProps } from './widget.ts';

const WIDTH = 240;
/** A year of five digits is a typing error. */
const LATEST = '9999-12-31T23:59';

/** Date and time in the person's time zone, with the browser's picker. */
export function DateTimeInput(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <NativeInput
      {...props}
      type="datetime-local"
      max={LATEST}
      value={toLocalInput(value)}
      onChange={(text) => onChange(fromLocalInput(asText(text)))}
    />
  );
}

export function DateInput(props: WidgetProps) {
  return <NativeInput {...props} type="date" max={LATEST.slice(0, 'YYYY-MM-DD'.length)} />;
}

export function TimeInput(props: WidgetProps) {
  return <NativeInput {...props} type="time" />;
}

interface NativeInputProps extends WidgetProps {
  readonly type: 'datetime-local' | 'date' | 'time';
  readonly max?: string;
}

function NativeInput({ type, max, ...props }: NativeInputProps) {
  return (
    <OutlinedInput
      {...textInputOf(props, { max })}
      type={type}
      fullWidth={false}
      sx={{ width: WIDTH, maxWidth: '100%' }}
    />
  );
}
