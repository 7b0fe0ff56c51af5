import OutlinedInput from '@mui/material/OutlinedInput';
import { ariaOf, asText, type WidgetProps } from './widget.ts';

/** Rows of a text area (spec 1, section 2.9). */
const ROWS = 3;

export function AreaInput(props: WidgetProps) {
  const { field, id, value, onChange, onBlur, inputRef, invalid, disabled } = props;
  return (
    <OutlinedInput
      id={id}
      size="small"
      fullWidth
      multiline
      rows={ROWS}
      value={asText(value)}
      error={invalid}
      disabled={disabled}
      inputRef={inputRef}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const text = asText(value);
        if (text !== text.trim()) onChange(text.trim());
        onBlur();
      }}
      slotProps={{ input: { maxLength: field.maxLength, ...ariaOf(props) } }}
    />
  );
}
