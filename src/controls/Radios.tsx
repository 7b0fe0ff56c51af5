import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, type AriaAttributes, type ReactNode, type RefCallback } from 'react';

interface RadioChoice<T extends string> {
  readonly value: T;
  readonly label: Exclude<ReactNode, null | undefined | boolean>;
  readonly disabled?: boolean;
  /** Why it is disabled; shown below it. */
  readonly closed?: string | undefined;
}

interface RadiosProps<T extends string> extends AriaAttributes {
  /** Shown above the choices; otherwise `aria-labelledby` names the group. */
  readonly label?: string;
  readonly value: T | undefined;
  readonly choices: readonly RadioChoice<T>[];
  /** The choices stand in a line. */
  readonly row?: boolean;
  /** Id of the first radio button, which takes the focus of a form. */
  readonly id?: string;
  readonly inputRef?: RefCallback<HTMLElement>;
  onChange(value: NoInfer<T>): void;
  onBlur?(): void;
}

/** A group of radio buttons: one of a few choices, all of them in sight. */
export function Radios<T extends string>(props: RadiosProps<T>): ReactNode {
  const { label, value, choices, row = false, id, inputRef, onChange, onBlur, ...aria } = props;
  const labelId = useId();
  return (
    <div>
      {label !== undefined && <FormLabel id={labelId}>{label}</FormLabel>}
      <RadioGroup
        {...(label !== undefined && { 'aria-labelledby': labelId })}
        {...aria}
        row={row}
        value={value ?? ''}
        onBlur={onBlur}
        onChange={(_, next) => {
          const choice = choices.find((one) => one.value === next);
          if (choice) onChange(choice.value);
        }}
      >
        {choices.map((choice, index) => (
          <div key={choice.value}>
            <FormControlLabel
              value={choice.value}
              label={choice.label}
              disabled={choice.disabled ?? choice.closed !== undefined}
              control={
                <Radio slotProps={{ input: index === 0 ? { id, ref: inputRef ?? null } : {} }} />
              }
            />
            {choice.closed !== undefined && (
              <FormHelperText sx={{ margin: '-4px 0 4px 30px' }}>{choice.closed}</FormHelperText>
            )}
          </div>
        ))}
      </RadioGroup>
    </div>
  );
}
