import { Radios } from '../../controls/Radios.tsx';
import { ariaOf, asText, type WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

/** Radio buttons for a few choices. */
export function RadioInput(props: WidgetProps) {
  const { field, id, labelId, value, onChange, onBlur, inputRef, disabled } = props;
  const text = useText();
  const choices = field.choices ?? [];
  return (
    <Radios
      row
      id={id}
      inputRef={inputRef}
      value={asText(value)}
      choices={choices.map((choice) => ({
        value: String(choice.value),
        label: text(choice.label),
        disabled,
      }))}
      onChange={(chosen) => {
        onChange(choices.find((choice) => String(choice.value) === chosen)?.value);
      }}
      onBlur={onBlur}
      aria-labelledby={labelId}
      {...ariaOf(props)}
    />
  );
}
