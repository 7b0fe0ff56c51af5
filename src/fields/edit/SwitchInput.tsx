import Switch from '@mui/material/Switch';
import { ariaOf, type WidgetProps } from './widget.ts';

export function SwitchInput(props: WidgetProps) {
  const { id, value, onChange, onBlur, inputRef, disabled } = props;
  const { 'aria-describedby': describedBy } = ariaOf(props);
  return (
    <Switch
      size="medium"
      checked={value === true}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
      sx={{ marginInlineStart: -1.5 }}
      slotProps={{ input: { id, ref: inputRef, 'aria-describedby': describedBy } }}
    />
  );
}
