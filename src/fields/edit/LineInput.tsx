import OutlinedInput from '@mui/material/OutlinedInput';
import { lineText } from './lineText.ts';
import { asText, textInputOf, type WidgetProps } from './widget.ts';

/** One line of text, trimmed on blur (spec 1, section 2.9). */
export function LineInput(props: WidgetProps) {
  const { field, value, onChange, onBlur } = props;
  return (
    <OutlinedInput
      {...textInputOf(props, { maxLength: field.maxLength, autoComplete: 'off' })}
      type={field.type === 'url' ? 'url' : 'text'}
      onBlur={() => {
        const typed = asText(value);
        const text = lineText(field, typed);
        if (text !== typed) onChange(text);
        onBlur();
      }}
    />
  );
}
