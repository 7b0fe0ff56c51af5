import OutlinedInput from '@mui/material/OutlinedInput';
import { lineText } from './lineText.ts';
import { ariaOf, asText, type WidgetProps } from './widget.ts';

/** One line of text, trimmed on blur (spec 1, section 2.9). */
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
        const typed = asText(value);
        const text = lineText(field, typed);
        if (text !== typed) onChange(text);
        onBlur();
      }}
      slotProps={{ input: { maxLength: field.maxLength, autoComplete: 'off', ...ariaOf(props) } }}
    />
  );
}
