import Box from '@mui/material/Box';
import { Switch } from '../../controls/Switch.tsx';
import { ariaOf, type WidgetProps } from './widget.ts';

export function SwitchInput(props: WidgetProps) {
  const { id, value, onChange, onBlur, inputRef, disabled } = props;
  const { 'aria-describedby': describedBy } = ariaOf(props);
  return (
    // Its track begins where the inputs do.
    <Box sx={{ marginInlineStart: -3 }}>
      <Switch
        id={id}
        inputRef={inputRef}
        checked={value === true}
        disabled={disabled}
        onChange={onChange}
        onBlur={onBlur}
        aria-describedby={describedBy}
      />
    </Box>
  );
}
