import OutlinedInput from '@mui/material/OutlinedInput';
import { ariaOf, asText, type WidgetProps } from './widget.ts';

/** An email address; surrounding blanks are removed. */
export function EmailInput(props: WidgetProps) {
  const { field, id, value, onChange, onBlur, inputRef, invalid, disabled } = props;
  return (
    <OutlinedInput
      id={id}
      size="small"
      fullWidth
      type="email"
      value={asText(value)}
      error={invalid}
      disabled={disabled}
      inputRef={inputRef}
      onChange={(event) => onChange(event.target.value.trim())}
      onBlur={onBlur}
      slotProps={{ input: { maxLength: field.maxLength, autoComplete: 'off', ...ariaOf(props) } }}
    />
  );
}
