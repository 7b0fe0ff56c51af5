import OutlinedInput from '@mui/material/OutlinedInput';
import { textAreaOf, type WidgetProps } from './widget.ts';

const ROWS = 6;

/** JSON as text; the validation reports what does not parse. */
export function JsonInput(props: WidgetProps) {
  return (
    <OutlinedInput
      {...textAreaOf(props, ROWS, { spellCheck: false, style: { fontFamily: 'monospace' } })}
    />
  );
}
