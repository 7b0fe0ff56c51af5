import OutlinedInput from '@mui/material/OutlinedInput';
import { asText, textAreaOf, type WidgetProps } from './widget.ts';

/** Rows of a text area (spec 1, section 2.9). */
const ROWS = 3;

export function AreaInput(props: WidgetProps) {
  const { field, value, onChange, onBlur } = props;
  return (
    <OutlinedInput
      {...textAreaOf(props, ROWS, { maxLength: field.maxLength })}
      onBlur={() => {
        const text = asText(value);
        if (text !== text.trim()) onChange(text.trim());
        onBlur();
      }}
    />
  );
}
