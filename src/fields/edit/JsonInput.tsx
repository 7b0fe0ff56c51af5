import OutlinedInput from '@mui/material/OutlinedInput';
import { ariaOf, asText, type WidgetProps } from './widget.ts';

const ROWS = 6;

/** JSON as text; the validation reports what does not parse. */
export function JsonInput(props: WidgetProps) {
  const { id, value, onChange, onBlur, inputRef, invalid, disabled } = props;
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
      onBlur={onBlur}
      slotProps={{
        input: { spellCheck: false, style: { fontFamily: 'monospace' }, ...ariaOf(props) },
      }}
    />
  );
}
