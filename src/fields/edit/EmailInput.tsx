import OutlinedInput from '@mui/material/OutlinedInput';
import { textInputOf, type WidgetProps } from './widget.ts';

/** An email address; surrounding blanks are removed. */
export function EmailInput(props: WidgetProps) {
  const { field, onChange } = props;
  return (
    <OutlinedInput
      {...textInputOf(props, { maxLength: field.maxLength, autoComplete: 'off' })}
      type="email"
      onChange={(event) => onChange(event.target.value.trim())}
    />
  );
}
