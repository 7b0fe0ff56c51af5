import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';

export interface ChoiceGroupProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly {
    readonly value: T;
    readonly label: string;
    /** Why it is disabled. */
    readonly closed?: string;
  }[];
  onChange(value: NoInfer<T>): void;
}

/** A group of radio buttons, each with the reason when it is disabled. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>) {
  const { label, value, choices, onChange } = props;
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_, next) => {
          const choice = choices.find((one) => one.value === next);
          if (choice) onChange(choice.value);
        }}
      >
        {choices.map((choice) => (
          <div key={choice.value}>
            <FormControlLabel
              value={choice.value}
              disabled={choice.closed !== undefined}
              control={<Radio size="small" />}
              label={choice.label}
            />
            {choice.closed !== undefined && (
              <FormHelperText sx={{ margin: '-4px 0 4px 30px' }}>{choice.closed}</FormHelperText>
            )}
          </div>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
