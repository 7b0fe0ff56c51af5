import { DateField, type DateFieldProps } from '../../controls/DateField.tsx';
import { lazyPart } from '../../i18n/lazyPart.tsx';
import { fromLocalInput, toLocalInput } from './localDateTime.ts';
import { ariaOf, asText, textInputOf, type WidgetProps } from './widget.ts';

const DateLengths = lazyPart(() => import('./DateLengths.tsx'));

/** Date and time in the person's time zone, with the browser's picker. */
export function DateTimeInput(props: WidgetProps) {
  const { value, onChange } = props;
  return (
    <>
      <DateField
        {...dateFieldOf(props)}
        kind="datetime-local"
        value={toLocalInput(value)}
        onChange={(event) => onChange(fromLocalInput(event.target.value))}
      />
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
