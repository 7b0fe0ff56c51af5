import OutlinedInput from '@mui/material/OutlinedInput';
import { ariaOf, asText, type WidgetProps } from './widget.ts';

/** One line of text; trimmed when it is left (spec 1, section 2.9). */
export function LineInput(props: WidgetProps) {
  const { field, id, value, onChange, onBlur, inputRef, invalid, disabled } = props;
  return (
    <OutlinedInput
      id={id}
      size="small"
      fullWidth
      type={field.type === 'url' ? 'url' : 'text'}
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
      slotProps={{ input: { maxLength: field.maxLength, autoComplete: 'off', ...ariaOf(props) } }}
    />
  );
}
