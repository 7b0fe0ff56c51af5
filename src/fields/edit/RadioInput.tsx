import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { ariaOf, asText, type WidgetProps } from './widget.ts';
import { useText } from '../../i18n/useText.ts';

/** Radio buttons for a few choices. */
export function RadioInput(props: WidgetProps) {
  const { field, id, labelId, path, value, onChange, onBlur, inputRef, disabled } = props;
  const text = useText();
  const choices = field.choices ?? [];
  return (
    <RadioGroup
      row
      name={path}
      value={asText(value)}
      aria-labelledby={labelId}
      onChange={(_, chosen) => {
        onChange(choices.find((choice) => String(choice.value) === chosen)?.value);
      }}
      onBlur={onBlur}
      {...ariaOf(props)}
    >
      {choices.map((choice, index) => (
        <FormControlLabel
          key={String(choice.value)}
          value={String(choice.value)}
          label={text(choice.label)}
          disabled={disabled}
          control={
            <Radio
              slotProps={{
                input: index === 0 ? { id, ref: inputRef } : {},
              }}
            />
          }
        />
      ))}
    </RadioGroup>
  );
}
