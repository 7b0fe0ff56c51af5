import { styled } from '@mui/material/styles';
import type { ReactNode, RefCallback } from 'react';

interface SelectChoice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps {
  readonly id?: string | undefined;
  /** Accessible name; undefined inside of a `<label>`. */
  readonly label?: string;
  readonly value: string;
  readonly choices: readonly SelectChoice[];
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly selectRef?: RefCallback<HTMLElement> | undefined;
  onChange(value: string): void;
}

/** The frame and the arrow of Material UI's select, whose code is not in the first load. */
const Frame = styled('select')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const arrow = `conic-gradient(from -45deg at 50% 100%,${palette.action.active} 90deg,#0000 0)`;
  return {
    appearance: 'none',
    maxWidth: '100%',
    minHeight: 32,
    padding: '0 28px 0 12px',
    font: 'inherit',
    color: palette.text.primary,
    background: `${arrow} calc(100% - 10px) 50%/10px 5px no-repeat ${palette.background.paper}`,
    border: `1px solid ${palette.outline}`,
    borderRadius: 6,
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
  };
});

/** A select for a short list of fixed choices; long lists and records are searched in `ReferenceInput`. */
export function Select(props: SelectProps): ReactNode {
  const { label, choices, describedBy, selectRef, onChange, ...select } = props;
  return (
    <Frame
      {...select}
      ref={selectRef}
      aria-label={label}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} disabled={choice.disabled}>
          {choice.label}
        </option>
      ))}
    </Frame>
  );
}

/** Choices that are their own labels; a value that is none of them stays a choice. */
export const plainChoices = (values: readonly string[], value: string): readonly SelectChoice[] =>
  (values.includes(value) ? values : [value, ...values]).map((one) => ({ value: one, label: one }));
